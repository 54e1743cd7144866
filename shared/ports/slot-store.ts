import type { JobReference } from '#shared/domain/job.ts';

export interface Slot extends JobReference {
  /** Milliseconds since 1970 after which the slot may be taken by another. */
  readonly leaseUntil: number;
}

/** The places that running jobs take; never more than the limit hold a live lease. */
export interface SlotStore {
  /** True when the job has a slot now (also when it had one already: the lease is renewed). */
  claim(
    job: JobReference,
    lease: { readonly limit: number; readonly now: number; readonly until: number },
  ): Promise<boolean>;
  /** Releasing what is not held is no error. */
  release(job: JobReference): Promise<void>;
  list(): Promise<readonly Slot[]>;
}
