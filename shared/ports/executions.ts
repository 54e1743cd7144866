import type { Job, JobReference } from '#shared/domain/job.ts';
import type { ExecutionStanding } from '#shared/domain/execution.ts';

/** A job whose execution is meant: that of its latest attempt, where it was resumed. */
export type ExecutionReference = JobReference & Pick<Partial<Job>, 'attempt'>;

/** Runs of the state machine. */
export interface Executions {
  /**
   * Starts the execution named after the job; starting it again while it runs changes nothing. False when an execution of
   * that name has ended: there will be no other.
   */
  start(job: ExecutionReference): Promise<boolean>;
  /** How the execution named after the job stands. */
  describe(job: ExecutionReference): Promise<ExecutionStanding>;
  /**
   * Stops it at once; stopping what does not run is no error. `afterwards` is done when it is stopped (or cannot be), and
   * before it is forgotten that it ran: a crash in between leaves it to be done by whoever goes on.
   */
  stop(job: ExecutionReference, reason: string, afterwards?: () => Promise<unknown>): Promise<void>;
  /** Resumes the task that waits with this token. Throws Conflict when nothing waits for it (any more). */
  answer(taskToken: string, output: Readonly<Record<string, unknown>>): Promise<void>;
  /** Lets the task that waits with this token fail with `NoReply`, by which the stated default is taken. Throws as `answer` does. */
  giveUp(taskToken: string): Promise<void>;
}
