import { describe, expect, test } from 'vitest';
import { failJob, failJobStep } from '#functions/steps/fail-job/fail-job.ts';
import type { Job } from '#shared/domain/job.ts';
import { JOB, NOW, type World, makeJob, makeWorld } from '../publish-report/world.ts';

const lambda = (errorType: string, errorMessage: string): { Error: string; Cause: string } => ({
  Error: errorType,
  Cause: JSON.stringify({ errorType, errorMessage, trace: ['at secret (/var/task/index.js:1)'] }),
});

async function fail(error: { Error?: string; Cause?: string }, change: Partial<Job> = {}): Promise<World> {
  const world = await makeWorld(makeJob(change));
  const event = { message: '', progress: 0.5, data: {} };
  for (const [stage, type] of [
    ['plan-research', 'plan-research-finished'],
    ['draft-report', 'draft-report-started'],
    ['draft-report', 'draft-report-failed'],
    ['fail-job', 'fail-job-started'],
  ] as const) {
    await world.trace.append(JOB, { ...event, key: type, type, stage });
  }
  const { end } = await failJob({ ...JOB, error }, world.context);
  if (end) await world.trace.append(JOB, end);
  return world;
}

const past = { expiresAt: new Date(NOW - 1).toISOString() };

describe('the end of a job that cannot go on', () => {
  test.each([
    [
      'a cancelled job',
      lambda('JobCancelled', 'Job job-1 has ended.'),
      {},
      'CANCELLED',
      'The job was cancelled.',
    ],
    [
      'a cancelled job past its time',
      lambda('JobCancelled', 'x'),
      past,
      'CANCELLED',
      'The job was cancelled.',
    ],
    [
      'a rejected plan',
      lambda('PlanRejected', 'The plan was rejected.'),
      {},
      'CANCELLED',
      'The plan was rejected, so no research was done.',
    ],
    [
      'an error past its time',
      lambda('ServiceUnavailable', 'x'),
      past,
      'EXPIRED',
      'The job had not finished when its time to live was over.',
    ],
    [
      'a time-out past its time',
      { Error: 'States.Timeout', Cause: '' },
      past,
      'EXPIRED',
      'The job had not finished when its time to live was over.',
    ],
    [
      'a state that took too long',
      { Error: 'States.Timeout', Cause: '' },
      {},
      'FAILED',
      'DraftReport did not finish in time.',
    ],
    [
      'an error of ours',
      lambda('InvalidInput', 'The question is empty.'),
      {},
      'FAILED',
      'The question is empty.',
    ],
    ['a full disk', lambda('EnvironmentFailure', 'The disk is full.'), {}, 'FAILED', 'The disk is full.'],
    [
      'an error of ours without words',
      { Error: 'Throttled' },
      {},
      'FAILED',
      'An unexpected error occurred in DraftReport.',
    ],
    [
      'a foreign error',
      lambda('TypeError', "Cannot read 'x' of arn:aws:secret"),
      {},
      'FAILED',
      'An unexpected error occurred in DraftReport.',
    ],
    [
      'an error that bears the name of a method',
      lambda('constructor', 'secret'),
      {},
      'FAILED',
      'An unexpected error occurred in DraftReport.',
    ],
    [
      'a cause that is no JSON',
      { Error: 'Lambda.Unknown', Cause: 'arn:aws:lambda secret' },
      {},
      'FAILED',
      'An unexpected error occurred in DraftReport.',
    ],
    [
      'a cause of another shape',
      { Error: 'X', Cause: '[1, null]' },
      {},
      'FAILED',
      'An unexpected error occurred in DraftReport.',
    ],
    ['no error at all', {}, {}, 'FAILED', 'An unexpected error occurred in DraftReport.'],
  ] as const)('after %s is safe to show', async (...[, error, change, status, message]) => {
    const world = await fail(error, change);
    const job = await world.currentJob();
    expect(job).toMatchObject({ status, endedAt: new Date(NOW).toISOString(), failure: { message } });
    expect(job?.failure?.remedy).toBeTruthy();
    expect(JSON.stringify([job, await world.events()])).not.toContain('secret');
    const last = (await world.events()).at(-1);
    expect(last).toMatchObject({ type: `job-${status.toLowerCase()}`, message, progress: 1 });
    expect([await world.slotCount(), world.notifies()]).toEqual([0, 1]);
  });

  test.each(['COMPLETED', 'CANCELLED', 'EXPIRED', 'FAILED'] as const)(
    'leaves a job that is %s as it is, and frees its slot all the same',
    async (status) => {
      const world = await fail(lambda('ServiceUnavailable', 'x'), {
        status,
        endedAt: '2026-01-01T00:00:00.000Z',
      });
      expect(await world.currentJob()).toMatchObject({ status, endedAt: '2026-01-01T00:00:00.000Z' });
      expect(await world.currentJob()).not.toHaveProperty('failure');
      expect([await world.slotCount(), world.notifies()]).toEqual([0, 1]);
    },
  );

  test('is emitted once however often it is given', async () => {
    const world = await fail(lambda('InvalidInput', 'The question is empty.'));
    const before = await world.events();
    const again = await failJob({ ...JOB, error: lambda('JobCancelled', 'x') }, world.context);
    if (again.end) await world.trace.append(JOB, again.end);
    expect(await world.events()).toEqual(before);
    expect(again.output).toEqual({ status: 'FAILED' });
  });

  test('emits the end of a job that was completed by a step that died then', async () => {
    const world = await fail({ Error: 'Lambda' }, { status: 'COMPLETED', outcome: 'answered' });
    const last = (await world.events()).at(-1);
    expect(last).toMatchObject({ type: 'job-completed', data: { outcome: 'answered' } });
  });

  test('ends the waiting for a person', async () => {
    const pendingInput = {
      kind: 'clarify' as const,
      questions: [],
      taskToken: 't',
      since: past.expiresAt,
      until: past.expiresAt,
    };
    const world = await fail({ Error: 'X' }, { status: 'AWAITING_INPUT', pendingInput });
    expect(await world.currentJob()).not.toHaveProperty('pendingInput');
  });
});

test('the input is what the state machine hands over', () => {
  const error = { Error: 'PlanRejected', Cause: '{"errorType":"PlanRejected"}' };
  expect(failJobStep.input.safeParse({ ...JOB, error }).success).toBe(true);
  expect(failJobStep.input.safeParse({ ...JOB }).success).toBe(false);
});
