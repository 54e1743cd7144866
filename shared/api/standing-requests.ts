import * as z from 'zod';
import { KeptName } from '#shared/domain/names.ts';
import { EditedPlan } from '#shared/domain/plan.ts';
import { StandingRequest } from '#shared/domain/standing.ts';

const KEPT_RUNS = 20;

/** Body of a standing question. */
export const NewStanding = z.strictObject({
  name: KeptName.optional(),
  request: StandingRequest,
  /** How many runs are listed; their jobs are kept for as long as other jobs are. */
  keepRuns: z.int().min(1).max(100).default(KEPT_RUNS),
});

/** Body of a plan that takes the place of that of the last run, from the next run on. */
export const StandingPlan = z.strictObject({ plan: EditedPlan });

export const ChangesQuery = z.strictObject({
  /** The run; the newest that is done where none is named. */
  jobId: z.string().min(1).max(80).optional(),
});
