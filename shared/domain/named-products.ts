import { isPlainEnglish } from '#shared/text/words/common-stems.ts';
import { joinedNames, productNames, productTerms } from '#shared/text/evidence/product-names.ts';
import { productOf } from './product-of.ts';
import type { Source } from './source.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu;
/** "Unlike Potterix, …", "we moved away from Potterix": that is not what is asked about. */
const SET_APART =
  /(?:\bunlike|(?:\band|\bbut|,)\s+not|\binstead of|\brather than|\bother than|\b(?:i|we)(?:['’](?:m|re|ve)|\s+(?:am|are|have|just))*\s+(?:com(?:e|ing)|came|mov(?:ed|ing)|switch(?:ed|ing)|migrat(?:ed|ing))\s+(?:away\s+|over\s+)?from)\s+(?:[\p{L}\p{N}_-]+\s+(?:and|or)\s+|the\s+)?$/iu;

/** The words, as they are written, by which a question names packages or folders that some of the sources are part of, each once. */
export function namedProducts(
  question: string,
  sources: readonly Pick<Source, 'kind' | 'container' | 'origins'>[],
): readonly string[] {
  const names = productNames(question);
  if (names.size === 0) return [];
  const products = new Set(sources.map((source) => productOf(source) ?? ''));
  const found = new Set([...products].flatMap(productTerms).filter((term) => names.has(term)));
  const isEnglish = isPlainEnglish(question);
  const isFound = (text: string): boolean => productTerms(text).some((term) => found.has(term));
  const inTwoWords = joinedNames(question)
    .filter(({ name, parts }) => isFound(name) && !parts.some(isFound))
    .map(({ parts, at }) => ({ name: parts.join(' '), at }));
  const inOne = [...question.matchAll(WORD)]
    .filter(([word]) => isFound(word))
    .map(({ 0: word, index }) => ({ name: word, at: index }));
  const asked = [...inTwoWords, ...inOne]
    .filter(({ at }) => !isEnglish || !SET_APART.test(question.slice(0, at)))
    .map(({ name }) => name);
  return [...new Map(asked.map((name) => [name.toLowerCase(), name])).values()];
}
