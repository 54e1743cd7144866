import { describe, expect, test } from 'vitest';
import { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import { type Standing, type StandingRun, withRun } from '#shared/domain/standing.ts';
import { standingEvent } from '#shared/domain/standing-event.ts';
import { standingJobId } from '#shared/domain/standing-ids.ts';

const run = (jobId: string, hour: number): StandingRun => ({ jobId, at: `2026-11-22T1${hour}:00:00.000Z` });

const STANDING: Standing = {
  tenantId: 'acme',
  standingId: 'rust 1',
  owner: 'ann',
  request: { question: 'Why does iron rust?' },
  createdAt: '2026-11-22T09:00:00.000Z',
  keepRuns: 3,
  runs: [run('j1', 1), run('j3', 3)],
};

const runsAfter = (more: StandingRun, standing = STANDING): readonly string[] =>
  withRun(standing, more).runs.map(({ jobId }) => jobId);

describe('withRun', () => {
  test('lists runs in the order of their beginnings', () => {
    expect(runsAfter(run('j2', 2))).toEqual(['j1', 'j2', 'j3']);
    expect(runsAfter(run('j4', 4))).toEqual(['j1', 'j3', 'j4']);
    expect(runsAfter(run('j0', 0))).toEqual(['j0', 'j1', 'j3']);
    expect(runsAfter(run('same', 3))).toEqual(['j1', 'j3', 'same']);
  });

  test('lets the oldest go beyond as many as are kept', () => {
    expect(runsAfter(run('j4', 4), { ...STANDING, keepRuns: 2 })).toEqual(['j3', 'j4']);
  });

  test('adds to a run what is known of it now, and forgets nothing of it', () => {
    const begun = withRun(STANDING, { ...run('j3', 3), changes: { new: 1 } });
    const ended = withRun(begun, { ...run('j3', 3), status: 'COMPLETED', outcome: 'answered' });
    expect(ended.runs).toEqual([
      run('j1', 1),
      { ...run('j3', 3), changes: { new: 1 }, status: 'COMPLETED', outcome: 'answered' },
    ]);
  });
});

test('the same run of the same question is one job, any other another', () => {
  const id = (tenantId: string, standingId: string, key: string): string =>
    standingJobId({ tenantId, standingId }, key);
  expect(id('t', 's', 'k')).toMatch(/^st-[0-9a-f]{40}$/u);
  expect(id('t', 's', 'k')).toBe(id('t', 's', 'k'));
  expect(new Set([id('t', 's', 'k'), id('u', 's', 'k'), id('t', 'r', 'k'), id('t', 's', 'l')]).size).toBe(4);
});

describe('the event of a run that found changes', () => {
  const source = { sourceId: 's-1', title: 'Rust', url: 'https://example.org/rust' };
  const entry = (kind: 'new' | 'retracted') => ({ kind, source, statements: [], before: [], after: [] });
  const diff = {
    since: { jobId: 'j0', at: '2026-11-21T10:00:00.000Z' },
    entries: [entry('new'), entry('new'), entry('retracted')],
    statements: [],
    notFound: [],
  };

  test('counts changes by their kind and leads to the question, its changes and its report', () => {
    const event = standingEvent({ ...STANDING, name: 'Rust' }, run('j/1', 1), diff);
    expect(OutgoingEvent.parse(event)).toEqual(event);
    expect(event).toMatchObject({
      type: 'research.standing.changed',
      timestamp: '2026-11-22T11:00:00.000Z',
      tenantId: 'acme',
      owner: 'ann',
      data: {
        standingId: 'rust 1',
        name: 'Rust',
        jobId: 'j/1',
        changes: { new: 2, retracted: 1 },
        links: {
          standing: '/v1/standing/rust%201',
          changes: '/v1/standing/rust%201/changes?jobId=j%2F1',
          result: '/v1/research/jobs/j%2F1/result',
        },
      },
    });
  });

  test('is one for each run, and has no name where the question has none', () => {
    const [first, again, other] = [run('j1', 1), run('j1', 2), run('j2', 2)].map((one) =>
      standingEvent(STANDING, one, diff),
    );
    expect(again?.id).toBe(first?.id);
    expect(other?.id).not.toBe(first?.id);
    expect(first?.data).not.toHaveProperty('name');
  });
});
