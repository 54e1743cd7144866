import * as z from 'zod';
import { EndReason } from './job.ts';
import { Cursor } from './query.ts';

export const GateThresholds = z.object({
  minimumEvidenceRecords: z.int().nonnegative(),
  minimumCitedRecords: z.int().nonnegative(),
  minimumDomains: z.int().nonnegative(),
});
export type GateThresholds = z.infer<typeof GateThresholds>;

export const GateCounts = z.object({
  /** Quotes that repeat no other. */
  evidenceRecords: z.int().nonnegative(),
  /** Those that stand in the archive, character by character. */
  citedRecords: z.int().nonnegative(),
  domains: z.array(z.string()).readonly(),
});
export type GateCounts = z.infer<typeof GateCounts>;

/** Deterministic verdict on one iteration, and whether research goes on. */
export const Gate = z.object({
  iteration: z.int().positive(),
  status: z.enum(['pass', 'retry']),
  /** Empty when the gate passes. */
  reasons: z.array(z.string()).readonly(),
  thresholds: GateThresholds,
  counts: GateCounts,
  openItems: z.array(z.string()).readonly(),
  goesOn: z.boolean(),
  /** Why research ended although the gate says retry or items are open. */
  endReason: EndReason.optional(),
  cursor: Cursor,
});
export type Gate = z.infer<typeof Gate>;

/** The reasons why a gate says retry (seed 003 §3); an empty list means pass. */
export function judgeEvidence(counts: GateCounts, thresholds: GateThresholds): readonly string[] {
  const checks: readonly (readonly [number, number, string])[] = [
    [counts.evidenceRecords, thresholds.minimumEvidenceRecords, 'evidence records'],
    [counts.citedRecords, thresholds.minimumCitedRecords, 'cited evidence records'],
    [counts.domains.length, thresholds.minimumDomains, 'source domains'],
  ];
  return checks
    .filter(([have, want]) => have < want)
    .map(([have, want, what]) => `${have} of ${want} ${what}`);
}
