import { jobMarkOf } from '#shared/domain/job-events.ts';
import type { JobStore } from '#shared/ports/job-store.ts';

/** The same store; whoever delivers events is woken as soon as a job has something to report. */
export function wakeOnChange(jobs: JobStore, wake: () => void): JobStore {
  return {
    ...jobs,
    change: async (reference, from, change) => {
      const job = await jobs.change(reference, from, change);
      if (job !== undefined && jobMarkOf(change) !== undefined) wake();
      return job;
    },
  };
}
