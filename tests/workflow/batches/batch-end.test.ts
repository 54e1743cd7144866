import { expect, test } from 'vitest';
import type { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import { batchJobId } from '#shared/domain/batch-job-id.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { cancelBatch } from '#shared/research/batch/cancel-batch.ts';
import { finishBatch } from '#shared/research/batch/finish-batch.ts';
import { failBatch } from '#shared/research/batch/mend-batches.ts';
import { lineOf, openBatches } from './batch-world.ts';

const SMALL = ['one', 'two', 'three'].map(lineOf);

/** What others are told of batches, each read as it is listed. */
async function told({ outbox }: Ports): Promise<readonly OutgoingEvent[]> {
  const events: OutgoingEvent[] = [];
  for await (const { event } of outbox.list()) {
    if (event.type === 'research.batch.completed') events.push(event);
  }
  return events;
}

async function deliverAll({ outbox }: Ports): Promise<void> {
  for await (const undelivered of outbox.list()) await outbox.settle(undelivered);
}

test('R7.6 a batch that is cancelled is announced as cancelled, once', async () => {
  const world = await openBatches({ MAX_CONCURRENCY: '1' });
  await world.create('b', SMALL);
  await world.submitted();
  await world.look();
  await world.finish(world.started[0] ?? '');
  const ended = await cancelBatch(await world.batch('b'), world.ports, Infinity);
  const counts = { total: 3, completed: 1, cancelled: 2 };
  expect(await told(world.ports)).toMatchObject([
    { timestamp: ended.endedAt, data: { status: 'CANCELLED', counts } },
  ]);
  await deliverAll(world.ports);
  world.clock.moveBy(1000);
  expect(await finishBatch(ended, world.ports)).toEqual(ended);
  expect(await cancelBatch(ended, world.ports, Infinity)).toEqual(ended);
  expect(await told(world.ports)).toEqual([]);
});

test('R7.6 a batch that is cancelled while it is being finished says the same of its end everywhere', async () => {
  const world = await openBatches();
  const batch = await world.create('b', [lineOf('one')]);
  await world.submitted();
  const job = { tenantId: 'local', jobId: batchJobId(batch, 'one') };
  await world.ports.jobs.change(job, ['QUEUED'], { status: 'COMPLETED', outcome: 'answered' });
  await world.ports.batches.recordEnd(batch, 1, { status: 'COMPLETED', usd: 0, tokens: 0 });
  const putEndOf: Ports['outbox']['putEndOf'] = async (reference) => {
    await world.ports.outbox.putEndOf(reference);
    await world.ports.batches.change(batch, ['RUNNING'], { status: 'CANCELLING' });
    expect(await told(world.ports)).toEqual([]);
  };
  const outbox = { ...world.ports.outbox, putEndOf };
  const ended = await finishBatch(batch, { ...world.ports, outbox });
  expect(ended).toMatchObject({ status: 'CANCELLED' });
  expect(await world.batch('b')).toEqual(ended);
  expect(await told(world.ports)).toMatchObject([
    { timestamp: ended.endedAt, data: { status: 'CANCELLED' } },
  ]);
});

test('R7.6 two that finish a batch at once announce one end', async () => {
  const world = await openBatches();
  const batch = await world.create('b', [lineOf('one')]);
  await world.submitted();
  await world.ports.batches.recordEnd(batch, 1, { status: 'COMPLETED', usd: 0, tokens: 0 });
  const putEndOf: Ports['outbox']['putEndOf'] = async (reference) => {
    await finishBatch(reference, world.ports);
    world.clock.moveBy(1000);
    await world.ports.outbox.putEndOf(reference);
  };
  const late = await finishBatch(batch, { ...world.ports, outbox: { ...world.ports.outbox, putEndOf } });
  expect(late).toMatchObject({ status: 'COMPLETED' });
  expect(await told(world.ports)).toMatchObject([{ timestamp: late.endedAt, data: { status: 'COMPLETED' } }]);
});

test('R7.6 a batch that is cancelled before it could fail is not announced as failed', async () => {
  const world = await openBatches();
  const batch = await world.create('b', SMALL);
  await cancelBatch(batch, world.ports, Infinity);
  await failBatch(batch, world.ports);
  expect(await told(world.ports)).toMatchObject([{ data: { status: 'CANCELLED' } }]);
});
