import type { JobReference } from '#shared/domain/job.ts';

/** Runs of the state machine. */
export interface Executions {
  /** Starts the execution named after the job; starting it again while it runs changes nothing. */
  start(job: JobReference): Promise<void>;
  /** Stops it at once; stopping what does not run is no error. */
  stop(job: JobReference, reason: string): Promise<void>;
  /** Resumes the task that waits with this token. Throws Conflict when nothing waits for it (any more). */
  answer(taskToken: string, output: Readonly<Record<string, unknown>>): Promise<void>;
}
