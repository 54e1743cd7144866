import * as z from 'zod';

/** One sub-question within a wave: what became of its searches and reads (seed 003 §2). */
export const ResearchUnit = z.object({
  topic: z.string(),
  /** `skipped`: nothing was searched for it in this wave. */
  status: z.enum(['dispatched', 'completed', 'failed', 'skipped']),
  duration_seconds: z.number().nonnegative().nullable(),
  failure_reason: z.string().nullable(),
});
export type ResearchUnit = z.infer<typeof ResearchUnit>;

/**
 * The `runtime_progress` of seed 003 §2, in its names: how research stands. A wave is one iteration's searches and reads, a
 * research unit one sub-question in it. Readers render it and infer nothing.
 */
export const RuntimeProgress = z.object({
  supervisor_iteration: z.int().positive(),
  dispatched_research_units: z.int().nonnegative(),
  skipped_research_units: z.int().nonnegative(),
  /** `none` until a gate has looked at the wave. */
  quality_gate_status: z.enum(['none', 'pass', 'retry']),
  quality_gate_reason: z.string().nullable(),
  evidence_record_count: z.int().nonnegative(),
  source_domain_count: z.int().nonnegative(),
  source_domains: z.array(z.string()).readonly(),
  research_units: z.array(ResearchUnit).readonly(),
});
export type RuntimeProgress = z.infer<typeof RuntimeProgress>;
