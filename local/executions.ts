import { type StateError, errorOfEnd, stateError } from '#shared/domain/execution.ts';
import type { Job, JobReference } from '#shared/domain/job.ts';
import { DiskFailure, JobCancelled, NoReply, isPlumblineError, safeMessage } from '#shared/errors.ts';
import type { Executions } from '#shared/ports/executions.ts';
import { closeAndCount } from '#shared/research/batch/close-and-count.ts';
import { functionFailure } from './interpreter/failure.ts';
import type { Ending } from './interpreter/run.ts';
import { TokenRegistry } from './interpreter/tokens.ts';
import type { JournalEntry } from './journal.ts';
import { type StartParts, type Started, startJob } from './start-job.ts';

export interface LocalExecutions extends Executions {
  isRunning(job: JobReference): boolean;
  countRunning(): number;
  /** True while a task waits for a person, or for a slot to go on with the reply. */
  isAwaited(): boolean;
  /** True while a job stands still, since not even its end could be written. */
  hasStandstill(): boolean;
  /** Resolves when nothing runs any more. */
  idle(): Promise<void>;
  /** Stops all runs where they are, so that they can go on later, and waits for calls that were begun. */
  close(): Promise<void>;
  /** As `close`, without waiting for anything. */
  abandon(): void;
}

export interface ExecutionParts extends StartParts {
  /** Called when a job stands still until there is room again, or until the next start: not even its failure could be written down. */
  readonly stuck?: (job: JobReference, error: unknown) => void;
}

interface Running extends Started {
  /** Resolves when the run has ended and the job has its end. */
  readonly closed: Promise<void>;
}

/** Runs of the state machine in this process, one per job. */
export function createExecutions(parts: ExecutionParts): LocalExecutions {
  const tokens = new TokenRegistry();
  const running = new Map<string, Promise<Running | undefined>>();
  const still = new Set<string>();
  let isClosing = false;

  const begin = async (job: JobReference): Promise<Running | undefined> => {
    const entry = (await parts.journal.read(job)) ?? (await enter(parts, job));
    const current = await parts.ports().jobs.get(job);
    if (isClosing) return undefined;
    const left = timeLeft(parts, entry, current);
    if (left <= 0) {
      await closeAndForget(parts, job, EXPIRED);
      return undefined;
    }
    still.delete(keyOf(job));
    const started = startJob(parts, { entry, tokens, left });
    const closed = finish(parts, job, started)
      .catch((error: unknown) => {
        still.add(keyOf(job));
        parts.report(`Job ${job.jobId} could not be given its end`, error);
        parts.stuck?.(job, error);
      })
      .finally(() => {
        running.delete(keyOf(job));
        parts.watch.forget(job);
      });
    return { ...started, closed };
  };

  const all = async (): Promise<readonly Running[]> => {
    const settled = await Promise.allSettled(running.values());
    return settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  };

  return {
    isRunning: (job) => running.has(keyOf(job)),
    countRunning: () => running.size,
    isAwaited: () => tokens.size > 0,
    hasStandstill: () => still.size > 0,
    start: async (job) => {
      const key = keyOf(job);
      if (isClosing) return true;
      if (!running.has(key)) running.set(key, begin(job));
      try {
        if ((await running.get(key)) === undefined) running.delete(key);
        return true;
      } catch (error) {
        running.delete(key);
        throw error;
      }
    },
    describe: async (job) => {
      // One that stands still, since not even its end could be written, goes on at the next start.
      const isThere = running.has(keyOf(job)) || (await parts.journal.read(job)) !== undefined;
      return { status: isThere ? 'RUNNING' : 'NONE' };
    },
    stop: async (job, _reason, afterwards) => {
      const found = await running.get(keyOf(job))?.catch(() => undefined);
      found?.halt();
      await found?.run.ending.catch(() => undefined);
      await afterwards?.();
      await parts.journal.remove(job);
    },
    answer: async (taskToken, output) => tokens.answer(taskToken, output),
    giveUp: async (taskToken) =>
      tokens.fail(taskToken, functionFailure(new NoReply('Nobody replied in time.'))),
    idle: async () => {
      while (running.size > 0) {
        await Promise.all((await all()).map(async ({ closed }) => closed));
      }
    },
    close: async () => {
      isClosing = true;
      const runs = await all();
      for (const { run } of runs) run.abort();
      await Promise.all(runs.map(async ({ run, closed }) => Promise.all([run.settled(), closed])));
    },
    abandon: () => {
      isClosing = true;
      for (const one of running.values()) void one.then((found) => found?.run.abort()).catch(() => undefined);
    },
  };
}

/** Writes down that the execution has begun, before anything of it runs. */
async function enter(parts: ExecutionParts, job: JobReference): Promise<JournalEntry> {
  const { tenantId, jobId } = job;
  const entry = {
    job: { tenantId, jobId },
    state: parts.machine.StartAt,
    input: { tenantId, jobId },
    startedAt: parts.ports().clock.now(),
  };
  await parts.journal.write(entry);
  return entry;
}

/** Until the machine's time-out or the end of the job's life, whichever comes first. */
function timeLeft(parts: ExecutionParts, entry: JournalEntry, job: Job | undefined): number {
  const now = parts.ports().clock.now();
  const machine = (parts.machine.TimeoutSeconds ?? Infinity) * 1000 - (now - entry.startedAt);
  const life = job ? Date.parse(job.expiresAt) - now : Infinity;
  return Math.min(machine, life, LONGEST_TIMER);
}

/** A timer cannot be set for much longer. */
const LONGEST_TIMER = 2 ** 31 - 1000;

const NO_END = errorOfEnd({ status: 'SUCCEEDED' });
const EXPIRED = stateError('JobExpired', 'The job did not finish in its time.');

/** Throws where not even the end could be written down. */
async function finish(parts: ExecutionParts, job: JobReference, { run, standstill }: Started): Promise<void> {
  const ending = await run.ending.catch((error: unknown): Ending => {
    if (error instanceof DiskFailure) throw error;
    if (!isPlumblineError(error)) parts.report(`The run of job ${job.jobId} broke off`, error);
    return failedWith(error);
  });
  const disk = standstill();
  if (disk) throw disk;
  if (ending.status === 'ABORTED') return;
  if (ending.status === 'TIMED_OUT') await closeAndForget(parts, job, EXPIRED);
  else if (ending.status === 'FAILED') {
    await closeAndForget(parts, job, { Error: ending.error, Cause: ending.cause });
  } else await closeAndForget(parts, job, NO_END);
}

/** The journal goes last; until then it can be done again. */
async function closeAndForget(parts: ExecutionParts, job: JobReference, error: StateError): Promise<void> {
  const ports = parts.ports();
  const withoutLook = { ...ports, dispatcher: { notify: async () => undefined } };
  await closeAndCount(job, { error, stage: 'close' }, withoutLook);
  await parts.journal.remove(job);
  await ports.dispatcher.notify();
}

/** The position could not be written down, say: the job ends with the reason. */
function failedWith(error: unknown): Ending {
  if (error instanceof JobCancelled) return { status: 'ABORTED' };
  const name = isPlumblineError(error) ? error.name : 'Unexpected';
  return { status: 'FAILED', error: name, cause: stateError(name, safeMessage(error)).Cause ?? '' };
}

function keyOf(job: JobReference): string {
  return `${job.tenantId}/${job.jobId}`;
}
