import { afterAll } from 'vitest';
import { startTableServer } from '#local/table-server.ts';
import { createFileArchive } from '#shared/adapters/storage/archive-files.ts';
import { embedTable } from '#shared/adapters/storage/dynamodb/embed-table.ts';
import { noModel } from '#shared/adapters/models/no-model.ts';
import { type Stores, createStores } from '#shared/adapters/storage/stores.ts';
import type { Job, JobReference } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ContextWith, StepEvent } from '#shared/research/step.ts';
import { sampleJob } from '#tests/contract/samples.ts';
import { closeAll, temporaryFolder } from '#tests/contract/workbench.ts';

export const NOW = Date.parse('2026-03-01T10:20:30.000Z');
export const JOB: JobReference = { tenantId: 'local', jobId: 'job-1' };

export function makeJob(change: Partial<Job> = {}): Job {
  return sampleJob({
    ...JOB,
    question: 'How are queues and tables encrypted at rest?',
    status: 'PROCESSING',
    createdAt: '2026-03-01T10:00:00.000Z',
    expiresAt: '2026-03-02T10:00:00.000Z',
    ...change,
  });
}

/** The real stores with one job in them, and a clock under the test's hand. */
export interface World extends Stores {
  readonly context: ContextWith<Ports>;
  readonly emitted: readonly StepEvent[];
  /** How often the queue was notified. */
  readonly notifies: () => number;
  readonly time: { now: number };
  readonly currentJob: () => Promise<Job | undefined>;
  readonly events: () => Promise<readonly TraceEvent[]>;
  readonly slotCount: () => Promise<number>;
}

const closing: (() => Promise<void>)[] = [];
afterAll(async () => closeAll(closing));

export async function makeWorld(job: Job = makeJob()): Promise<World> {
  const time = { now: NOW };
  const stores = await openStores(time);
  await stores.jobs.create(job);
  await stores.slots.claim(job, { limit: 3, now: NOW, until: NOW + 60_000 });
  const emitted: StepEvent[] = [];
  let notifies = 0;
  const notify = async (): Promise<void> => void (notifies += 1);
  const ports = portsOf({
    ...stores,
    clock: { now: () => time.now },
    dispatcher: { notify },
    model: noModel,
  });
  return {
    ...stores,
    context: { state: 'VerifyReport', ports, job, emit: async (event) => void emitted.push(event) },
    emitted,
    notifies: () => notifies,
    time,
    currentJob: async () => stores.jobs.get(job),
    events: async () => stores.trace.list(job, { after: 0, limit: 100 }),
    slotCount: async () => (await stores.slots.list()).length,
  };
}

async function sleep(): Promise<void> {}

async function openStores(time: { readonly now: number }): Promise<Stores> {
  const tableName = 'report';
  const server = await startTableServer({ tableName });
  closing.push(async () => server.close());
  const table = embedTable({ tableName, sleep }, server.requestHandler);
  const archive = await createFileArchive(await temporaryFolder(closing));
  return createStores({ table, archive, clock: { now: () => time.now }, sleep });
}

type Used = Stores & Pick<Ports, 'clock' | 'dispatcher' | 'model'>;

/** The ports of the report's steps; touching another one is a mistake that the test shall show. */
function portsOf(used: Used): Ports {
  const others = new Proxy(used, {
    get: (target, name) => {
      if (!(name in target)) throw new Error(`The report's steps have no use for the port ${String(name)}.`);
      return Reflect.get(target, name);
    },
  });
  return others as Ports;
}
