import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ask, freed, hasEnded, openedStack, until } from './follow.ts';

const opened = openedStack(async () => ({ MAX_CONCURRENCY: '1', INPUT_WAIT_SECONDS: '1' }));

/** How the end of an execution comes to the service: by its event, or by the next minute's sweep. */
const WAYS = ['sent', 'lost'] as const;

describe('an execution in an emulator', () => {
  test.each(WAYS)(
    'R6.1 that is aborted gives its job its end, and the next its turn, when the event is %s',
    async (events) => {
      const stack = opened();
      const doomed = await ask(stack);
      await until(stack, doomed, (job) => job.status === 'PROCESSING', 'lost');
      const next = await ask(stack);
      await stack.abort(doomed);
      if (events === 'lost') await stack.passMinute();
      const job = await until(stack, doomed, hasEnded, events);
      expect(job).toMatchObject({ status: 'FAILED', failure: { name: 'ExecutionAborted' } });
      expect(await until(stack, next, hasEnded)).toMatchObject({ status: 'COMPLETED' });
      await freed(stack, { slotsInUse: 0 });
    },
  );

  test('R6.1 that is aborted while it waits for a person gives its job its end', async () => {
    const stack = opened();
    const jobId = await ask(stack, 'approve');
    await until(stack, jobId, (job) => job.status === 'AWAITING_INPUT');
    await stack.abort(jobId);
    const job = await until(stack, jobId, hasEnded);
    // The emulator fails the task that waits, where AWS would not.
    expect(job).toMatchObject({ status: 'FAILED' });
    expect(await stack.client.queueSummary()).toMatchObject({ slotsInUse: 0, awaitingInput: 0 });
  });

  test('R6.1 that ran out of time gives its job its end', async () => {
    const stack = opened();
    const jobId = await ask(stack);
    await until(stack, jobId, (job) => job.status === 'PROCESSING', 'lost');
    await stack.abort(jobId);
    await stack.tellEnd(jobId, 'TIMED_OUT');
    const job = await stack.client.get(jobId);
    expect(job).toMatchObject({ status: 'FAILED', failure: { name: 'States.Timeout' } });
    await freed(stack, { slotsInUse: 0 });
  });

  test.each(WAYS)(
    'R6.1 whose FailJob cannot write gives its job its end all the same, when the event is %s',
    async (events) => {
      const stack = opened();
      for (const name of ['StepsFailJob', 'StepsPlanResearch'])
        stack.lambda.weather.broken.add(stack.functionNamed(name));
      if (events === 'lost') stack.lambda.weather.broken.add(stack.functionNamed('QueueClose'));
      const jobId = await ask(stack);
      if (events === 'lost') {
        await expect.poll(async () => stack.statusOf(jobId), { timeout: 60_000 }).toBe('FAILED');
        expect(await stack.client.get(jobId)).toMatchObject({ status: 'PROCESSING' });
        await stack.passMinute();
      }
      expect(await until(stack, jobId, hasEnded, events)).toMatchObject({ status: 'FAILED' });
      await freed(stack, { slotsInUse: 0 });
    },
  );

  test('R6.1 one of whose functions someone has deleted gives its job its end', async () => {
    const stack = opened();
    stack.lambda.weather.gone.add(stack.functionNamed('StepsPlanResearch'));
    const job = await until(stack, await ask(stack), hasEnded);
    expect(job).toMatchObject({ status: 'FAILED' });
    expect(job.failure?.remedy).toBeTruthy();
    await freed(stack, { slotsInUse: 0 });
  });

  test('R6.2 begins with the first minute in which its dispatcher works', async () => {
    const stack = opened();
    stack.lambda.weather.broken.add(stack.functionNamed('QueueDispatch'));
    const jobId = await ask(stack);
    await stack.passMinute();
    expect(await stack.client.get(jobId)).toMatchObject({ status: 'QUEUED' });
    stack.lambda.weather.broken.clear();
    await stack.passMinute();
    expect(await until(stack, jobId, hasEnded)).toMatchObject({ status: 'COMPLETED' });
    await freed(stack, { slotsInUse: 0 });
  });

  test('R1.8 waits for a person who never answers without a slot, and then not', async () => {
    const stack = opened();
    const asking = await ask(stack, 'approve');
    await until(stack, asking, (job) => job.status === 'AWAITING_INPUT');
    expect(await stack.client.queueSummary()).toMatchObject({ slotsInUse: 0, awaitingInput: 1 });
    await pause(1100);
    await stack.passMinute();
    expect(await until(stack, asking, hasEnded)).toMatchObject({ status: 'COMPLETED' });
    const { events } = await stack.client.events(asking, { after: 0, waitSeconds: 0 });
    expect(events.map((event) => event.type)).toContain('job-not-answered');
  });
});
