import { afterAll, beforeAll, expect, test } from 'vitest';
import { RequestFailed } from '#shared/api/request-failed.ts';
import { createBatchRuns } from '#local/batch-runs.ts';
import { startBatches } from '#functions/queue/dispatch/start-batches.ts';
import { batchJobId } from '#shared/domain/batch-job-id.ts';
import { type ApiWorld, createApiWorld } from '../api-world.ts';

let world: ApiWorld;
beforeAll(async () => {
  world = await createApiWorld();
});
afterAll(async () => {
  await world.close();
});

const LINES = [
  { customId: 'a', question: 'Why does iron rust?' },
  { customId: 'b', question: '...' },
  { customId: 'c', question: 'Why does copper not rust?', providers: ['nowhere'] },
];

/** What the queue does beside the API. */
async function submitAll(): Promise<void> {
  const runs = createBatchRuns({ ports: () => world.ports, report: () => undefined });
  await startBatches({ ...world.ports, batchRuns: runs });
  await runs.settled();
}

async function refusal(work: Promise<unknown>): Promise<RequestFailed> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof RequestFailed) return error;
  throw new Error('The request was expected to fail.');
}

test('R7.6 a batch is taken, its lines are checked, and what cannot be submitted is said by line', async () => {
  const { client } = world;
  const batch = await client.call('createBatch', {
    body: { name: 'Metals', input: { lines: LINES }, defaults: { format: 'brief' } },
  });
  expect(batch).toMatchObject({ status: 'QUEUED', name: 'Metals', counts: { ended: 0 } });
  const params = { batchId: batch.batchId };
  await submitAll();
  expect(await client.call('getBatch', { params })).toMatchObject({ status: 'RUNNING', lines: 1, errors: 2 });
  const { errors } = await client.call('getBatchErrors', { params });
  expect(errors).toMatchObject([
    { line: 2, customId: 'b', error: { message: 'The question has no word in it.', field: 'question' } },
    { line: 3, customId: 'c', error: { message: 'There is no search provider named "nowhere".' } },
  ]);
  const jobId = batchJobId({ tenantId: 'local', batchId: batch.batchId }, 'a');
  expect(await client.get(jobId)).toMatchObject({
    question: 'Why does iron rust?',
    settings: { format: 'brief' },
    batch: { customId: 'a', line: 1 },
  });
  await client.cancel(jobId);
  expect(await client.call('getBatch', { params })).toMatchObject({
    status: 'COMPLETED',
    counts: { cancelled: 1 },
  });
  const { results } = await client.call('getBatchResults', { params });
  expect(results).toMatchObject([{ customId: 'a', jobId, status: 'CANCELLED' }]);
  const text = await client.callText('getBatchResults', { params, query: { format: 'jsonl' } });
  expect(text.endsWith('\n') && JSON.parse(text)).toEqual(results[0]);
  expect(await client.callText('getBatchResults', { params, query: { format: 'html' } })).toContain('Metals');
  const accepting = async (accept: string, format?: 'html'): Promise<string> =>
    client.callText('getBatchResults', { params, query: { format }, headers: { accept } });
  expect(await accepting('application/jsonl')).toBe(text);
  expect(await accepting('text/html')).toContain('Metals');
  expect(await refusal(accepting('application/jsonl', 'html'))).toMatchObject({ httpStatus: 406 });
  expect(await refusal(accepting('image/png'))).toMatchObject({ httpStatus: 406 });
});

test('the list of batches refuses the filters that it does not have, by name', async () => {
  const answered = await world.transport({
    method: 'GET',
    path: '/v1/batches',
    query: { status: 'RUNNING' },
  });
  expect(answered.status).toBe(400);
  expect(JSON.parse(answered.body)).toMatchObject({ error: { name: 'InvalidInput', field: 'status' } });
});

test('the same key is the same batch, and another body under it is refused', async () => {
  const { client } = world;
  const headers = { 'idempotency-key': 'nightly' };
  const body = { input: { jsonl: `${JSON.stringify(LINES[0])}\n` } };
  const first = await client.call('createBatch', { body, headers });
  const again = await client.call('createBatch', { body, headers });
  expect(again.batchId).toBe(first.batchId);
  const other = client.call('createBatch', { body: { input: { jsonl: '{}' } }, headers });
  expect(await refusal(other)).toMatchObject({ httpStatus: 409 });
  const elsewhere = world.as({ tenantId: 'other', owner: 'local' });
  expect((await elsewhere.call('createBatch', { body, headers })).batchId).not.toBe(first.batchId);
});

test('a batch of another is as missing as one that never was', async () => {
  const { client } = world;
  const { batchId } = await client.call('createBatch', { body: { input: { lines: LINES } } });
  const stranger = world.as({ tenantId: 'local', owner: 'someone' });
  for (const name of ['getBatch', 'getBatchResults', 'getBatchErrors', 'cancelBatch'] as const) {
    expect(await refusal(stranger.call(name, { params: { batchId } }))).toMatchObject({ httpStatus: 404 });
  }
  expect((await stranger.call('listBatches', {})).batches).toEqual([]);
  expect((await client.call('listBatches', {})).batches.map((one) => one.batchId)).toContain(batchId);
});

test('a batch reads no file of another tenant', async () => {
  for (const inputKey of ['other/uploads/a.jsonl', 'local/reports/x', 'local/uploads/../reports/x']) {
    const asked = world.client.call('createBatch', { body: { input: { inputKey } } });
    expect(await refusal(asked)).toMatchObject({ httpStatus: 400, failure: { field: 'input.inputKey' } });
  }
});

test('R7.6 the lines may lie in the archive', async () => {
  await world.ports.archive.put('local/uploads/night.jsonl', `${JSON.stringify(LINES[0])}\n`);
  const body = { input: { inputKey: 'local/uploads/night.jsonl' } };
  const { batchId } = await world.client.call('createBatch', { body });
  await submitAll();
  const batch = await world.client.call('getBatch', { params: { batchId } });
  expect(batch).toMatchObject({ status: 'RUNNING', lines: 1 });
});
