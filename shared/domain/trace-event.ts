import * as z from 'zod';
import { RuntimeProgress } from './runtime-progress.ts';

/** One line of a job's append-only trace; progress is derived from these and from nothing else. */
export const TraceEvent = z.object({
  /** 1, 2, 3 … without gaps; a reader that has seen n never misses an event by asking for those after n. */
  sequence: z.int().positive(),
  /** Names the occurrence: appending the same key again changes nothing. */
  key: z.string(),
  /** `{step}-started`, `{step}-finished`, `{step}-failed`, `degraded`, `job-completed`, `digest.started` … */
  type: z.string(),
  stage: z.string(),
  message: z.string(),
  /** 0-1, never falls within a job. */
  progress: z.number().min(0).max(1),
  data: z.record(z.string(), z.unknown()),
  /** ISO 8601. */
  at: z.string(),
});
export type TraceEvent = z.infer<typeof TraceEvent>;

export const NewTraceEvent = TraceEvent.omit({ sequence: true, at: true });
export type NewTraceEvent = z.infer<typeof NewTraceEvent>;

/** What the latest events of a job say of where it stands. */
export const TraceStanding = TraceEvent.pick({ stage: true, message: true, progress: true }).extend({
  /** Number of the latest event. */
  sequence: z.int().positive(),
  runtimeProgress: RuntimeProgress.optional(),
  /** Steps that went on without a model that failed them. */
  degradedSteps: z.array(z.string()).readonly().optional(),
});
export type TraceStanding = z.infer<typeof TraceStanding>;
