import { afterAll, describe, expect, test } from 'vitest';
import { type Loopback, startLoopback } from '#tests/support/services/loopback.ts';
import { PUBMED_RECORD } from '#tests/support/services/roofs.ts';
import { answerOfPubmed } from '#tests/support/services/search-services.ts';
import { ask, freed, hasEnded, openedStack, until } from './follow.ts';
import type { EmulatedStack } from './stack.ts';

/** What is searched. */
let service: Loopback;
const opened = openedStack(async () => {
  service = await startLoopback((asked) => answerOfPubmed(asked, PUBMED_RECORD));
  return { MAX_CONCURRENCY: '1', PUBMED_BASE_URL: service.url };
});
afterAll(() => service.close());

async function ended(stack: EmulatedStack, jobId: string, status: string): Promise<void> {
  await expect.poll(async () => stack.statusOf(jobId), { timeout: 240_000, interval: 250 }).toBe(status);
}

describe('an execution in an emulator that is redriven', () => {
  test('R6.1 goes on from the state at which it was stopped, and asks for nothing again', async () => {
    const stack = opened();
    stack.lambda.weather.held.add(stack.functionNamed('StepsVerifyReport'));
    const jobId = await ask(stack);
    await expect
      .poll(async () => stack.statesOf(jobId), { timeout: 240_000, interval: 250 })
      .toContain('VerifyReport');
    await stack.abort(jobId);
    await ended(stack, jobId, 'ABORTED');
    stack.lambda.weather.held.clear();
    const before = service.asked.length;
    expect(before).toBeGreaterThan(0);

    expect(await stack.redrive(jobId)).toBe(1);
    expect(await until(stack, jobId, hasEnded)).toMatchObject({ status: 'COMPLETED' });
    expect(service.asked).toHaveLength(before);
    const states = await stack.statesOf(jobId);
    expect(states.filter((name) => name === 'VerifyReport')).toHaveLength(2);
    expect((await stack.client.report(jobId)).sources.length).toBeGreaterThan(0);
    await freed(stack, { slotsInUse: 0 });
  });

  test('R6.1 gives its job the end that FailJob could not write', async () => {
    const stack = opened();
    for (const name of ['StepsFailJob', 'StepsPlanResearch'])
      stack.lambda.weather.broken.add(stack.functionNamed(name));
    const jobId = await ask(stack);
    await ended(stack, jobId, 'FAILED');
    expect(await stack.client.get(jobId)).toMatchObject({ status: 'PROCESSING' });
    stack.lambda.weather.broken.clear();
    await stack.redrive(jobId);
    await until(stack, jobId, hasEnded, 'lost');
    expect(await stack.client.get(jobId)).toMatchObject({ status: 'FAILED' });
    await freed(stack, { slotsInUse: 0 });
  });

  test('R6.1 runs no function once FailJob has written its end; the job is resumed instead, and asks for nothing again', async () => {
    const stack = opened();
    stack.lambda.weather.broken.add(stack.functionNamed('StepsVerifyReport'));
    const jobId = await ask(stack);
    const failed = await until(stack, jobId, hasEnded);
    expect(failed).toMatchObject({ status: 'FAILED' });
    await ended(stack, jobId, 'FAILED');
    stack.lambda.weather.broken.clear();
    await stack.lambda.idle();

    const steps = (): unknown => [...stack.lambda.runs].filter(([name]) => name.includes('Steps'));
    const [before, ran] = [service.asked.length, steps()];
    await stack.redrive(jobId);
    await ended(stack, jobId, 'FAILED');
    expect(steps()).toEqual(ran);
    expect((await stack.statesOf(jobId)).slice(-2)).toEqual(['JobFailed', 'JobFailed']);
    const { status, failure } = failed;
    expect(await stack.client.get(jobId)).toMatchObject({ status, failure });

    await stack.client.call('resumeJob', { params: { jobId } });
    expect(await until(stack, jobId, hasEnded)).toMatchObject({ status: 'COMPLETED' });
    expect(service.asked).toHaveLength(before);
    await freed(stack, { slotsInUse: 0 });
  });
});
