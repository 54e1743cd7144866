import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { NOTHING_YET, readingPace, silentSeconds, withEvents } from '../../../../viewer/state/live-job.ts';

const BEGIN = Date.parse('2026-01-01T00:00:00.000Z');

function event(sequence: number, change: Partial<TraceEvent>): TraceEvent {
  return {
    sequence,
    key: `k${sequence}`,
    type: 'job-queued',
    stage: 'queue',
    message: `m${sequence}`,
    progress: 0,
    data: {},
    at: new Date(BEGIN + sequence * 1000).toISOString(),
    ...change,
  };
}

const RUN: readonly TraceEvent[] = [
  event(1, {}),
  event(2, {
    type: 'plan-research-finished',
    stage: 'plan-research',
    data: {
      checklist: [
        { id: 'a', description: 'A' },
        { id: 'b', description: 'B' },
      ],
    },
  }),
  event(3, {
    type: 'run-search-finished',
    stage: 'run-search',
    data: { query: 'q', provider: 'corpus', hitCount: 4, iteration: 1 },
  }),
  event(4, {
    type: 'select-sources-finished',
    stage: 'select-sources',
    data: {
      sources: [
        { id: 's1', title: 'One' },
        { id: 's2', title: 'Two' },
      ],
    },
  }),
  event(5, {
    type: 'digest-source-finished',
    stage: 'digest-source',
    data: { sourceId: 's1', evidenceCount: 3, firstQuote: 'So it is.' },
  }),
  event(6, {
    type: 'fetch-source-finished',
    stage: 'fetch-source',
    data: { sourceId: 's2', status: 'skipped' },
  }),
  event(7, {
    type: 'model-called',
    stage: 'extract-claims',
    data: { inputTokens: 10, outputTokens: 5, usd: 0.25 },
  }),
  event(8, {
    type: 'check-completeness-finished',
    stage: 'check-completeness',
    data: { items: [{ itemId: 'a', status: 'satisfied' }] },
  }),
  event(9, { type: 'degraded', stage: 'draft-report', message: 'The model failed.' }),
];

describe('what is known of a job', () => {
  test('comes from its events', () => {
    const job = withEvents(NOTHING_YET, RUN);
    expect(job.items.map(({ status }) => status)).toEqual(['satisfied', undefined]);
    expect(job.sources.map(({ state, quotes, firstQuote }) => [state, quotes, firstQuote])).toEqual([
      ['quoted', 3, 'So it is.'],
      ['skipped', 0, undefined],
    ]);
    expect(job.searches).toEqual([{ query: 'q', provider: 'corpus', hits: 4 }]);
    expect([job.tokens, job.usd, job.calls, job.isPriceKnown]).toEqual([15, 0.25, 1, true]);
    expect(job.troubles.map(({ message }) => message)).toEqual(['The model failed.']);
    expect([...job.reached]).toEqual(['plan', 'search', 'read', 'weigh', 'write']);
    expect(job.stage).toBe('write');
  });

  test('is the same however the events come in batches, and whichever of them come twice', () => {
    const whole = withEvents(NOTHING_YET, RUN);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: RUN.length }), { maxLength: 6 }), (cuts) => {
        const ends = [...cuts.toSorted((a, b) => a - b), RUN.length];
        const job = ends.reduce((known, end) => withEvents(known, RUN.slice(0, end)), NOTHING_YET);
        expect(job).toEqual(whole);
      }),
    );
  });

  test('does not change with an event whose data is of another shape', () => {
    const odd = event(10, {
      type: 'plan-research-finished',
      stage: 'plan-research',
      data: { checklist: 'none' },
    });
    expect(withEvents(withEvents(NOTHING_YET, RUN), [odd]).items).toHaveLength(2);
  });

  test('says how many documents are through, and how long the others take at that pace', () => {
    const reading = withEvents(NOTHING_YET, RUN.slice(0, 5));
    expect(readingPace(reading, BEGIN + 14_000)).toEqual({ done: 1, total: 2, secondsLeft: 10 });
    expect(readingPace(withEvents(NOTHING_YET, RUN), BEGIN)).toBeUndefined();
  });
});

test('a job that has told nothing for longer than a model may take is told as silent', () => {
  const job = withEvents(NOTHING_YET, RUN.slice(0, 1));
  const heard = Date.parse(job.latestAt ?? '');
  expect(silentSeconds(job, heard + 120_000)).toBeUndefined();
  expect(silentSeconds(job, heard + 121_000)).toBe(121);
  expect(silentSeconds(NOTHING_YET, heard)).toBeUndefined();
});
