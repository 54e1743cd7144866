import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { JobReference } from '#shared/domain/job.ts';
import type { Dispatcher } from '#shared/ports/dispatcher.ts';
import type { Executions } from '#shared/ports/executions.ts';
import type { DataFolder } from '../data-folder.ts';
import { createCalls } from './calls.ts';
import { answersOfTable } from './carried-table.ts';
import type { ThreadOptions } from './thread-options.ts';

export interface ResearchThread {
  readonly executions: Executions;
  readonly dispatcher: Dispatcher;
  /** Brings the index of the corpus up to date. */
  readonly prepareCorpus: () => Promise<void>;
  /** The same for the corpora that a job may name. */
  readonly prepareCorpora: () => Promise<void>;
  readonly resumeUnfinished: () => Promise<number>;
  readonly idle: () => Promise<void>;
  /** Stops the jobs where they are, and then the thread. */
  close(): Promise<void>;
}

export interface ThreadParts {
  readonly folder: DataFolder;
  readonly options: Pick<ThreadOptions, 'config' | 'optionalProviders'>;
  readonly note: (message: string) => void;
  /** Called when a job has emitted something. */
  readonly emitted: (job: JobReference) => void;
}

/** Three times what a nursery needs: its two halves, and as much for large objects. */
const NURSERY_MEGABYTES = 12;

/** What executions of this machine can be. */
const Standing = z.object({ status: z.enum(['NONE', 'RUNNING']) });

/**
 * A thread in which jobs run: searching, reading and scoring take the processor for a long time in one piece, and must not
 * keep those waiting who ask this one how a job stands. The table stays here; the thread asks for it. When the thread
 * breaks, this process does: its jobs go on at the next start.
 */
export async function startResearchThread(parts: ThreadParts): Promise<ResearchThread> {
  const { folder, options, note, emitted } = parts;
  const { path, archivePath, table } = folder;
  const workerData: ThreadOptions = { path, archivePath, ...options };
  const worker = new Worker(new URL('begin.js', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MEGABYTES },
  });
  const ready = Promise.withResolvers<undefined>();
  worker.once('error', ready.reject);
  const calls = createCalls(worker, {
    ...answersOfTable(table.requestHandler),
    ready: () => ready.resolve(undefined),
    note: (message) => note(z.string().parse(message)),
    emitted: (job) => emitted(JobReference.parse(job)),
  });
  await ready.promise;
  worker.off('error', ready.reject);
  return {
    executions: {
      start: async (job) => z.boolean().parse(await calls.ask('start', job)),
      describe: async (job) => Standing.parse(await calls.ask('describe', job)),
      stop: async (job, reason) => void (await calls.ask('stop', { job, reason })),
      answer: async (taskToken, output) => void (await calls.ask('answer', { taskToken, output })),
      giveUp: async (taskToken) => void (await calls.ask('giveUp', taskToken)),
    },
    // Nobody who submits a question waits until the queue has been looked at.
    dispatcher: { notify: async () => calls.send('notify') },
    prepareCorpus: async () => void (await calls.ask('prepareCorpus')),
    prepareCorpora: async () => void (await calls.ask('prepareCorpora')),
    resumeUnfinished: async () => z.int().parse(await calls.ask('resumeUnfinished')),
    idle: async () => void (await calls.ask('idle')),
    close: async () => {
      await calls.ask('close');
      await worker.terminate();
    },
  };
}
