import type { CredibilityTier, Quality } from './source.ts';

/** Score of each credibility tier (seed 001, stage 3). */
export const TIER_SCORES: Readonly<Record<CredibilityTier, number>> = {
  PRIMARY_SOURCE: 1,
  AUTHORITATIVE: 0.85,
  SECONDARY: 0.65,
  UNVERIFIED: 0.3,
  FLAGGED: 0,
};

export interface SourceFacts {
  /** 0-100. */
  readonly domainAuthority: number;
  /** Age in days; undefined when the date is not known. */
  readonly ageDays: number | undefined;
  /** 0-1. */
  readonly relevance: number;
  readonly tier: CredibilityTier;
}

/** `exp(-days / 180)`, 0.5 when unknown (seed 001). A date in the future counts as today. */
export function scoreRecency(ageDays: number | undefined): number {
  return ageDays === undefined ? 0.5 : Math.exp(-Math.max(0, ageDays) / 180);
}

/** Composite of authority .25, recency .2, relevance .35 and credibility .2, clamped to 0-1 (seed 001). */
export function scoreSource(facts: SourceFacts): number {
  return clamp(
    (facts.domainAuthority / 100) * 0.25 +
      scoreRecency(facts.ageDays) * 0.2 +
      facts.relevance * 0.35 +
      TIER_SCORES[facts.tier] * 0.2,
  );
}

/** HIGH from .7, MEDIUM from .4, else LOW (requirement R2.10). */
export function gradeQuality(compositeScore: number): Quality {
  if (compositeScore >= 0.7) return 'HIGH';
  return compositeScore >= 0.4 ? 'MEDIUM' : 'LOW';
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
