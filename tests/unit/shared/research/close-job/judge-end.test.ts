import { describe, expect, it } from 'vitest';
import { judgeEnd } from '#shared/research/close-job/judge-end.ts';
import { readError } from '#shared/research/close-job/read-error.ts';

const ORDINARY = { isPastExpiry: false, failedState: 'DigestSource' } as const;
const judge = (name: string, message = '') => judgeEnd({ name, message }, ORDINARY);

describe('the end of a job', () => {
  it.each([
    ['PlanRejected', 'CANCELLED', 'PlanRejected'],
    ['JobCancelled', 'CANCELLED', 'JobCancelled'],
  ])('by %s is %s, even when its time is over', (name, status, failure) => {
    for (const isPastExpiry of [false, true]) {
      const end = judgeEnd({ name, message: '' }, { ...ORDINARY, isPastExpiry });
      expect(end).toMatchObject({ status, failure: { name: failure } });
      expect(end.failure.message).not.toBe('');
      expect(end.failure.remedy).toMatch(/^Submit the question again/u);
    }
  });

  it('past its time to live is no failure', () => {
    const end = judgeEnd(
      { name: 'ServiceUnavailable', message: 'Down.' },
      { ...ORDINARY, isPastExpiry: true },
    );
    expect(end).toMatchObject({ status: 'EXPIRED', failure: { name: 'JobExpired' } });
    expect(end.failure.message).toBe('The job had not finished when its time to live was over.');
    expect(end.failure.remedy).toContain('JOB_TTL_SECONDS');
  });

  it.each([
    'ServiceUnavailable',
    'Throttled',
    'InvalidInput',
    'NotFound',
    'Conflict',
    'MalformedReply',
    'ProviderRefused',
    'UnreadableSource',
    'InvalidConfiguration',
    'EnvironmentFailure',
    'ExecutionAborted',
    'ExecutionLost',
    'PayloadTooLarge',
  ])('by %s says what was thrown, with a remedy', (name) => {
    const { status, failure } = judge(name, 'What happened.');
    expect([status, failure.name, failure.message]).toEqual(['FAILED', name, 'What happened.']);
    expect(failure.remedy).toMatch(/^[A-Z].{15,}\.$/u);
  });

  it('by an error of ours without a message names the state', () => {
    expect(judge('Throttled').failure).toMatchObject({
      name: 'Throttled',
      message: 'An unexpected error occurred in DigestSource.',
      remedy: 'Submit the question again in a while, or with fewer providers.',
    });
  });

  it('by any other error quotes nothing of it', () => {
    for (const name of ['TypeError', 'toString', 'constructor'])
      expect(judge(name, 'secret is not a function').failure).toEqual({
        name: 'Unexpected',
        message: 'An unexpected error occurred in DigestSource.',
        remedy: 'Submit the question again; if it fails again, report this with the job id.',
      });
    expect(
      judgeEnd({ name: 'Odd', message: '' }, { ...ORDINARY, failedState: undefined }).failure.message,
    ).toBe('An unexpected error occurred in the research.');
  });

  it('of a state that took too long says so', () => {
    expect(judge('States.Timeout', 'x').failure).toMatchObject({
      name: 'States.Timeout',
      message: 'DigestSource did not finish in time.',
    });
  });
});

describe('an error as the state machine hands it on', () => {
  it.each([
    [{ Error: 'States.Timeout' }, { name: 'States.Timeout', message: '' }],
    [
      { Error: 'NotFound', Cause: '{"errorType":"Conflict","errorMessage":" It is. "}' },
      { name: 'Conflict', message: 'It is.' },
    ],
    [
      { Error: 'NotFound', Cause: '{"errorMessage":"It is."}' },
      { name: 'NotFound', message: 'It is.' },
    ],
    [
      { Error: 'NotFound', Cause: '{"errorMessage":7}' },
      { name: 'NotFound', message: '' },
    ],
    [
      { Error: 'NotFound', Cause: 'It broke' },
      { name: 'NotFound', message: '' },
    ],
    [{}, { name: 'Unknown', message: '' }],
  ])('is read: %j', (error, read) => {
    expect(readError(error)).toEqual(read);
  });
});
