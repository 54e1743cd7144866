import type { Evidence } from '#shared/domain/evidence.ts';
import type { Source } from '#shared/domain/source.ts';
import { productNames } from '#shared/text/evidence/product-names.ts';
import { terms } from '#shared/text/words/analyze.ts';
import type { DraftInputs } from './draft-inputs.ts';

/** What is said of another product than the one that is asked about. */
export const OTHER_PRODUCT = 2;

/**
 * Whether a quote stands among the documents of another package or folder of a corpus than the one that a question names ("how
 * do I … in Yoshimi", and the manual of a power supply), and neither it nor what stands above it names that one. Of none where
 * nothing is found among the documents of what is named.
 */
export function ofOtherProduct(
  asked: string,
  found: readonly Evidence[],
  { sources }: DraftInputs,
): (one: Evidence) => boolean {
  const names = productNames(asked);
  const namedOf = ({ kind, container = '' }: Source): readonly string[] =>
    kind === 'corpus' ? [...new Set(terms(container))].filter((term) => names.has(term)) : [];
  const named = new Map([...sources.values()].map((source) => [source.id, namedOf(source)]));
  const most = Math.max(0, ...[...named.values()].map(({ length }) => length));
  const isOwn = ({ sourceId }: Evidence): boolean => named.get(sourceId)?.length === most;
  if (most === 0 || !found.some(isOwn)) return () => false;
  const products = [...named.values()].filter(({ length }) => length === most);
  return (one) => {
    const title = sources.get(one.sourceId)?.title ?? '';
    const said = new Set(terms([title, ...one.headings, one.quote].join('\n')));
    return !isOwn(one) && !products.some((name) => name.every((term) => said.has(term)));
  };
}
