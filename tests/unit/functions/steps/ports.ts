import { startTableServer } from '#local/table-server.ts';
import { createStores, embedTable, noModel } from '#shared/adapters/index.ts';
import { loadConfig } from '#shared/config.ts';
import type { Job } from '#shared/domain/job.ts';
import type { TaskState } from '#shared/domain/steps.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ContextWith } from '#shared/research/step.ts';
import { createMemoryArchive } from '#tests/workflow/support/memory-archive.ts';

export const START = Date.parse('2025-03-01T10:00:00.000Z');

/** A clock that stands still until it is moved. */
export interface StandingClock extends Clock {
  moveBy(milliseconds: number): void;
}

export function createStandingClock(): StandingClock {
  let now = START;
  return {
    now: () => now,
    moveBy: (milliseconds) => {
      now += milliseconds;
    },
  };
}

const nothing = async (): Promise<void> => undefined;

/** The real stores on an embedded table; providers and executions are not there unless they are given. */
export async function openPorts(
  given: Partial<Ports> & { readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<Ports> {
  const { environment = {}, ...rest } = given;
  const config = loadConfig(environment);
  const clock = rest.clock ?? createStandingClock();
  const { tableName } = config.store;
  const server = await startTableServer({ tableName });
  const table = embedTable({ tableName, sleep: nothing }, server.requestHandler);
  return {
    ...createStores({ table, archive: createMemoryArchive(), clock, sleep: nothing }),
    config,
    clock,
    ids: { next: () => 'id' },
    model: noModel,
    executions: {
      start: async () => true,
      describe: async () => ({ status: 'RUNNING' }),
      stop: async (_job, _reason, afterwards) => void (await afterwards?.()),
      answer: nothing,
      giveUp: nothing,
    },
    dispatcher: { notify: nothing },
    providers: new Map(),
    statistics: undefined,
    ...rest,
  };
}

export function jobOf(jobId: string, change: Partial<Job> = {}): Job {
  return {
    tenantId: 'local',
    jobId,
    owner: 'me',
    question: 'Why does iron rust?',
    settings: {
      maxIterations: 3,
      interaction: 'none',
      providers: ['corpus'],
      deadlineMilliseconds: 600_000,
      evaluate: false,
    },
    status: 'PROCESSING',
    createdAt: new Date(START).toISOString(),
    startedAt: new Date(START).toISOString(),
    expiresAt: new Date(START + 86_400_000).toISOString(),
    clarifications: [],
    waitedMilliseconds: 0,
    ...change,
  };
}

export async function submit(ports: Ports, job: Job): Promise<Job> {
  await ports.jobs.create(job);
  return job;
}

export async function eventsOf(ports: Ports, job: Job): Promise<readonly TraceEvent[]> {
  return ports.trace.list(job, { after: 0, limit: 1000 });
}

/** What a step is given beside its input, when nobody listens to what it tells. */
export function contextOf(ports: Ports, job: Job, state: TaskState = 'DigestSource'): ContextWith<Ports> {
  return { state, ports, job, emit: async () => undefined };
}
