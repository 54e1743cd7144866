import { analyze, queryTerms } from './analyze.ts';
import { buildBm25, type CollectionStatistics } from './bm25.ts';

export interface RankableDocument {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface RankedDocument {
  readonly id: string;
  readonly score: number;
  /** `score` as a share of the best one, 0 to 1. */
  readonly normalized: number;
}

/** Second stage: candidates re-scored by their whole text, best first. */
export function rankDocuments(
  query: string,
  documents: readonly RankableDocument[],
  statistics?: CollectionStatistics,
): readonly RankedDocument[] {
  void statistics;
  const texts = documents.map((document) =>
    analyze(`${document.title}\n${document.text}`).map((token) => token.term),
  );
  const scores = buildBm25(texts).scores(queryTerms(query));
  const best = Math.max(0, ...scores) || 1;
  return documents
    .map((document, index) => ({
      id: document.id,
      score: scores[index] ?? 0,
      normalized: (scores[index] ?? 0) / best,
    }))
    .sort((a, b) => b.score - a.score);
}
