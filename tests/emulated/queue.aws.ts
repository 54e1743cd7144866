import { describe, expect, test } from 'vitest';
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
});
