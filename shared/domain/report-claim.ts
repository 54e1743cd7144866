import * as z from 'zod';
import { ESTABLISHED_BY, Firmness } from './firmness.ts';

/** A statement that the sources add up to, with its proven quotes on both sides. */
export const ReportClaim = z.object({
  id: z.string(),
  text: z.string(),
  firmness: Firmness,
  /** Confidence by the formula of seed 001, 0-1. */
  score: z.number(),
  independentSources: z.int().nonnegative(),
  opposingSources: z.int().nonnegative(),
  /** A source that says so hedges it. */
  isHedged: z.boolean(),
  itemIds: z.array(z.string()).readonly(),
  evidenceIds: z.array(z.string()).readonly(),
  againstEvidenceIds: z.array(z.string()).readonly(),
  /** Citation numbers of that evidence, as far as the report cites it. */
  citations: z.array(z.int().positive()).readonly(),
  againstCitations: z.array(z.int().positive()).readonly(),
});
export type ReportClaim = z.infer<typeof ReportClaim>;

/**
 * Of some claims those of which the report shows a quote, each with no more sources behind it than are shown: a reader can
 * check no others. What speaks against one counts nevertheless.
 */
export function claimsAsShown(claims: readonly ReportClaim[]): readonly ReportClaim[] {
  return claims.filter(({ citations }) => citations.length > 0).map(asShown);
}

function asShown(claim: ReportClaim): ReportClaim {
  const independentSources = Math.min(claim.independentSources, claim.citations.length);
  const isTooFirm = claim.firmness === 'established' && independentSources < ESTABLISHED_BY;
  return { ...claim, independentSources, firmness: isTooFirm ? 'preliminary' : claim.firmness };
}
