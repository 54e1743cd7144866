import type { Batch } from '#shared/domain/batch.ts';

/** Runs that read the lines of a batch and submit them. */
export interface BatchRuns {
  /** Begins the run of that number (`runs` of the batch); beginning the same again changes nothing. */
  start(batch: Batch): Promise<void>;
  /** Whether the run of that number is at work. */
  isAtWork(batch: Batch): Promise<boolean>;
  /** Stops it; stopping what is not at work is no error. */
  stop(batch: Batch): Promise<void>;
}
