import { type Job, isTerminal } from './job.ts';
import type { NewTraceEvent } from './trace-event.ts';

/** What is recorded of a job's end beside its status. */
export interface JobEnd {
  /** The stage that ended it: a step's name, `cancel`, `expire` … */
  readonly stage: string;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The last event of a job's life: `job-completed`, `job-failed`, `job-cancelled` or `job-expired`, with its type as its
 * key, so that whoever ends the job (and however often) it is emitted once. Undefined while the job has not ended.
 */
export function endEvent(job: Job, end: JobEnd): NewTraceEvent | undefined {
  if (!isTerminal(job.status)) return undefined;
  const type = endType(job);
  const key = job.attempt === undefined ? type : `${type}-${job.attempt}`;
  return { key, type, stage: end.stage, message: end.message, progress: 1, data: end.data };
}

/** The type of the event that says how the job has ended. */
export function endType({ status }: Pick<Job, 'status'>): string {
  return `job-${status.toLowerCase()}`;
}
