import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ask, freed, hasEnded, openedStack, running, until } from './follow.ts';

const opened = openedStack(async () => ({ MAX_CONCURRENCY: '1', INPUT_WAIT_SECONDS: '1' }));

/** How the end of an execution comes to the service: by its event, or by the next minute's sweep. */
const WAYS = ['sent', 'lost'] as const;

const ABORTED = { status: 'FAILED', failure: { name: 'ExecutionAborted' } };

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
      expect(await until(stack, doomed, hasEnded, events)).toMatchObject(ABORTED);
      expect(await until(stack, next, hasEnded)).toMatchObject({ status: 'COMPLETED' });
      await freed(stack, { slotsInUse: 0 });
    },
  );

  test('R6.1 that is aborted before its first step gives its job its end', async () => {
    const stack = opened();
    stack.lambda.weather.held.add(stack.functionNamed('StepsRefineQuestion'));
    const jobId = await ask(stack);
    await running(stack, jobId);
    await stack.abort(jobId);
    expect(await until(stack, jobId, hasEnded)).toMatchObject(ABORTED);
    await freed(stack, { slotsInUse: 0 });
  });

  test('R6.1 that is aborted while it waits for a slot with the reply gives its job its end', async () => {
    const stack = opened();
    const replied = await ask(stack, 'approve');
    await until(stack, replied, (job) => job.status === 'AWAITING_INPUT');
    const other = await ask(stack);
    await until(stack, other, (job) => job.status === 'PROCESSING', 'lost');
    await stack.client.reply(replied, { decision: 'approve' });
    expect(await stack.client.get(replied)).toMatchObject({ status: 'QUEUED' });
    await stack.abort(replied);
    expect(await until(stack, replied, hasEnded)).toMatchObject(ABORTED);
    expect(await until(stack, other, hasEnded)).toMatchObject({ status: 'COMPLETED' });
    await freed(stack, { slotsInUse: 0 });
  });

  test('R6.1 that succeeded and left its job without an end gives it one', async () => {
    const stack = opened();
    stack.lambda.weather.held.add(stack.functionNamed('StepsPlanResearch'));
    const jobId = await ask(stack);
    await until(stack, jobId, (job) => job.status === 'PROCESSING', 'lost');
    await stack.abort(jobId);
    await stack.tellEnd(jobId, 'SUCCEEDED');
    const job = await stack.client.get(jobId);
    expect(job).toMatchObject({ status: 'FAILED', failure: { name: 'ExecutionLost' } });
    await freed(stack, { slotsInUse: 0 });
  });

  test('R6.1 that is aborted while it waits for a person gives its job its end', async () => {
    const stack = opened();
    const jobId = await ask(stack, 'approve');
    await until(stack, jobId, (job) => job.status === 'AWAITING_INPUT');
    await stack.abort(jobId);
    expect(await until(stack, jobId, hasEnded)).toMatchObject(ABORTED);
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
        await expect.poll(async () => stack.statusOf(jobId), { timeout: 240_000 }).toBe('FAILED');
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
