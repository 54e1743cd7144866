import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ask, freed, hasEnded, openedStack, running, until } from './follow.ts';

const LIFE_SECONDS = 30;
const opened = openedStack(async () => ({
  MAX_CONCURRENCY: '3',
  JOB_TTL_SECONDS: String(LIFE_SECONDS),
  JOB_DEADLINE_SECONDS: '20',
}));

test('R6.4 executions that outlast the life of their jobs end as expired: at work, waiting for a person, and timed out', async () => {
  const stack = opened();
  const waiting = await ask(stack, 'approve');
  await until(stack, waiting, (job) => job.status === 'AWAITING_INPUT');
  stack.lambda.weather.held.add(stack.functionNamed('StepsRefineQuestion'));
  const [working, late] = [await ask(stack), await ask(stack)];
  for (const jobId of [working, late]) await running(stack, jobId);
  await pause(LIFE_SECONDS * 1000);
  await stack.abort(late);
  await stack.tellEnd(late, 'TIMED_OUT');
  await stack.passMinute();
  for (const jobId of [waiting, working, late]) {
    const job = await until(stack, jobId, hasEnded, 'lost');
    expect(job).toMatchObject({ status: 'EXPIRED', failure: { name: 'JobExpired' } });
  }
  await freed(stack, { slotsInUse: 0, awaitingInput: 0 });
});
