import { describe, expect, test } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import { jobEvent, jobMarkOf, markName } from '#shared/domain/job-events.ts';
import { OutgoingEvent } from '#shared/domain/outgoing-event.ts';

const AT = '2026-11-22T10:00:00.000Z';
const LATER = '2026-11-22T11:00:00.000Z';
const WAITING = {
  kind: 'clarify',
  questions: ['Which?'],
  taskToken: 'token',
  since: AT,
  until: LATER,
} as const;

const JOB: Job = {
  tenantId: 'acme',
  jobId: 'j/1',
  owner: 'ann',
  question: 'Why does iron rust?',
  settings: {
    maxIterations: 1,
    interaction: 'none',
    providers: [],
    deadlineMilliseconds: 1,
    evaluate: false,
  },
  status: 'PROCESSING',
  createdAt: '2026-11-22T09:00:00.000Z',
  expiresAt: '2026-11-23T09:00:00.000Z',
  clarifications: [],
  waitedMilliseconds: 0,
};

describe('jobMarkOf', () => {
  test('marks a start, a wait and each end, with the time of each', () => {
    expect(jobMarkOf({ status: 'PROCESSING', startedAt: AT })).toEqual({ happened: 'started', at: AT });
    expect(jobMarkOf({ status: 'AWAITING_INPUT', pendingInput: WAITING })).toEqual({
      happened: 'awaiting_input',
      at: AT,
      kind: 'clarify',
      until: LATER,
    });
    for (const status of ['COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED'] as const)
      expect(jobMarkOf({ status, endedAt: AT })).toEqual({ happened: 'ended', at: AT });
  });

  test.each([
    [{}],
    [{ status: 'PROCESSING' }],
    [{ status: 'PROCESSING', startedAt: null }],
    [{ status: 'QUEUED', startedAt: AT }],
    [{ status: 'AWAITING_INPUT', pendingInput: null }],
    [{ status: 'PROCESSING', pendingInput: WAITING }],
    [{ status: 'COMPLETED' }],
    [{ status: 'PROCESSING', endedAt: AT }],
    [{ endedAt: AT }],
  ] as const)('marks nothing of %o', (change) => {
    expect(jobMarkOf(change)).toBeUndefined();
  });
});

describe('markName', () => {
  const waiting = { happened: 'awaiting_input', at: AT, kind: 'clarify', until: LATER } as const;

  test('is one for a start and for an end, and one for each round of questions', () => {
    expect(markName({ happened: 'started', at: AT })).toBe('started');
    expect(markName({ happened: 'ended', at: LATER })).toBe('ended');
    expect(markName(waiting)).toMatch(/^awaiting_input_[0-9a-f]{16}$/u);
    const names = [waiting, { ...waiting, at: LATER }, { ...waiting, kind: 'approve' as const }].map(
      markName,
    );
    expect(new Set(names).size).toBe(3);
    expect(markName({ ...waiting, until: AT })).toBe(markName(waiting));
  });
});

describe('the event of a mark', () => {
  const job = '/v1/research/jobs/j%2F1';
  const envelope = { timestamp: AT, tenantId: 'acme', owner: 'ann' };

  test('says of a start and of a wait when it was, and leads to the job', () => {
    const started = jobEvent(JOB, { happened: 'started', at: AT });
    const waiting = jobEvent(JOB, { happened: 'awaiting_input', at: AT, kind: 'approve', until: LATER });
    expect(OutgoingEvent.parse(started)).toEqual(started);
    expect(OutgoingEvent.parse(waiting)).toEqual(waiting);
    const about = { jobId: 'j/1', createdAt: JOB.createdAt, links: { job } };
    expect(started).toMatchObject({
      ...envelope,
      type: 'research.job.started',
      data: { ...about, startedAt: AT },
    });
    expect(waiting).toMatchObject({
      ...envelope,
      type: 'research.job.awaiting_input',
      data: { ...about, kind: 'approve', until: LATER },
    });
  });

  const ended = { happened: 'ended', at: AT } as const;

  test('says of a report its outcome, and what ended the research where that is known', () => {
    const completed = { ...JOB, status: 'COMPLETED', outcome: 'partial' } as const;
    const event = jobEvent(completed, ended);
    expect(OutgoingEvent.parse(event)).toEqual(event);
    expect(event).toMatchObject({
      ...envelope,
      type: 'research.job.completed',
      data: { jobId: 'j/1', endedAt: AT, outcome: 'partial', links: { job, result: `${job}/result` } },
    });
    expect(event?.data).not.toHaveProperty('endReason');
    expect(jobEvent({ ...completed, endReason: 'deadline' }, ended)?.data).toMatchObject({
      endReason: 'deadline',
    });
  });

  test.each([
    ['FAILED', 'research.job.failed'],
    ['CANCELLED', 'research.job.cancelled'],
    ['EXPIRED', 'research.job.expired'],
  ] as const)('of a job that is %s is %s, with the name of its failure alone', (status, type) => {
    const failure = { name: 'QuotaSpent', message: 'The plan of ann@example.org is used up.' };
    const event = jobEvent({ ...JOB, status, failure }, ended);
    expect(OutgoingEvent.parse(event)).toEqual(event);
    expect(event).toMatchObject({ ...envelope, type, data: { status, endedAt: AT, failure: 'QuotaSpent' } });
    expect(jobEvent({ ...JOB, status }, ended)?.data).not.toHaveProperty('failure');
  });

  test('is none for a job that has not come to its end, or has no outcome', () => {
    expect(jobEvent(JOB, ended)).toBeUndefined();
    expect(jobEvent({ ...JOB, status: 'COMPLETED' }, ended)).toBeUndefined();
  });

  test('has one id for one happening of one job', () => {
    const wait = { happened: 'awaiting_input', at: AT, kind: 'clarify', until: LATER } as const;
    const marks = [{ happened: 'started', at: AT } as const, wait, { ...wait, at: LATER }];
    const ids = marks.map((mark) => jobEvent(JOB, mark)?.id);
    expect(new Set(ids).size).toBe(3);
    expect(jobEvent(JOB, { happened: 'started', at: LATER })?.id).toBe(ids[0]);
  });
});
