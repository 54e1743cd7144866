import { queryTerms, terms } from './analyze.ts';
import { buildBm25, type CollectionStatistics } from './bm25.ts';
import type { Chunk } from './chunks.ts';
import { countCues } from './cues.ts';

export interface RankedPassage {
  readonly index: number;
  readonly score: number;
}

/** Chunks of one document by how well they answer the query, best first; `index` is the place in `chunks`. */
export function rankPassages(
  query: string,
  text: string,
  chunks: readonly Chunk[],
  statistics?: CollectionStatistics,
): readonly RankedPassage[] {
  void statistics;
  const texts = chunks.map((chunk) => text.slice(chunk.start, chunk.end));
  const raw = buildBm25(texts.map((text) => terms(text))).scores(queryTerms(query));
  const cued = raw.map((score, index) => {
    const cues = countCues(texts[index] ?? '');
    return score * (1 + 0.1 * Math.min(5, cues.significances + cues.noEffects));
  });
  return cued
    .map((score, index) => ({
      index,
      score: score + 0.25 * ((cued[index - 1] ?? 0) + (cued[index + 1] ?? 0)),
    }))
    .sort((a, b) => b.score - a.score);
}
