import type { RerankCandidate } from '#shared/ports/reranker.ts';
import { malformed } from '../read-json.ts';

export interface Ranked {
  readonly index: number;
  readonly score: number;
}

const CHARACTERS = 8000;

/** What a reranker reads of a candidate; never empty, which services refuse. */
export function candidateText({ title, text }: RerankCandidate): string {
  const whole = [title, text].filter((part) => part.trim() !== '').join('\n');
  return whole.slice(0, CHARACTERS).toWellFormed().trim() || '-';
}

/** A question that services take: no longer than a paragraph, and never empty. */
export function questionText(question: string): string {
  return question.replaceAll(/\s+/gu, ' ').trim().slice(0, 2000).toWellFormed() || '-';
}

/**
 * Scores from 0 to 1 in the order of the candidates. Throws MalformedReply when one has none, or one is of no candidate:
 * a score that is missing is not a score of 0.
 */
export function scoresInOrder(service: string, ranked: readonly Ranked[], count: number): readonly number[] {
  const scores = new Map(ranked.map(({ index, score }) => [index, Math.min(1, Math.max(0, score))]));
  if (scores.size !== count || ranked.some(({ index }) => index < 0 || index >= count)) {
    throw malformed(service, `it scored ${scores.size} of ${count} documents`);
  }
  return Array.from({ length: count }, (_, index) => scores.get(index) ?? 0);
}

/** Scores of more candidates than a service takes at once, some of them at a time. */
export async function rankInParts<Candidate>(
  candidates: readonly Candidate[],
  mostAtOnce: number,
  rank: (part: readonly Candidate[]) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const scores: number[] = [];
  for (let start = 0; start < candidates.length; start += mostAtOnce) {
    scores.push(...(await rank(candidates.slice(start, start + mostAtOnce))));
  }
  return scores;
}
