import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { JobReference } from '#shared/domain/job.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { DataFolder } from '../data-folder.ts';
import { BEGINNING } from './beginning.js';
import { type Calls, createCalls } from './calls.ts';
import { CarriedError, restoreError } from './carried-errors.ts';
import { type OverdueStep, RunningStep } from './carried-steps.ts';
import { answersOfTable } from './carried-table.ts';
import { type Overrun, type RunningSteps, createRunningSteps } from './running-steps.ts';
import type { ThreadOptions } from './thread-options.ts';

/** One thread from its beginning to its end. */
export interface ThreadLife {
  readonly calls: Calls;
  readonly steps: RunningSteps;
  /** Resolves with true when the thread does not answer for a while, or is no more. */
  readonly isSilent: () => Promise<boolean>;
  /** Ends the thread wherever it is, and waits for what it has asked the table before. */
  end(): Promise<void>;
}

export interface LifeParts {
  readonly folder: DataFolder;
  readonly options: Pick<ThreadOptions, 'config' | 'optionalProviders'>;
  readonly note: (message: string) => void;
  /** Called when a job has emitted something. */
  readonly emitted: (job: JobReference) => void;
  /** Called when a job stands still there, and why. */
  readonly stuck: (job: JobReference, error: unknown) => void;
  /** Steps that are not to be begun again. */
  readonly overdue: readonly OverdueStep[];
  /** Whether work is done ahead of its time, too. */
  readonly worksAhead: boolean;
  readonly overran: (overrun: Overrun) => void;
  /** Called when the run of a job has ended. */
  readonly jobLeft: (job: JobReference) => void;
}

/** Three times what a nursery needs: its two halves, and as much for large objects. */
const NURSERY_MEGABYTES = 12;
/** Longer than any step that does well keeps the thread from answering. */
const SILENT_MILLISECONDS = 5000;

const Stuck = z.object({ job: JobReference, error: CarriedError });

/** Resolves when the thread takes work. */
export async function beginThread(parts: LifeParts): Promise<ThreadLife> {
  const { folder, options, note, emitted, overran, jobLeft } = parts;
  const { path, archivePath, table } = folder;
  const { worksAhead } = parts;
  const overdue = [...parts.overdue];
  const present = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const workerData: ThreadOptions = { path, archivePath, ...options, overdue, worksAhead, present };
  const worker = new Worker(BEGINNING, {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MEGABYTES },
  });
  const ready = Promise.withResolvers<undefined>();
  worker.once('error', ready.reject);
  const isSilent = async (): Promise<boolean> => isUnanswered(calls);
  const steps = createRunningSteps({ present: new Int32Array(present), isSilent, overran });
  const calls = createCalls(worker, {
    ...answersOfTable(table.requestHandler),
    ready: () => ready.resolve(undefined),
    note: (message) => note(z.string().parse(message)),
    emitted: (job) => emitted(JobReference.parse(job)),
    stuck: (told) => {
      const { job, error } = Stuck.parse(told);
      parts.stuck(job, restoreError(error));
    },
    stepBegan: (step) => steps.began(RunningStep.parse(step)),
    stepLeft: (id) => steps.left(z.int().parse(id)),
    jobLeft: (job) => jobLeft(JobReference.parse(job)),
  });
  await ready.promise;
  worker.off('error', ready.reject);
  return {
    calls,
    steps,
    isSilent,
    end: async () => {
      await worker.terminate();
      steps.close();
      await calls.end(new ServiceUnavailable('The thread in which jobs run has ended.'));
    },
  };
}

async function isUnanswered(calls: Calls): Promise<boolean> {
  const silence = Promise.withResolvers<true>();
  const timer = setTimeout(() => silence.resolve(true), SILENT_MILLISECONDS);
  const answer = calls.ask('answerAtOnce').then(
    () => false,
    () => true,
  );
  try {
    return await Promise.race([answer, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
