import type { Evidence } from '#shared/domain/evidence.ts';
import { namedProducts } from '#shared/domain/named-products.ts';
import { type ChecklistItem, leansOnOthers } from '#shared/domain/plan.ts';
import { productOf } from '#shared/domain/product-of.ts';
import { productNames, productTerms } from '#shared/text/evidence/product-names.ts';
import { terms } from '#shared/text/words/analyze.ts';
import type { DraftInputs } from './draft-inputs.ts';

/** What is said of another product than the one that is asked about. */
export const OTHER_PRODUCT = 5;

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
  const products = new Map([...sources.values()].map((source) => [source.id, productOf(source)]));
  const namedOf = (sourceId: string): readonly string[] =>
    productTerms(products.get(sourceId) ?? '').filter((term) => names.has(term));
  const named = new Map([...sources.keys()].map((id) => [id, namedOf(id)]));
  const isOwn = ({ sourceId }: Evidence): boolean => (named.get(sourceId)?.length ?? 0) > 0;
  if (!found.some(isOwn)) return () => false;
  const own = [...named.values()].filter(({ length }) => length > 0);
  return (one) => {
    if (isOwn(one) || products.get(one.sourceId) === undefined) return false;
    const title = sources.get(one.sourceId)?.title ?? '';
    const said = new Set(terms([title, ...one.headings, one.quote].join('\n')));
    return !own.some((name) => name.every((term) => said.has(term)));
  };
}

/** What is asked; where its items lean on the rest of the question and name no product, with those that the question names. */
export function namingProduct(
  checklist: readonly ChecklistItem[],
  { sources, question = '' }: DraftInputs,
): string {
  const asked = checklist.map(({ description }) => description).join(' ');
  const found = [...sources.values()];
  const isLeftOut = checklist.every(leansOnOthers) && namedProducts(asked, found).length === 0;
  return isLeftOut ? [asked, ...namedProducts(question, found)].join(' ') : asked;
}
