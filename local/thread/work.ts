import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { JobReference } from '#shared/domain/job.ts';
import { EnvironmentFailure, safeMessage } from '#shared/errors.ts';
import type { DataFolder } from '../data-folder.ts';
import { createFileLog, logPath } from '../log-file.ts';
import { type System, openQuietly } from '../system.ts';
import { type Answers, type Calls, createCalls } from './calls.ts';
import { carryError } from './carried-errors.ts';
import { tableOfOther } from './carried-table.ts';
import { reportSteps } from './report-steps.ts';
import { ThreadOptions } from './thread-options.ts';

const Stop = z.object({ job: JobReference, reason: z.string() });
const Answer = z.object({ taskToken: z.string(), output: z.record(z.string(), z.unknown()) });

if (!parentPort) throw new EnvironmentFailure('This file is the beginning of a thread.');
const { path, archivePath, config, ...options } = ThreadOptions.parse(workerData);
const opened = Promise.withResolvers<System>();
const calls = createCalls(parentPort, answersOf(opened.promise));
const steps = reportSteps({ calls, present: new Int32Array(options.present), overdue: options.overdue });
opened.resolve(await open(calls));
calls.send('ready');

async function open(asking: Calls): Promise<System> {
  const { optionalProviders, worksAhead } = options;
  const note = (message: string): void => asking.send('note', message);
  return openQuietly(folderOfOther({ path, archivePath }, asking), config, {
    optionalProviders: new Set(optionalProviders),
    report: (message, error) => note(`${message}: ${safeMessage(error)} The log ${logPath(path)} has more.`),
    note,
    stuck: ({ tenantId, jobId }, error) =>
      asking.send('stuck', { job: { tenantId, jobId }, error: carryError(error) }),
    emitted: ({ tenantId, jobId }) => asking.send('emitted', { tenantId, jobId }),
    // The other thread, which writes into the same file, begins new ones.
    log: createFileLog(path, { maximumBytes: Infinity, note }),
    worksAhead,
    watch: steps,
  });
}

/** The folder belongs to the other thread, which lets go of it. */
function folderOfOther(place: Pick<DataFolder, 'path' | 'archivePath'>, asking: Calls): DataFolder {
  return {
    ...place,
    table: { requestHandler: tableOfOther(asking), close: async () => undefined },
    announcePort: async () => undefined,
    release: async () => undefined,
  };
}

function answersOf(system: Promise<System>): Answers {
  return {
    answerAtOnce: () => undefined,
    start: async (job) => (await system).ports.executions.start(JobReference.parse(job)),
    describe: async (job) => (await system).ports.executions.describe(JobReference.parse(job)),
    stop: async (argument) => {
      const { job, reason } = Stop.parse(argument);
      await (await system).ports.executions.stop(job, reason);
    },
    answer: async (argument) => {
      const { taskToken, output } = Answer.parse(argument);
      await (await system).ports.executions.answer(taskToken, output);
    },
    giveUp: async (taskToken) => (await system).ports.executions.giveUp(z.string().parse(taskToken)),
    notify: async () => (await system).ports.dispatcher.notify(),
    prepareCorpus: async () => (await system).prepareCorpus(),
    prepareCorpora: async () => (await system).prepareCorpora(),
    resumeUnfinished: async () => {
      // Whoever asks hears how many jobs go on before one of them can keep this thread to itself.
      const release = steps.hold();
      try {
        return await (await system).resumeUnfinished();
      } finally {
        setImmediate(release);
      }
    },
    idle: async () => (await system).idle(),
    close: async () => (await system).close(),
  };
}
