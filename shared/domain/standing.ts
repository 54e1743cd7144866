import * as z from 'zod';
import { JobStatus, Outcome } from './job.ts';
import { JobRequest } from './job-request.ts';
import { Plan } from './plan.ts';

/** One run of a standing question. */
export const StandingRun = z.object({
  jobId: z.string(),
  /** ISO 8601: when it was begun. */
  at: z.string(),
  /** How its job has ended; absent until it has. */
  status: JobStatus.optional(),
  outcome: Outcome.optional(),
  /** What changed since the run before, by kind; empty: nothing. Absent of a first run. */
  changes: z.record(z.string(), z.int().nonnegative()).optional(),
});
export type StandingRun = z.infer<typeof StandingRun>;

/** What a standing question asks; nobody is there to be asked anything. */
export const StandingRequest = JobRequest.omit({ interaction: true });
export type StandingRequest = z.infer<typeof StandingRequest>;

export const StandingReference = z.object({ tenantId: z.string(), standingId: z.string() });
export type StandingReference = z.infer<typeof StandingReference>;

/**
 * A question that is researched again and again, by the plan of its first run, so that what is compared is the same thing.
 */
export const Standing = StandingReference.extend({
  owner: z.string(),
  name: z.string().optional(),
  request: StandingRequest,
  /** In place of the plan of the last run, from the next run on. */
  plan: Plan.optional(),
  createdAt: z.string(),
  /** How many runs are listed. */
  keepRuns: z.int().min(1).max(100),
  /** The newest last. */
  runs: z.array(StandingRun).readonly(),
});
export type Standing = z.infer<typeof Standing>;

/** The runs with one more, or the same one with what is known of it now; the oldest beyond the limit go. */
export function withRun(standing: Standing, run: StandingRun): Standing {
  const others = standing.runs.filter(({ jobId }) => jobId !== run.jobId);
  const known = standing.runs.find(({ jobId }) => jobId === run.jobId);
  const runs = [...others, { ...known, ...run }].toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  return { ...standing, runs: runs.slice(-standing.keepRuns) };
}
