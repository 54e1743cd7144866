import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ROOF_QUESTION } from '#tests/support/services/roofs.ts';
import { ask, freed, hasEnded, openedStack, until } from './follow.ts';

const opened = openedStack(async () => ({ MAX_CONCURRENCY: '2' }));

describe('the queue in an emulator', () => {
  test('R6.1 loses nothing when functions are throttled', async () => {
    const stack = opened();
    stack.lambda.weather.concurrency = 3;
    const jobs = [await ask(stack), await ask(stack)];
    for (const jobId of jobs) {
      const job = await until(stack, jobId, hasEnded);
      expect(job.failure).toBeUndefined();
      expect(job).toMatchObject({ status: 'COMPLETED' });
      expect(job.endReason).not.toBe('infrastructure');
    }
    expect(stack.lambda.throttles()).toBeGreaterThan(0);
  });

  test('R6.2 starts each job once by five dispatchers, and no more than there are slots', async () => {
    const stack = opened();
    const jobs = [await ask(stack), await ask(stack), await ask(stack)];
    await Promise.all(Array.from({ length: 5 }, async () => stack.dispatch()));
    expect((await stack.client.queueSummary()).slotsInUse).toBeLessThanOrEqual(2);
    for (const jobId of jobs) {
      expect(await until(stack, jobId, hasEnded)).toMatchObject({ status: 'COMPLETED' });
      const states = await stack.statesOf(jobId);
      expect(states.filter((name) => name === 'RefineQuestion')).toHaveLength(1);
    }
    await freed(stack, { slotsInUse: 0 });
  });

  test('R7.6 ends a batch one of whose executions was aborted, and says of which line', async () => {
    const stack = opened();
    const lines = ['kept', 'aborted'].map((customId) => ({ customId, question: ROOF_QUESTION }));
    const { batchId } = await stack.client.call('createBatch', { body: { input: { lines } } });
    const params = { batchId };
    const jobs = async (): Promise<readonly string[]> =>
      (await stack.client.list({ limit: 100 })).jobs
        .filter(({ status, batch }) => status === 'PROCESSING' && batch?.batchId === batchId)
        .map(({ jobId }) => jobId);
    let begun: readonly string[] = [];
    while (begun.length < 2) {
      await stack.dispatch();
      begun = await jobs();
      await pause(50);
    }
    const [doomed = ''] = begun;
    await stack.abort(doomed);
    while ((await stack.client.call('getBatch', { params })).status !== 'COMPLETED') {
      await stack.deliverEnds();
      await pause(100);
    }
    expect((await stack.client.call('getBatch', { params })).counts).toMatchObject({ ended: 2, failed: 1 });
    const { results } = await stack.client.call('getBatchResults', { params });
    expect(results.find(({ jobId }) => jobId === doomed)).toMatchObject({ status: 'FAILED' });
    await freed(stack, { slotsInUse: 0 });
  });

  test('R7.8 ends a run of a standing question whose execution was aborted, and the next can begin', async () => {
    const stack = opened();
    const { standingId } = await stack.client.call('createStanding', {
      body: { request: { question: ROOF_QUESTION } },
    });
    const params = { standingId };
    const run = async (key: string): Promise<string> =>
      (await stack.client.call('runStanding', { params, headers: { 'idempotency-key': key } })).jobId;
    const doomed = await run('one');
    await until(stack, doomed, (job) => job.status === 'PROCESSING', 'lost');
    await stack.abort(doomed);
    expect(await until(stack, doomed, hasEnded)).toMatchObject({ status: 'FAILED' });
    await expect
      .poll(async () => (await stack.client.call('getStanding', { params })).runs.at(-1))
      .toMatchObject({ jobId: doomed, status: 'FAILED' });
    const next = await run('two');
    expect(next).not.toBe(doomed);
    expect(await until(stack, next, hasEnded)).toMatchObject({ status: 'COMPLETED' });
  });
});
