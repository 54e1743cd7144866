import type { JobReference } from '#shared/domain/job.ts';

export interface Slot extends JobReference {
  /** Milliseconds since 1970 after which the slot may be taken by another. */
  readonly leaseUntil: number;
}

export interface Lease {
  readonly limit: number;
  /** Milliseconds since 1970, both. */
  readonly now: number;
  readonly until: number;
}

/** The places that running jobs take; never more than the limit hold a live lease. */
export interface SlotStore {
  /** True when the job has a slot now (also when it had one already: the lease is renewed). */
  claim(job: JobReference, lease: Lease): Promise<boolean>;
  /** Renews the lease of the slot that the job holds, and takes none for one that holds none. May be asked often: it writes seldom. */
  renew(job: JobReference, lease: Omit<Lease, 'limit'>): Promise<void>;
  /** Releasing what is not held is no error. */
  release(job: JobReference): Promise<void>;
  list(): Promise<readonly Slot[]>;
  /** The tenant whose job was started last. */
  lastTurn(): Promise<string | undefined>;
  takeTurn(tenantId: string): Promise<void>;
}
