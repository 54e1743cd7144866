import type { Erased, ErasedTenant } from '#shared/domain/erased.ts';
import type { JobReference } from '#shared/domain/job.ts';

/** Takes away for good what was kept of a job. */
export interface Eraser {
  /**
   * Removes the records of a job that has ended, its reports, and the texts of its sources that no other job of its tenant
   * with a report has read. One that was cut short can be done again.
   */
  erase(job: JobReference): Promise<Erased>;
  /**
   * Removes all that is kept of a tenant: its jobs, batches, webhooks, caches and texts. Where a job is not finished, only
   * the jobs that are go. One that was cut short can be done again.
   */
  eraseTenant(tenantId: string): Promise<ErasedTenant>;
}
