import type { Context } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Job } from '#shared/domain/job.ts';
import type { TaskState } from '#shared/domain/steps.ts';
import { JobCancelled, MalformedReply, NotFound, ProviderRefused } from '#shared/errors.ts';
import type { LocalContext } from '#shared/lambda/given-ports.ts';
import * as parts from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { type StepInput, WaveInput } from '#shared/research/step.ts';
import {
  type StandingClock,
  START,
  createStandingClock,
  eventsOf,
  jobOf,
  openPorts,
  submit,
} from '#tests/unit/functions/steps/ports.ts';

// Longer than 250 lines: the handler as a whole, on one set of stores.

const LAMBDA: Omit<Context, 'done' | 'fail' | 'succeed'> = {
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'f',
  functionVersion: '1',
  invokedFunctionArn: 'arn:aws:lambda:us-east-1:000000000000:function:f',
  memoryLimitInMB: '128',
  awsRequestId: 'r',
  logGroupName: 'g',
  logStreamName: 's',
  getRemainingTimeInMillis: () => 1000,
};
const ended = (): void => undefined;

let ports: Ports;
let clock: StandingClock;
let count = 0;

beforeAll(async () => {
  clock = createStandingClock();
  ports = await openPorts({ clock });
});

async function newJob(change: Partial<Job> = {}): Promise<Job> {
  count += 1;
  return submit(ports, jobOf(`job-${count}`, change));
}

function referenceOf(job: Job): StepInput {
  return { tenantId: job.tenantId, jobId: job.jobId };
}

async function invoke(handler: ReturnType<typeof stepHandler>, event: unknown): Promise<unknown> {
  const context: LocalContext = { ...LAMBDA, done: ended, fail: ended, succeed: ended, ports };
  return handler(event, context);
}

const Output = z.object({ queryCount: z.int() });
const CURSOR = { iteration: 2, purpose: 'research', revision: 0 } as const;

/** A step that counts how often it works. */
function countingStep(
  state: TaskState,
  work: () => Promise<void> = async () => undefined,
): { readonly handler: ReturnType<typeof stepHandler>; readonly runs: () => number } {
  let runs = 0;
  const handler = stepHandler(
    {
      state,
      input: WaveInput,
      output: Output,
      run: async (_input, context) => {
        runs += 1;
        await context.emit({ type: 'noted', key: 'once', message: 'A note' });
        await work();
        return { output: { queryCount: runs }, message: 'All done', data: { queryCount: runs } };
      },
    },
    parts,
  );
  return { handler, runs: () => runs };
}

describe('stepHandler', () => {
  it('says what is wrong with an input that does not fit, and does no work', async () => {
    const job = await newJob();
    const step = countingStep('GenerateQueries');
    const event = { ...referenceOf(job), cursor: { ...CURSOR, iteration: 0 } };
    const failure = invoke(step.handler, event);
    await expect(failure).rejects.toBeInstanceOf(MalformedReply);
    await expect(failure).rejects.toThrow(
      /^GenerateQueries got an input that does not fit at cursor\.iteration/u,
    );
    await expect(invoke(step.handler, undefined)).rejects.toBeInstanceOf(MalformedReply);
    expect(step.runs()).toBe(0);
    expect(await eventsOf(ports, job)).toEqual([]);
  });

  it('refuses to work for a job that is not there', async () => {
    const step = countingStep('GenerateQueries');
    const event = { tenantId: 'local', jobId: 'nobody', cursor: CURSOR };
    await expect(invoke(step.handler, event)).rejects.toBeInstanceOf(NotFound);
    expect(step.runs()).toBe(0);
  });

  it('refuses to work for a job of another tenant', async () => {
    const job = await newJob();
    const step = countingStep('GenerateQueries');
    const event = { ...referenceOf(job), tenantId: 'other', cursor: CURSOR };
    await expect(invoke(step.handler, event)).rejects.toBeInstanceOf(NotFound);
  });

  it.each(['CANCELLED', 'FAILED', 'EXPIRED', 'COMPLETED'] as const)(
    'does no work for a job that has ended as %s',
    async (status) => {
      const job = await newJob({ status });
      const step = countingStep('GenerateQueries');
      const event = { ...referenceOf(job), cursor: CURSOR };
      await expect(invoke(step.handler, event)).rejects.toBeInstanceOf(JobCancelled);
      expect(step.runs()).toBe(0);
      expect(await eventsOf(ports, job)).toEqual([]);
    },
  );

  it.each(['FailJob', 'EvaluateReport'] as const)('runs %s for a job that has ended', async (state) => {
    const job = await newJob({ status: 'FAILED' });
    const step = countingStep(state);
    await invoke(step.handler, { ...referenceOf(job), cursor: CURSOR });
    expect(step.runs()).toBe(1);
  });

  it('emits what begins and ends, under keys of the wave', async () => {
    const job = await newJob();
    const step = countingStep('GenerateQueries');
    expect(await invoke(step.handler, { ...referenceOf(job), cursor: CURSOR })).toEqual({ queryCount: 1 });
    const events = await eventsOf(ports, job);
    expect(
      events.map(({ sequence, key, type, stage, message }) => ({ sequence, key, type, stage, message })),
    ).toEqual([
      {
        sequence: 1,
        key: 'generate-queries-started/i02//0/',
        type: 'generate-queries-started',
        stage: 'generate-queries',
        message: 'GenerateQueries began',
      },
      {
        sequence: 2,
        key: 'generate-queries-noted/i02//0/once',
        type: 'generate-queries-noted',
        stage: 'generate-queries',
        message: 'A note',
      },
      {
        sequence: 3,
        key: 'generate-queries-finished/i02//0/',
        type: 'generate-queries-finished',
        stage: 'generate-queries',
        message: 'All done',
      },
    ]);
    expect(events[2]?.data).toEqual({ iteration: 2, purpose: 'research', queryCount: 1 });
  });

  it('gives back the recorded output of a finished step, without working or emitting again', async () => {
    const job = await newJob();
    const step = countingStep('GenerateQueries');
    const event = { ...referenceOf(job), cursor: CURSOR };
    const first = await invoke(step.handler, event);
    expect(await invoke(step.handler, event)).toEqual(first);
    expect(step.runs()).toBe(1);
    expect(await eventsOf(ports, job)).toHaveLength(3);
  });

  it('works again for another wave', async () => {
    const job = await newJob();
    const step = countingStep('GenerateQueries');
    await invoke(step.handler, { ...referenceOf(job), cursor: CURSOR });
    await invoke(step.handler, { ...referenceOf(job), cursor: { ...CURSOR, iteration: 3 } });
    expect(step.runs()).toBe(2);
    expect(await eventsOf(ports, job)).toHaveLength(6);
  });

  it('refines again each time it is asked, as an answer may have come', async () => {
    const job = await newJob();
    const step = countingStep('RefineQuestion');
    await invoke(step.handler, { ...referenceOf(job), cursor: CURSOR });
    await invoke(step.handler, { ...referenceOf(job), cursor: CURSOR });
    expect(step.runs()).toBe(2);
    expect(await eventsOf(ports, job)).toHaveLength(3);
  });

  it('never shows the message of an unexpected error', async () => {
    const job = await newJob();
    const broken = new TypeError('secret of arn:aws:s3:::bucket at 10.0.0.1');
    const step = countingStep('GenerateQueries', async () => {
      throw broken;
    });
    await expect(invoke(step.handler, { ...referenceOf(job), cursor: CURSOR })).rejects.toBe(broken);
    const events = await eventsOf(ports, job);
    expect(events.at(-1)).toMatchObject({
      type: 'generate-queries-failed',
      message: 'An unexpected error occurred.',
      data: { error: 'Unexpected' },
    });
    expect(JSON.stringify(events)).not.toContain('secret');
  });

  it('reports an error of our own in its words, without its cause', async () => {
    const job = await newJob();
    const refused = new ProviderRefused('The key is spent.', { cause: new Error('secret') });
    const step = countingStep('GenerateQueries', async () => {
      throw refused;
    });
    await expect(invoke(step.handler, { ...referenceOf(job), cursor: CURSOR })).rejects.toBe(refused);
    const events = await eventsOf(ports, job);
    expect(events.at(-1)).toMatchObject({ message: 'The key is spent.', data: { error: 'ProviderRefused' } });
    expect(JSON.stringify(events)).not.toContain('secret');
  });

  it('works again after a failure, and emits the beginning once', async () => {
    const job = await newJob();
    let fails = true;
    const step = countingStep('GenerateQueries', async () => {
      if (!fails) return;
      fails = false;
      throw new ProviderRefused('Not now.');
    });
    const event = { ...referenceOf(job), cursor: CURSOR };
    await expect(invoke(step.handler, event)).rejects.toBeInstanceOf(ProviderRefused);
    expect(await invoke(step.handler, event)).toEqual({ queryCount: 2 });
    const types = (await eventsOf(ports, job)).map((one) => one.type.replace('generate-queries-', ''));
    expect(types).toEqual(['started', 'noted', 'failed', 'finished']);
  });

  it('starts the run time of a queued job', async () => {
    const { startedAt: _, ...queued } = jobOf('queued', { status: 'QUEUED' });
    const job = await submit(ports, queued);
    const before = clock.now();
    await invoke(countingStep('RefineQuestion').handler, { ...referenceOf(job), cursor: CURSOR });
    expect(await ports.jobs.get(job)).toMatchObject({
      status: 'PROCESSING',
      startedAt: new Date(before).toISOString(),
      waitedMilliseconds: 0,
    });
  });

  it('ends the waiting of a job and adds up how long it was', async () => {
    const since = new Date(START).toISOString();
    const job = await newJob({
      status: 'AWAITING_INPUT',
      waitedMilliseconds: 1000,
      pendingInput: { kind: 'clarify', questions: ['?'], taskToken: 't', since, until: since },
    });
    clock.moveBy(5000);
    await invoke(countingStep('PlanResearch').handler, { ...referenceOf(job), cursor: CURSOR });
    const resumed = await ports.jobs.get(job);
    expect(resumed).toMatchObject({ status: 'PROCESSING', startedAt: job.startedAt });
    expect(resumed?.waitedMilliseconds).toBe(1000 + clock.now() - START);
    expect(resumed?.pendingInput).toBeUndefined();
  });

  it('lets a waiting state leave the job waiting', async () => {
    const job = await newJob({ status: 'AWAITING_INPUT' });
    await invoke(countingStep('AskUser').handler, { ...referenceOf(job), cursor: CURSOR });
    expect((await ports.jobs.get(job))?.status).toBe('AWAITING_INPUT');
  });
});
