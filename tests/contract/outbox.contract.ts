import { beforeEach, describe, expect, test } from 'vitest';
import { type Job, STATUSES_BEFORE } from '#shared/domain/job.ts';
import type { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import { outgoingEventId } from '#shared/domain/outgoing-event-id.ts';
import type { Stores } from '#shared/adapters/storage/stores.ts';
import type { Undelivered } from '#shared/ports/outbox.ts';
import { HOSTILE_NAMES, sampleBatch, sampleJob } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const AT = '2026-01-01T00:01:00.000Z';
const QUESTION = { kind: 'clarify', questions: ['Which one?'], taskToken: 'token', until: AT } as const;

const batchDone: OutgoingEvent = {
  id: outgoingEventId({ type: 'research.batch.completed', tenantId: 'tenant', subject: 'batch-1' }),
  type: 'research.batch.completed',
  timestamp: AT,
  tenantId: 'tenant',
  owner: 'owner',
  data: {
    batchId: 'batch-1',
    status: 'COMPLETED',
    counts: { total: 1, completed: 1, failed: 0, cancelled: 0, expired: 0, rejected: 0 },
    links: { batch: '/v1/research/batches/batch-1' },
  },
};

export function outboxContract(newWorkbench: NewWorkbench): void {
  describe('Outbox', () => {
    let bench: Workbench;
    let stores: Stores;
    beforeEach(async () => {
      bench = await newWorkbench();
      stores = bench.open();
    });
    const listed = async (): Promise<readonly Undelivered[]> => collect(stores.outbox.list());
    const types = async (): Promise<readonly string[]> => (await listed()).map(({ event }) => event.type);
    const start = async (job: Job): Promise<void> => {
      await stores.jobs.create(job);
      await stores.jobs.change(job, ['QUEUED'], { status: 'PROCESSING', startedAt: AT });
    };
    const end = async (job: Job): Promise<unknown> =>
      stores.jobs.change(job, STATUSES_BEFORE.CANCELLED, { status: 'CANCELLED', endedAt: AT });

    test('keeps what a job has to report from the change on that makes it so, until it is settled', async () => {
      const job = sampleJob();
      await stores.jobs.create(job);
      expect(await listed()).toEqual([]);
      await stores.jobs.change(job, ['QUEUED'], { status: 'PROCESSING', startedAt: AT });
      const [started] = await listed();
      expect(started?.event).toMatchObject({ type: 'research.job.started', data: { jobId: job.jobId } });
      if (started) await stores.outbox.settle(started);
      expect(await listed()).toEqual([]);
      await end(job);
      expect(await types()).toEqual(['research.job.cancelled']);
    });

    test('says nothing of a change that did not hold', async () => {
      const job = sampleJob();
      await start(job);
      await end(job);
      const failed = { status: 'FAILED', endedAt: AT } as const;
      expect(await stores.jobs.change(job, STATUSES_BEFORE.FAILED, failed)).toBeUndefined();
      expect(await types()).toEqual(['research.job.started', 'research.job.cancelled']);
    });

    test('gives the same id however often it is asked, in any process', async () => {
      await start(sampleJob());
      const ids = (found: readonly Undelivered[]): readonly string[] => found.map(({ event }) => event.id);
      expect(ids(await collect(bench.open().outbox.list()))).toEqual(ids(await listed()));
    });

    test('says of each round of questions once, also when the waiting state is entered again', async () => {
      const job = sampleJob();
      await start(job);
      const ask = async (since: string, taskToken: string): Promise<unknown> =>
        stores.jobs.change(job, ['PROCESSING', 'AWAITING_INPUT'], {
          status: 'AWAITING_INPUT',
          pendingInput: { ...QUESTION, since, taskToken },
        });
      await ask('2026-01-01T00:02:00.000Z', 'one');
      await ask('2026-01-01T00:02:00.000Z', 'two');
      await ask('2026-01-01T00:03:00.000Z', 'three');
      expect(await types()).toEqual([
        'research.job.started',
        'research.job.awaiting_input',
        'research.job.awaiting_input',
      ]);
    });

    test('settles one event and keeps the others', async () => {
      const job = sampleJob();
      await start(job);
      await end(job);
      const [started] = await listed();
      if (started) await stores.outbox.settle(started);
      if (started) await stores.outbox.settle(started);
      expect(await types()).toEqual(['research.job.cancelled']);
    });

    test('leaves nothing behind of a job that has ended and whose events are all sent', async () => {
      await start(sampleJob());
      await end(sampleJob());
      for (const undelivered of await listed()) await stores.outbox.settle(undelivered);
      const values = { pk: 'OUTBOX' };
      expect(await bench.table.query({ where: { text: 'pk = :pk', values } })).toEqual([]);
    });

    test('forgets after a day a job that is not there', async () => {
      const gone = sampleJob({ jobId: 'gone' });
      await stores.jobs.change(gone, ['QUEUED'], { status: 'PROCESSING', startedAt: AT });
      const where = { text: 'pk = :pk', values: { pk: 'OUTBOX' } };
      await listed();
      expect(await bench.table.query({ where })).toHaveLength(1);
      bench.time.now += 86_400_001;
      await listed();
      expect(await bench.table.query({ where })).toEqual([]);
    });

    test('keeps an event that was put once, and lets it go when it is settled', async () => {
      await stores.outbox.put(batchDone);
      await stores.outbox.put(batchDone);
      const found = await listed();
      expect(found.map(({ event }) => event)).toEqual([batchDone]);
      for (const undelivered of found) await stores.outbox.settle(undelivered);
      expect(await listed()).toEqual([]);
    });

    test('tells the end of a batch from when it has ended, as the batch has it, until it is settled', async () => {
      const batch = sampleBatch('b', { status: 'RUNNING', lines: 1 });
      await stores.outbox.putEndOf(batch);
      await stores.batches.create(batch);
      expect(await listed()).toEqual([]);
      await stores.outbox.putEndOf(batch);
      await stores.batches.change(batch, ['RUNNING'], { status: 'CANCELLED', endedAt: AT });
      const found = await listed();
      expect(found).toMatchObject([
        { event: { type: 'research.batch.completed', timestamp: AT, data: { status: 'CANCELLED' } } },
      ]);
      for (const undelivered of found) await stores.outbox.settle(undelivered);
      expect(await listed()).toEqual([]);
    });

    test('tells as the counts of a batch how its lines have ended, whatever was counted', async () => {
      const batch = sampleBatch('b', { status: 'RUNNING', lines: 1 });
      await stores.batches.create(batch);
      const counted = await stores.batches.recordEnd(batch, 1, { status: 'FAILED', usd: 0, tokens: 0 });
      const twice = { ...batch.counts, ended: 2, failed: 2 };
      await stores.batches.mendCounts(batch, counted?.counts.ended ?? 0, twice);
      await stores.outbox.putEndOf(batch);
      await stores.batches.change(batch, ['RUNNING'], { status: 'COMPLETED', endedAt: AT });
      expect(await listed()).toMatchObject([{ event: { data: { counts: { total: 1, failed: 1 } } } }]);
    });

    test('forgets after a day a batch that is not there', async () => {
      await stores.outbox.putEndOf({ tenantId: 'tenant', batchId: 'gone' });
      bench.time.now += 86_400_001;
      expect(await listed()).toEqual([]);
      const where = { text: 'pk = :pk', values: { pk: 'OUTBOX' } };
      expect(await bench.table.query({ where })).toEqual([]);
    });

    test('distinguishes jobs whatever their tenants and ids are called', async () => {
      const jobs = HOSTILE_NAMES.map((name, index) => sampleJob({ tenantId: name, jobId: `job-${index}` }));
      for (const job of jobs) await start(job);
      const ids = (await listed()).map(({ event }) => event.id);
      expect(ids).toHaveLength(jobs.length);
      for (const undelivered of await listed()) await stores.outbox.settle(undelivered);
      expect(await listed()).toEqual([]);
    });

    test('shows a job as it is without what it has to report', async () => {
      await start(sampleJob());
      const job = await stores.jobs.get(sampleJob());
      expect(Object.keys(job ?? {}).filter((name) => name.startsWith('untold'))).toEqual([]);
    });
  });
}

async function collect(list: AsyncIterable<Undelivered>): Promise<readonly Undelivered[]> {
  const found: Undelivered[] = [];
  for await (const one of list) found.push(one);
  return found;
}
