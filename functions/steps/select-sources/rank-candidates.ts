import { shareOfBest } from '#shared/text/retrieval/coverage.ts';
import { rankDocuments } from '#shared/text/retrieval/rank-documents.ts';
import type { Candidate } from './merge-hits.ts';

/** Relevance to the question, half by its own text, half by the best place a query gave it; the best has 1, what no query matched 0. */
export function rankCandidates(question: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const ranked = rankDocuments(
    question,
    candidates.map((one) => ({ id: one.sourceId, title: one.hit.title, text: one.hit.snippet })),
  );
  const byText = new Map(ranked.map((one) => [one.id, one.normalized]));
  const scores = candidates.map((one) =>
    one.hit.isUnmatched === undefined
      ? 0.5 * (byText.get(one.sourceId) ?? 0) + 0.5 * Math.max(0, ...one.itemRanks.values())
      : 0,
  );
  return withRelevance(candidates, shareOfBest(scores));
}

/**
 * The order of a reranker: those that it scored, by their score, then all others as they were, below the last of them.
 * `scores` are those of the first candidates, 0 to 1.
 */
export function orderByScores(ranked: readonly Candidate[], scores: readonly number[]): readonly Candidate[] {
  const shares = shareOfBest(scores);
  const least = Math.min(1, ...shares);
  return withRelevance(
    ranked,
    ranked.map((one, index) => shares[index] ?? least * one.relevance),
  );
}

function withRelevance(candidates: readonly Candidate[], relevance: readonly number[]): readonly Candidate[] {
  return candidates
    .map((one, index) => ({ ...one, relevance: relevance[index] ?? 0 }))
    .toSorted((a, b) => b.relevance - a.relevance || (a.sourceId < b.sourceId ? -1 : 1));
}
