import { expect, test } from 'vitest';
import { runBatchTask } from '#functions/queue/batch/run-batch-task.ts';
import { startBatches } from '#functions/queue/dispatch/start-batches.ts';
import { type Batch, batchKey } from '#shared/domain/batch.ts';
import { batchJobId } from '#shared/domain/batch-job-id.ts';
import { BatchResult } from '#shared/domain/batch-result.ts';
import { sweepJobs } from '#functions/queue/sweep/sweep.ts';
import { cancelBatch } from '#shared/research/batch/cancel-batch.ts';
import { mendBatches } from '#shared/research/batch/mend-batches.ts';
import { readCleanLines } from '#shared/research/batch/read-results.ts';
import { type BatchWorld, lineOf, openBatches } from './batch-world.ts';

const SMALL = ['one', 'two', 'three'].map(lineOf);

async function finishAll(world: BatchWorld): Promise<void> {
  for (let done = 0; ; done += 1) {
    await world.look();
    const jobId = world.started[done];
    if (jobId === undefined) return;
    await world.finish(jobId);
  }
}

async function resultsOf(world: BatchWorld, batchId: string): Promise<readonly BatchResult[]> {
  const text = await world.ports.archive.getText(batchKey({ tenantId: 'local', batchId }, 'results'));
  return (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => BatchResult.parse(JSON.parse(line)));
}

test('R7.6 a batch ends with its last job, with a result for each line', async () => {
  const world = await openBatches();
  await world.create('b', [...SMALL, 'no json']);
  await world.submitted();
  expect(await world.batch('b')).toMatchObject({ status: 'RUNNING', lines: 3, errors: 1 });
  await finishAll(world);
  const ended = await world.batch('b');
  expect(ended).toMatchObject({ status: 'COMPLETED', counts: { ended: 3, answered: 3 } });
  expect(
    (await resultsOf(world, 'b')).map(({ customId, line, outcome }) => [customId, line, outcome]),
  ).toEqual([
    ['one', 1, 'answered'],
    ['two', 2, 'answered'],
    ['three', 3, 'answered'],
  ]);
  const errors = await world.ports.archive.getText(batchKey(ended, 'errors'));
  expect(errors).toContain('"line":4');
  const page = await world.ports.archive.getText(batchKey(ended, 'summary'));
  expect(page).toContain('3 answered');
  for (const { question } of await resultsOf(world, 'b')) expect(page).toContain(`>${question}<`);
  expect(page).toContain('1 line with errors');
  expect(page).toContain('The line is not valid JSON.');
});

test('R7.6 a batch without a line that can be used ends at once', async () => {
  const world = await openBatches();
  await world.create('b', ['', 'nothing']);
  await world.submitted();
  expect(await world.batch('b')).toMatchObject({ status: 'COMPLETED', lines: 0, errors: 2 });
});

test('R7.6 lines beyond the limit end the batch with what to do about it', async () => {
  const world = await openBatches({ BATCH_MAX_LINES: '2' });
  await world.create('b', SMALL);
  await world.submitted();
  expect(await world.batch('b')).toMatchObject({
    status: 'FAILED',
    failure: { name: 'InvalidInput', remedy: 'Split the file.' },
  });
});

test('R7.6 an end that is reported three times is counted once', async () => {
  const world = await openBatches();
  const batch = await world.create('b', SMALL);
  await world.submitted();
  await world.look();
  const jobId = batchJobId(batch, 'one');
  for (let time = 0; time < 3; time += 1) await world.finish(jobId);
  expect((await world.batch('b')).counts).toMatchObject({ ended: 1, answered: 1 });
});

test('R7.6 a sweep counts an end that was reported to nobody, and ends the batch', async () => {
  const world = await openBatches();
  const batch = await world.create('b', SMALL);
  await world.submitted();
  await world.look();
  for (const customId of ['one', 'two', 'three']) {
    const job = { tenantId: 'local', jobId: batchJobId(batch, customId) };
    await world.ports.jobs.change(job, ['QUEUED'], { status: 'COMPLETED', outcome: 'partial' });
  }
  // The end of one was written down, and its count was lost.
  const counted = world.ports.batches.recordEnd(batch, 1, { status: 'COMPLETED', usd: 0, tokens: 0 });
  const { counts } = (await counted) ?? batch;
  await world.ports.batches.mendCounts(batch, counts.ended, { ...counts, ended: 0 });
  await sweepJobs(world.ports);
  expect(await world.batch('b')).toMatchObject({ status: 'COMPLETED', counts: { ended: 3, partial: 2 } });
});

test('R7.6 cancelling a batch ends its jobs and leaves those that are done', async () => {
  const world = await openBatches({ MAX_CONCURRENCY: '1' });
  const batch = await world.create('b', SMALL);
  await world.submitted();
  await world.look();
  const [first = ''] = world.started;
  await world.finish(first);
  await world.look();
  const ended = await cancelBatch(await world.batch('b'), world.ports, Infinity);
  expect(ended).toMatchObject({ status: 'CANCELLED', counts: { ended: 3, answered: 1, cancelled: 2 } });
  expect(await world.ports.slots.list()).toEqual([]);
  expect((await resultsOf(world, 'b')).map(({ status }) => status)).toEqual([
    'COMPLETED',
    'CANCELLED',
    'CANCELLED',
  ]);
  expect(await cancelBatch(batch, world.ports, Infinity)).toMatchObject({ status: 'CANCELLED' });
});

test('R7.6 a batch that is cancelled before its lines are read has no job', async () => {
  const world = await openBatches();
  const batch = await world.create('b', SMALL);
  await cancelBatch(batch, world.ports, Infinity);
  await world.submitted();
  expect(await world.batch('b')).toMatchObject({ status: 'CANCELLED', counts: { ended: 0 } });
  expect(await world.ports.jobs.get({ tenantId: 'local', jobId: batchJobId(batch, 'one') })).toBeUndefined();
});

test('R7.6 lines that could not be submitted are submitted by the sweep, each once', async () => {
  const world = await openBatches();
  const batch = await world.create('b', SMALL);
  await startBatches(world.ports);
  await world.runs.settled();
  const lost = { tenantId: 'local', jobId: batchJobId(batch, 'two') };
  await world.ports.eraser.erase((await world.ports.jobs.get(lost)) ?? lost);
  expect(await world.batch('b')).toMatchObject({ status: 'RUNNING' });
  for (let time = 0; time < 2; time += 1) await sweepJobs(world.ports);
  expect(await world.ports.jobs.get(lost)).toMatchObject({ status: 'QUEUED', batch: { customId: 'two' } });
  expect(await world.batch('b')).toMatchObject({ status: 'RUNNING', counts: { ended: 0 } });
});

test('R7.6 a run that was cut short begins again, one that is at work does not, and after some the batch ends', async () => {
  const world = await openBatches();
  await world.create('b', SMALL);
  const started: number[] = [];
  let isAtWork = true;
  const ports = {
    ...world.ports,
    batchRuns: {
      start: async ({ runs }: Batch) => void started.push(runs),
      isAtWork: async () => isAtWork,
      stop: async () => undefined,
    },
  };
  await startBatches(ports);
  const sweepLater = async (): Promise<void> => {
    world.clock.moveBy(600_000);
    await mendBatches(ports);
  };
  await sweepLater();
  expect(started).toEqual([1]);
  isAtWork = false;
  await sweepLater();
  await mendBatches(ports);
  expect(started).toEqual([1, 2]);
  for (let run = 3; run <= 6; run += 1) await sweepLater();
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(await world.batch('b')).toMatchObject({ status: 'FAILED', failure: { name: 'ExecutionLost' } });
});

test('R7.6 a slice that comes after the batch was cancelled makes no job, and cancelling stops the run', async () => {
  const world = await openBatches();
  const batch = await world.create('b', SMALL);
  const stopped: string[] = [];
  const ports = {
    ...world.ports,
    batchRuns: {
      start: async () => undefined,
      isAtWork: async () => true,
      stop: async ({ batchId }: Batch) => void stopped.push(batchId),
    },
  };
  await startBatches(ports);
  const task = { tenantId: 'local', batchId: 'b' };
  expect(await runBatchTask({ ...task, task: 'validate' }, ports)).toMatchObject({
    status: 'SUBMITTING',
    lines: 3,
    cleanKey: batchKey(batch, 'clean'),
  });
  const lines = await readCleanLines(batch, ports);
  await runBatchTask({ ...task, task: 'submit', lines: lines.slice(0, 1) }, ports);
  await cancelBatch(batch, ports, Infinity);
  expect(stopped).toEqual(['b']);
  const late = await runBatchTask({ ...task, task: 'submit', lines: lines.slice(1) }, ports);
  expect(late).toMatchObject({ status: 'CANCELLING', lines: 0 });
  expect(await ports.jobs.get({ tenantId: 'local', jobId: batchJobId(batch, 'two') })).toBeUndefined();
  expect(await world.batch('b')).toMatchObject({ status: 'CANCELLED', counts: { ended: 3, cancelled: 3 } });
});

test('R6.4 the life of a job of a batch begins with its start', async () => {
  const world = await openBatches({ JOB_TTL_SECONDS: '3600', MAX_CONCURRENCY: '1' });
  const batch = await world.create('b', SMALL);
  await world.submitted();
  await world.look();
  const [jobId = ''] = world.started;
  const lifeOf = async (id: string): Promise<number> => {
    const job = await world.ports.jobs.get({ tenantId: 'local', jobId: id });
    return (Date.parse(job?.expiresAt ?? '') - world.ports.clock.now()) / 1000;
  };
  expect(await lifeOf(jobId)).toBeCloseTo(3600, 0);
  const waiting = ['one', 'two', 'three'].map((id) => batchJobId(batch, id)).find((id) => id !== jobId) ?? '';
  expect(await lifeOf(waiting)).toBeGreaterThan(1_000_000);
});

test('two tenants with the same lines under the same batch id are apart', async () => {
  const world = await openBatches();
  await world.create('b', SMALL, 'local');
  await world.create('b', SMALL, 'a');
  await world.submitted();
  expect((await world.batch('b', 'a')).counts.ended).toBe(0);
  await finishAll(world).catch(() => undefined);
  const ids = ['local', 'a'].map((tenantId) => batchJobId({ tenantId, batchId: 'b' }, 'one'));
  expect(new Set(ids).size).toBe(2);
});
