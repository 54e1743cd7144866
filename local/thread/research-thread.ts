import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { JobReference } from '#shared/domain/job.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { Dispatcher } from '#shared/ports/dispatcher.ts';
import type { Executions } from '#shared/ports/executions.ts';
import { type OverdueStep, type RunningStep, isSameJob } from './carried-steps.ts';
import type { Overrun } from './running-steps.ts';
import { type LifeParts, type ThreadLife, beginThread } from './thread-life.ts';

export interface ResearchThread {
  readonly executions: Executions;
  readonly dispatcher: Dispatcher;
  /** Brings the index of the corpus up to date. */
  readonly prepareCorpus: () => Promise<void>;
  /** The same for the corpora that a job may name. */
  readonly prepareCorpora: () => Promise<void>;
  readonly resumeUnfinished: () => Promise<number>;
  readonly idle: () => Promise<void>;
  /** Stops the jobs where they are, and then the thread, which is not waited for where it does not answer. */
  close(): Promise<void>;
}

export interface ThreadParts extends Pick<LifeParts, 'folder' | 'options' | 'note' | 'emitted' | 'stuck'> {
  /** Called with what could not be reported to a caller. */
  readonly report: (message: string, error: unknown) => void;
}

/** Who stops a job waits no longer for a thread that is busy. */
const STOP_MILLISECONDS = 1000;
/** Between two looks whether a thread that closes still answers. */
const LOOK_MILLISECONDS = 1000;

/** What executions of this machine can be. */
const Standing = z.object({ status: z.enum(['NONE', 'RUNNING']) });

/**
 * A thread in which jobs run: searching, reading and scoring take the processor for a long time in one piece, and must not
 * keep those waiting who ask this one how a job stands. The table stays here; the thread asks for it. When the thread
 * breaks, this process does: its jobs go on at the next start.
 *
 * A step that keeps the thread to itself beyond its time limit is ended with the thread. Another one takes up all jobs where
 * their journals say, as after a crash, and there that step has timed out.
 */
export async function startResearchThread(parts: ThreadParts): Promise<ResearchThread> {
  const thread = await createLastingThread(parts);
  const { ask } = thread;
  return {
    executions: {
      start: async (job) => z.boolean().parse(await ask('start', job)),
      describe: async (job) => Standing.parse(await ask('describe', job)),
      stop: async (job, reason) => {
        const stopping = ask('stop', { job, reason });
        const isStopped = stopping.then(() => true);
        if (await Promise.race([isStopped, sleep(STOP_MILLISECONDS, false, { ref: false })])) return;
        stopping.catch((error: unknown) => {
          // What has ended with the thread has stopped.
          if (!thread.isClosing()) parts.report(`Job ${job.jobId} could not be stopped`, error);
        });
        void thread.leave(job);
      },
      answer: async (taskToken, output) => void (await ask('answer', { taskToken, output })),
      giveUp: async (taskToken) => void (await ask('giveUp', taskToken)),
    },
    // Nobody who submits a question waits until the queue has been looked at.
    dispatcher: { notify: async () => thread.send('notify') },
    prepareCorpus: async () => void (await ask('prepareCorpus')),
    prepareCorpora: async () => void (await ask('prepareCorpora')),
    resumeUnfinished: async () => z.int().parse(await ask('resumeUnfinished')),
    idle: async () => void (await ask('idle')),
    close: async () => thread.close(),
  };
}

/** A thread that begins anew when it had to be ended. */
interface LastingThread {
  /** Asked again of the next one, where the one that was asked has ended: whatever is asked may be done twice. */
  readonly ask: (name: string, argument?: unknown) => Promise<unknown>;
  readonly send: (name: string) => void;
  /** Ends the thread if a step of this job, which nobody wants any more, keeps it to itself. */
  readonly leave: (job: JobReference) => Promise<void>;
  readonly isClosing: () => boolean;
  readonly close: () => Promise<void>;
}

async function createLastingThread(parts: ThreadParts): Promise<LastingThread> {
  let overdue: readonly OverdueStep[] = [];
  let worksAhead = true;
  let isClosing = false;
  const begin = async (): Promise<ThreadLife> =>
    beginThread({ ...parts, overdue, worksAhead, overran: endWith, jobLeft: forget });
  const endWith = ({ step, isAtWork }: Overrun): void => {
    // What is read ahead keeps its own step busy next time, and that one can be told.
    if (isAtWork || !worksAhead) overdue = [...overdue, step];
    else worksAhead = false;
    parts.report('The thread in which jobs run begins anew', overrunOf(step));
    replace();
  };
  const forget = (job: JobReference): void => {
    overdue = overdue.filter((one) => !isSameJob(one.job, job));
  };
  const renew = async (old: ThreadLife): Promise<ThreadLife> => {
    await old.end();
    const next = await begin();
    // What is taken up may have to be ended before this is answered.
    next.calls.ask('resumeUnfinished').catch(() => undefined);
    return next;
  };
  let life = Promise.resolve(await begin());
  const replace = (): void => {
    if (!isClosing) life = life.then(renew);
  };
  return {
    ask: async (name, argument) => {
      for (;;) {
        const asked = life;
        const { calls } = await asked;
        try {
          return await calls.ask(name, argument);
        } catch (error) {
          if (asked === life) throw error;
        }
      }
    },
    send: (name) => void life.then(({ calls }) => calls.send(name)),
    leave: async (job) => {
      const left = life;
      const { steps, isSilent } = await left;
      if ((await isSilent()) && steps.areOf(job) && left === life) replace();
    },
    isClosing: () => isClosing,
    close: async () => {
      isClosing = true;
      const last = await life;
      try {
        await Promise.race([last.calls.ask('close'), untilSilent(last)]);
      } finally {
        await last.end();
      }
    },
  };
}

function overrunOf({ job, state, seconds }: RunningStep): ServiceUnavailable {
  return new ServiceUnavailable(
    `The step ${state} of job ${job.jobId} took more than ${seconds} seconds, and kept all others waiting.`,
  );
}

async function untilSilent(life: ThreadLife): Promise<void> {
  while (!(await life.isSilent())) await sleep(LOOK_MILLISECONDS, undefined, { ref: false });
}
