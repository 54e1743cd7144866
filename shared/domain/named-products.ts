import { productNames, productTerms } from '#shared/text/evidence/product-names.ts';
import { productOf } from './product-of.ts';
import type { Source } from './source.ts';

/** The terms by which a question names packages or folders that some of the sources are part of. */
export function namedProducts(
  question: string,
  sources: readonly Pick<Source, 'kind' | 'container' | 'origins'>[],
): readonly string[] {
  const names = productNames(question);
  if (names.size === 0) return [];
  const products = new Set(sources.map((source) => productOf(source) ?? ''));
  return [...new Set([...products].flatMap(productTerms))].filter((term) => names.has(term));
}
