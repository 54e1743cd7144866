import type { Job, JobReference, JobStatus } from '#shared/domain/job.ts';

/** Fields of a job that change over its life. `null` removes the field. */
export type JobChange = {
  readonly [Field in keyof Omit<Job, 'tenantId' | 'jobId' | 'question' | 'createdAt'>]?: Job[Field] | null;
};

export interface JobPage {
  readonly jobs: readonly Job[];
  /** Opaque; absent on the last page. */
  readonly next?: string;
}

export interface PageRequest {
  /** 1-100. */
  readonly limit: number;
  readonly after?: string;
}

/** A place in the queue: behind this job, or behind all jobs of this tenant. */
export type QueuePlace = Pick<Job, 'tenantId'> & Partial<Pick<Job, 'jobId' | 'createdAt' | 'batch'>>;

/**
 * Jobs by tenant. Strings are kept as UTF-8: a lone surrogate becomes U+FFFD. Every operation throws ServiceUnavailable when the store does not answer
 * and MalformedReply for an item that is no job; `create` and `change` throw PayloadTooLarge for one of more than 350 KB.
 */
export interface JobStore {
  /** False when a job of that id exists already (nothing is changed). */
  create(job: Job): Promise<boolean>;
  get(reference: JobReference): Promise<Job | undefined>;
  /** As little as can be read; as it is now, not as an index has it. */
  statusOf(reference: JobReference): Promise<JobStatus | undefined>;
  /** Changes the job only if its status is one of `from`; undefined when it is not (or there is no such job). */
  change(reference: JobReference, from: readonly JobStatus[], change: JobChange): Promise<Job | undefined>;
  /** As `change`, only while the job waits for a person with this very token: of several replies one is taken. */
  settleWait(reference: JobReference, taskToken: string, change: JobChange): Promise<Job | undefined>;
  /** A tenant's jobs of one owner, newest first; behind all others those of batches. */
  listByOwner(tenantId: string, owner: string, page: PageRequest): Promise<JobPage>;
  /** Jobs in one status: tenant by tenant, oldest first within each; behind its others those of batches. */
  listByStatus(status: JobStatus, page: PageRequest): Promise<JobPage>;
  /** The first queued job behind a place of that same order; at the beginning when none is named. */
  nextQueued(after?: QueuePlace): Promise<Job | undefined>;
}
