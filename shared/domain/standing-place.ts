import * as z from 'zod';

/** What the job of a run knows of it. */
export const StandingPlace = z.object({
  standingId: z.string(),
  /** The job that it is compared to, and when that one began; absent in a first run. */
  since: z.object({ jobId: z.string(), at: z.string() }).optional(),
  /** Brief and plan stand there already. */
  isPlanned: z.boolean(),
  /** What was read of a text that has not changed is taken over: it was read for this very plan. */
  reusesReading: z.boolean(),
});
export type StandingPlace = z.infer<typeof StandingPlace>;
