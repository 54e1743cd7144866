import type { Encoder, Pair } from '#shared/ports/encoder.ts';
import { isPlainEnglish } from '#shared/text/words/common-stems.ts';
import { isGlossed } from '#shared/text/words/glossed-languages.ts';

/** The language whose sentences the encoder knows, as BCP 47 names it. */
const ENCODED_LANGUAGE = 'en';

/** Whether the encoder knows the language of a question: a few words of which none is small show none. */
export function isEncoded(question: string, language: string): boolean {
  return isInEnglish(question, language) || isGlossed(language);
}

/** Whether it knows the words of a question as they stand, and not by a glossary. */
export function isInEnglish(question: string, language: string): boolean {
  return language === ENCODED_LANGUAGE || (language === 'und' && isPlainEnglish(question));
}

/** How near the two of each pair come in meaning: the cosine of their vectors, 0-1. Throws what the encoder does. */
export async function measurePairs(pairs: readonly Pair[], encoder: Encoder): Promise<readonly number[]> {
  const texts = [...new Set(pairs.flatMap(({ asked, said }) => [asked, said]))];
  const vectors = texts.length === 0 ? [] : await encoder.encode(texts);
  const vectorOf = new Map(texts.map((text, index) => [text, vectors[index]]));
  return pairs.map(({ asked, said }) => cosine(vectorOf.get(asked), vectorOf.get(said)));
}

/** Of vectors of length 1, between 0 and 1: what points the other way is far. */
function cosine(first: Float32Array | undefined, second: Float32Array | undefined): number {
  const product = first?.reduce((sum, value, at) => sum + value * (second?.[at] ?? 0), 0) ?? 0;
  return Number(Math.min(1, Math.max(0, product)).toFixed(4));
}
