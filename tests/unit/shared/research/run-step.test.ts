import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Cursor } from '#shared/domain/query.ts';
import type { Job } from '#shared/domain/job.ts';
import type { TaskState } from '#shared/domain/steps.ts';
import { leaseUntil } from '#shared/domain/time-bounds.ts';
import { JobCancelled, MalformedReply, NotFound, ServiceUnavailable } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { runStep } from '#shared/research/run-step.ts';
import { type AnyStep, type ContextWith, WaveInput } from '#shared/research/step.ts';
import {
  START,
  type StandingClock,
  createStandingClock,
  eventsOf,
  jobOf,
  openPorts,
  submit,
} from '#tests/unit/functions/steps/ports.ts';

// Longer than 250 lines: all that holds of every step, on one set of stores.

const Output = z.object({ done: z.int() });
const AT = { iteration: 1, purpose: 'research', revision: 0 } as const;
type Work = (context: ContextWith<Ports>) => Promise<number> | number;

let ports: Ports;
let clock: StandingClock;
let runs = 0;

beforeEach(async () => {
  clock = createStandingClock();
  ports = await openPorts({ clock });
  runs = 0;
});

/** A step of the kind of a state, that does this work and says how often it ran. */
function stepOf(state: TaskState, work: Work = () => 7): AnyStep<WaveInput, z.infer<typeof Output>> {
  return {
    state,
    input: WaveInput,
    output: Output,
    run: async (_input, context) => {
      runs += 1;
      return { output: { done: await work(context) }, message: 'It is done.', data: { figures: 3 } };
    },
  };
}

async function run(job: Job, step = stepOf('ExtractClaims'), cursor: Cursor = AT) {
  const { tenantId, jobId } = job;
  return runStep(step, { tenantId, jobId, cursor }, ports);
}

describe('the rarity of words', () => {
  it.each([
    [['corpus', 'pubmed'], true],
    [['tavily'], false],
  ])('is known to a job that searches %j: %s', async (providers, isKnown) => {
    ports = await openPorts({
      clock,
      statistics: { documentCount: 1, documentFrequencies: async () => new Map() },
    });
    const plain = jobOf('job-1');
    const job = await submit(ports, { ...plain, settings: { ...plain.settings, providers } });
    const step = stepOf('ExtractClaims', (context) => (context.ports.statistics === undefined ? 0 : 1));
    expect(await run(job, step)).toEqual({ done: isKnown ? 1 : 0 });
  });
});

describe('R6.5 a step', () => {
  it('that was finished gives back what it gave, and does nothing again', async () => {
    const job = await submit(ports, jobOf('job-1'));
    expect(await run(job)).toEqual({ done: 7 });
    expect(
      await run(
        job,
        stepOf('ExtractClaims', () => 8),
      ),
    ).toEqual({ done: 7 });
    expect(runs).toBe(1);
    expect((await eventsOf(ports, job)).map(({ type }) => type)).toEqual([
      'extract-claims-started',
      'extract-claims-finished',
    ]);
  });

  it('is another one in another wave, for another job and of another state', async () => {
    const job = await submit(ports, jobOf('job-1'));
    const other = await submit(ports, jobOf('job-2'));
    await run(job);
    await run(job, stepOf('ExtractClaims'), { ...AT, iteration: 2 });
    await run(other);
    await run(job, stepOf('CheckCompleteness'));
    expect(runs).toBe(4);
  });

  it('that failed is done again, and says what went wrong', async () => {
    const job = await submit(ports, jobOf('job-1'));
    const outage = new ServiceUnavailable('The service does not answer.');
    const failing = stepOf('ExtractClaims', async () => {
      throw outage;
    });
    await expect(run(job, failing)).rejects.toBe(outage);
    expect(await run(job)).toEqual({ done: 7 });
    const failed = (await eventsOf(ports, job)).find(({ type }) => type === 'extract-claims-failed');
    expect(failed).toMatchObject({
      message: 'The service does not answer.',
      data: { error: 'ServiceUnavailable', iteration: 1 },
    });
  });

  it('says nothing of the inside when nobody foresaw its failure', async () => {
    const job = await submit(ports, jobOf('job-1'));
    const broken = stepOf('ExtractClaims', () => {
      throw new TypeError('secret is not a function');
    });
    await expect(run(job, broken)).rejects.toThrow('secret');
    const failed = (await eventsOf(ports, job)).at(-1);
    expect(failed?.data).toMatchObject({ error: 'Unexpected' });
    expect(JSON.stringify(failed)).not.toContain('secret');
  });

  it('that must be done with each answer is done again', async () => {
    const job = await submit(ports, jobOf('job-1'));
    await run(job, stepOf('RefineQuestion'));
    await run(job, stepOf('RefineQuestion'));
    expect(runs).toBe(2);
  });
});

describe('a step', () => {
  it('says when it began and ended, and where in the job it is', async () => {
    const job = await submit(ports, jobOf('job-1'));
    const talkative = stepOf('ExtractClaims', async (context) => {
      await context.emit({ type: 'noted', message: 'Odd.', data: { purpose: 'mine' }, key: 'a' });
      await context.emit({ type: 'noted', message: 'Odder.', key: 'b' });
      await context.emit({ type: 'degraded', message: 'Without.' });
      await context.emit({ type: 'digest.skipped', message: 'None.' });
      return 7;
    });
    await run(job, talkative);
    const events = await eventsOf(ports, job);
    expect(events.map(({ type, message }) => [type, message])).toEqual([
      ['extract-claims-started', 'ExtractClaims began'],
      ['extract-claims-noted', 'Odd.'],
      ['extract-claims-noted', 'Odder.'],
      ['degraded', 'Without.'],
      ['digest.skipped', 'None.'],
      ['extract-claims-finished', 'It is done.'],
    ]);
    expect(new Set(events.map(({ stage }) => stage))).toEqual(new Set(['extract-claims']));
    expect(events[1]?.data).toEqual({ iteration: 1, purpose: 'mine' });
    expect(events.at(-1)?.data).toEqual({ iteration: 1, purpose: 'research', figures: 3 });
  });

  it('refuses an input that does not fit, by the name of what does not', async () => {
    const wrong = { tenantId: 'local', jobId: 'job-1', cursor: { ...AT, iteration: 0 } };
    const refused = runStep(stepOf('ExtractClaims'), wrong, ports);
    await expect(refused).rejects.toBeInstanceOf(MalformedReply);
    await expect(refused).rejects.toThrow(
      /^ExtractClaims got an input that does not fit at cursor\.iteration: /u,
    );
    expect(runs).toBe(0);
  });

  it('does nothing for a job that is not there', async () => {
    const missing = run(jobOf('never-was'));
    await expect(missing).rejects.toBeInstanceOf(NotFound);
    await expect(missing).rejects.toThrow('Job never-was does not exist.');
  });
});

describe('R6.3 a job that has ended', () => {
  it.each(['CANCELLED', 'FAILED', 'EXPIRED', 'COMPLETED'] as const)(
    'as %s is not worked for',
    async (status) => {
      const job = await submit(ports, jobOf('job-1', { status }));
      const refused = run(job);
      await expect(refused).rejects.toBeInstanceOf(JobCancelled);
      await expect(refused).rejects.toThrow(`Job job-1 has ended as ${status}.`);
      expect(runs).toBe(0);
      expect(await eventsOf(ports, job)).toEqual([]);
    },
  );

  it.each([
    ['COMPLETED', 'EvaluateReport', 1],
    ['COMPLETED', 'PublishReport', 1],
    ['CANCELLED', 'PublishReport', 0],
    ['CANCELLED', 'FailJob', 1],
  ] as const)('as %s is worked for by %s as its row says', async (status, state, times) => {
    const job = await submit(ports, jobOf('job-1', { status }));
    await run(job, stepOf(state)).catch(() => undefined);
    expect(runs).toBe(times);
    expect((await ports.jobs.get(job))?.status).toBe(status);
  });
});

describe('a job that is worked for', () => {
  const stored = async (job: Job): Promise<Job | undefined> => ports.jobs.get(job);

  it('is under way from its first step on, and its time runs from there', async () => {
    const { startedAt: _startedAt, ...queued } = jobOf('job-1', { status: 'QUEUED' });
    await submit(ports, queued);
    clock.moveBy(5000);
    await run(queued);
    expect(await stored(queued)).toMatchObject({
      status: 'PROCESSING',
      startedAt: new Date(START + 5000).toISOString(),
      waitedMilliseconds: 0,
    });
  });

  it('has waited for a person as long as the question stood', async () => {
    const job = await submit(
      ports,
      jobOf('job-1', {
        status: 'AWAITING_INPUT',
        waitedMilliseconds: 1000,
        pendingInput: {
          kind: 'clarify',
          questions: ['Which?'],
          taskToken: 'token',
          since: new Date(START).toISOString(),
          until: new Date(START + 60_000).toISOString(),
        },
      }),
    );
    clock.moveBy(30_000);
    await run(job);
    const after = await stored(job);
    expect(after).toMatchObject({
      status: 'PROCESSING',
      waitedMilliseconds: 31_000,
      startedAt: job.startedAt,
    });
    expect(after).not.toHaveProperty('pendingInput');
  });

  it('has waited until it went on, when the reply was there before it had a slot', async () => {
    const resumption = { taskToken: 'token', since: new Date(START - 9000).toISOString() };
    const job = await submit(ports, jobOf('job-1', { status: 'QUEUED', resumption }));
    await run(job);
    const after = await stored(job);
    expect(after?.waitedMilliseconds).toBe(9000);
    expect(after).not.toHaveProperty('resumption');
  });

  it('goes on waiting where a step waits for a person', async () => {
    const job = await submit(ports, jobOf('job-1', { status: 'AWAITING_INPUT' }));
    await run(job, stepOf('AskUser'));
    expect((await stored(job))?.status).toBe('AWAITING_INPUT');
  });

  it('keeps its slot', async () => {
    const job = await submit(ports, jobOf('job-1'));
    await ports.slots.claim(job, { limit: 3, now: START, until: START + 1000 });
    clock.moveBy(500);
    await run(job);
    const [slot] = await ports.slots.list();
    expect(slot).toMatchObject({ leaseUntil: leaseUntil(START + 500) });
  });
});
