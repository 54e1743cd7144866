import { isPlainEnglish } from '#shared/text/words/common-stems.ts';
import { productNames, productTerms } from '#shared/text/evidence/product-names.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { productOf } from './product-of.ts';
import type { Source } from './source.ts';

const WORD = /\p{L}[\p{L}\p{M}\p{N}'’_-]*/gu;
/** "Unlike Potterix, …": that is not what is asked about. */
const SET_APART =
  /\b(?:unlike|(?:and|but) not|instead of|rather than|other than|besides|com(?:e|es|ing) from|mov(?:e|ed|ing) from|switch(?:ed|ing)? from|migrat(?:e|ed|ing) from)\s+(?:\p{L}+\s+)?$/iu;

/** The words, as they are written, by which a question names packages or folders that some of the sources are part of, each once. */
export function namedProducts(
  question: string,
  sources: readonly Pick<Source, 'kind' | 'container' | 'origins'>[],
): readonly string[] {
  const names = productNames(question);
  if (names.size === 0) return [];
  const products = new Set(sources.map((source) => productOf(source) ?? ''));
  const found = new Set([...products].flatMap(productTerms));
  const isEnglish = isPlainEnglish(question);
  const words = [...question.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const isNamed = terms(word).some((term) => names.has(term) && found.has(term));
    const isAside = isEnglish && SET_APART.test(question.slice(0, index));
    return isNamed && !isAside ? [word] : [];
  });
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}
