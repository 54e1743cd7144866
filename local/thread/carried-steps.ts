import * as z from 'zod';
import { JobReference } from '#shared/domain/job.ts';

/** A step that overran its time limit and was ended with its thread. */
export const OverdueStep = z.object({
  job: JobReference,
  state: z.string(),
  /** Stands for the payload. */
  hash: z.string(),
});
export type OverdueStep = z.infer<typeof OverdueStep>;

/** A step that runs, as its thread tells the other. */
export const RunningStep = OverdueStep.extend({ id: z.int().positive(), seconds: z.number() });
export type RunningStep = z.infer<typeof RunningStep>;

/** In place of the id of a step, where a thread is at none. */
export const NO_STEP = 0;

export function isSameJob(one: JobReference, other: JobReference): boolean {
  return one.tenantId === other.tenantId && one.jobId === other.jobId;
}
