import type { Erased } from '#shared/domain/erased.ts';
import type { JobReference } from '#shared/domain/job.ts';

/** Takes away for good what was kept of a job. */
export interface Eraser {
  /**
   * Removes the records of a job that has ended, its reports, and the texts of its sources that no other job of its tenant
   * with a report has read. One that was cut short can be done again.
   */
  erase(job: JobReference): Promise<Erased>;
}
