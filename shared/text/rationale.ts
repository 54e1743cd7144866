import { queryTerms, terms } from './analyze.ts';
import { buildBm25, type CollectionStatistics } from './bm25.ts';

export interface RankedSentence {
  readonly index: number;
  /** 0 to 1, the best sentence of the document being 1. */
  readonly score: number;
}

const RATIO = 0.7;

/** Sentences of one document that bear directly on a statement or question, best first. */
export function selectRationale(
  query: string,
  sentences: readonly string[],
  statistics?: CollectionStatistics,
): readonly RankedSentence[] {
  const found = scoreSentences(query, sentences, statistics);
  return found.filter((sentence) => sentence.score > 0 && sentence.score >= RATIO);
}

/** Every sentence with its score, best first: what `selectRationale` decides on. */
export function scoreSentences(
  query: string,
  sentences: readonly string[],
  statistics?: CollectionStatistics,
): readonly RankedSentence[] {
  void statistics;
  const wanted = queryTerms(query);
  const texts = sentences.map((sentence) => terms(sentence));
  const index = buildBm25(texts);
  const scores = texts.map((text) => {
    const held = new Set(text);
    return wanted.reduce((sum, term) => sum + (held.has(term) ? index.idf(term) : 0), 0);
  });
  const best = Math.max(0, ...scores) || 1;
  return scores.map((score, index) => ({ index, score: score / best })).sort((a, b) => b.score - a.score);
}
