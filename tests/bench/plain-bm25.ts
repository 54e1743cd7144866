import { stemmer } from 'stemmer';
import { buildBm25, type Bm25 } from '#shared/text/retrieval/bm25.ts';
import { isStopword } from '#shared/text/words/stopwords.ts';

/** The reference: lower-case ASCII words, function words dropped, Porter stems, BM25 with its usual parameters. */
export function plainTerms(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z0-9]+/gu) ?? [])
    .filter((word) => !isStopword(word))
    .map((word) => stemmer(word));
}

export function plainIndex(texts: readonly string[]): Bm25 {
  return buildBm25(texts.map(plainTerms));
}

/** Places of `scores`, best first; ties keep their order. */
export function ranking(scores: readonly number[]): readonly number[] {
  return scores.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}
