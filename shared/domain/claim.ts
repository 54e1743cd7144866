import * as z from 'zod';
import { Firmness } from './firmness.ts';
import { clamp } from './source-score.ts';

const ClaimSupport = z.object({ sourceId: z.string(), evidenceId: z.string() });
export type ClaimSupport = z.infer<typeof ClaimSupport>;

/** A statement with the sources that support and contradict it. */
export const Claim = z.object({
  id: z.string(),
  text: z.string(),
  supporting: z.array(ClaimSupport).readonly(),
  contradicting: z.array(ClaimSupport).readonly(),
  itemIds: z.array(z.string()).readonly(),
  /** Mean composite score of the supporting sources, 0-1. */
  supportStrength: z.number(),
  contradictionFlag: z.boolean(),
  confidence: z.number(),
  /** The flagged uncertainty in the words of the source, when there is one. */
  uncertainty: z.string().optional(),
  firmness: Firmness.optional(),
  /** Independent sources that say so. */
  independentSources: z.int().nonnegative().optional(),
});
export type Claim = z.infer<typeof Claim>;

/** How firm what some evidence bears is, claim by claim; preliminary where no claim rests on it. */
export function firmnessIn(
  claims: readonly Pick<Claim, 'supporting' | 'firmness'>[],
  evidenceIds: readonly string[],
): ReadonlySet<Firmness> {
  const known = new Set(evidenceIds);
  const own = claims.filter(({ supporting }) => supporting.some((one) => known.has(one.evidenceId)));
  const found = own.map(({ firmness = 'preliminary' as const }) => firmness);
  return new Set(found.length > 0 ? found : ['preliminary']);
}

export interface ClaimFacts {
  /** Composite scores of the supporting sources. */
  readonly supportScores: readonly number[];
  readonly contradictionCount: number;
}

/** Mean of the supporting sources' composite scores; 0 without support (seed 001). */
export function scoreSupport(supportScores: readonly number[]): number {
  if (supportScores.length === 0) return 0;
  return supportScores.reduce((sum, score) => sum + score, 0) / supportScores.length;
}

/** `clamp(min(strength + supports * .05, 1) - contradictions * .15)` (seed 001). */
export function scoreClaim(facts: ClaimFacts): number {
  const strength = Math.min(scoreSupport(facts.supportScores) + facts.supportScores.length * 0.05, 1);
  return clamp(strength - facts.contradictionCount * 0.15);
}

/** `clamp(mean claim confidence * min(sources / 10, 1))`; 0 without claims (seed 001). */
export function scoreJob(claimConfidences: readonly number[], sourceCount: number): number {
  if (claimConfidences.length === 0) return 0;
  const mean = claimConfidences.reduce((sum, score) => sum + score, 0) / claimConfidences.length;
  return clamp(mean * Math.min(sourceCount / 10, 1));
}
