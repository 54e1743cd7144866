import type { JobReference } from '#shared/domain/job.ts';

/** Tells at once that a job has emitted something. */
export interface TraceWatch {
  /** From now on, until it is closed. */
  open(job: JobReference): Watching;
}

export interface Watching {
  /** Resolves when events have been appended since it did so last, and after so many milliseconds at the latest. */
  appended(milliseconds: number): Promise<void>;
  close(): void;
}
