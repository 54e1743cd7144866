import { productNames, productTerms } from '#shared/text/evidence/product-names.ts';
import type { FileEntry } from './index-reader.ts';

interface Candidate {
  readonly entry: FileEntry;
  readonly text: string;
  /** The package or the folder that the file is part of. */
  readonly product: string;
}

/**
 * Ids of the files of other packages or folders than a query names ("… in Yoshimi"), unless they name that one themselves. None
 * where no candidate is part of what is named.
 */
export function ofOtherProduct(query: string, candidates: readonly Candidate[]): ReadonlySet<number> {
  const names = productNames(query);
  const namedBy = candidates.map(({ product }) => productTerms(product).filter((term) => names.has(term)));
  const named = [...new Set(namedBy.flat())];
  if (named.length === 0) return new Set();
  return new Set(
    candidates
      .filter((one, at) => namedBy[at]?.length === 0 && !namesAll(one, named))
      .map(({ entry }) => entry.id),
  );
}

/** By the look: what is stemmed is the beginning of a word, and to take each text apart would take as long as the search. */
function namesAll({ entry, text }: Candidate, named: readonly string[]): boolean {
  const said = `${entry.title}\n${text}`.toLowerCase();
  return named.every((term) => said.includes(term));
}
