import { describe, expect, test } from 'vitest';
import { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import { scheduledBatchId, scheduledJobId, scheduledRunKey } from '#shared/domain/schedule/run-ids.ts';
import {
  type Schedule,
  type ScheduleRun,
  findRun,
  scheduleLinesKey,
  withScheduleRun,
} from '#shared/domain/schedule/schedule.ts';
import { scheduleEvent } from '#shared/domain/schedule/schedule-event.ts';

const time = (hour: number): string => `2026-11-22T1${hour}:00:00.000Z`;

function runOf(hour: number, change: Partial<ScheduleRun> = {}): ScheduleRun {
  return { key: time(hour), scheduledFor: time(hour), at: time(hour), result: 'started', ...change };
}

const SCHEDULE: Schedule = {
  tenantId: 'acme',
  scheduleId: 'rust 1',
  owner: 'ann',
  status: 'ENABLED',
  when: { rate: '1 hour' },
  flexibleMinutes: 0,
  overlap: 'skip',
  notify: 'always',
  work: { kind: 'standing', standingId: 's' },
  keepRuns: 3,
  createdAt: time(0),
  doneUntil: time(3),
  runs: [runOf(1), runOf(3)],
};

describe('withScheduleRun', () => {
  const keysAfter = (run: ScheduleRun, schedule = SCHEDULE): readonly string[] =>
    withScheduleRun(schedule, run).runs.map(({ key }) => key);

  test('lists runs in the order in which they began, and lets the oldest go', () => {
    expect(keysAfter(runOf(2))).toEqual([time(1), time(2), time(3)]);
    expect(keysAfter(runOf(4), { ...SCHEDULE, keepRuns: 2 })).toEqual([time(3), time(4)]);
  });

  test('leaves what is known of a time as it is', () => {
    expect(withScheduleRun(SCHEDULE, runOf(3, { result: 'failed' }))).toBe(SCHEDULE);
    expect(findRun(SCHEDULE, time(3))).toEqual(runOf(3));
    expect(findRun(SCHEDULE, time(2))).toBeUndefined();
  });

  test('is done with times up to a later one that was run, not with one run by hand or out of turn', () => {
    expect(withScheduleRun(SCHEDULE, runOf(4)).doneUntil).toBe(time(4));
    expect(withScheduleRun(SCHEDULE, runOf(2)).doneUntil).toBe(time(3));
    expect(withScheduleRun(SCHEDULE, runOf(4, { key: 'by hand' })).doneUntil).toBe(time(3));
  });
});

test('the same time of the same schedule is one run, under its tenant', () => {
  const of = (tenantId: string, scheduleId: string, key: string) => ({
    job: scheduledJobId({ tenantId, scheduleId }, key),
    batch: scheduledBatchId({ tenantId, scheduleId }, key),
  });
  const all = [of('t', 's', 'k'), of('u', 's', 'k'), of('t', 'r', 'k'), of('t', 's', 'l')];
  expect(of('t', 's', 'k')).toEqual(all[0]);
  expect(all[0]?.job).toMatch(/^sc-[0-9a-f]{40}$/u);
  expect(all[0]?.batch).toMatch(/^sb-[0-9a-f]{40}$/u);
  expect(new Set(all.flatMap(({ job, batch }) => [job, batch])).size).toBe(8);
  expect(scheduledRunKey({ tenantId: 't', scheduleId: 's' }, 'k')).toBe('schedule s k');
  expect(scheduleLinesKey(SCHEDULE)).toBe('acme/batches/rust 1/lines.jsonl');
});

describe('the event of a time', () => {
  test.each([
    ['never', []],
    ['failures', ['skipped', 'failed']],
    ['always', ['started', 'skipped', 'failed']],
  ] as const)('is emitted, where its owner wants it %s, of those that %s', (notify, wanted) => {
    const results = ['started', 'skipped', 'failed'] as const;
    const emitted = results.filter((result) => scheduleEvent({ ...SCHEDULE, notify }, runOf(4, { result })));
    expect(emitted).toEqual(wanted);
  });

  test('says what was begun and leads to it, or why nothing was', () => {
    const begun = scheduleEvent({ ...SCHEDULE, name: 'Rust' }, runOf(4, { jobId: 'j/1', batchId: 'b/1' }));
    const skipped = scheduleEvent(SCHEDULE, runOf(4, { result: 'skipped', reason: 'The run before works.' }));
    for (const event of [begun, skipped]) expect(OutgoingEvent.parse(event)).toEqual(event);
    const schedule = '/v1/schedules/rust%201';
    expect(begun).toMatchObject({
      type: 'research.schedule.started',
      timestamp: time(4),
      tenantId: 'acme',
      owner: 'ann',
    });
    expect(begun?.data).toEqual({
      scheduleId: 'rust 1',
      name: 'Rust',
      scheduledFor: time(4),
      jobId: 'j/1',
      batchId: 'b/1',
      links: { schedule, job: '/v1/research/jobs/j%2F1', batch: '/v1/batches/b%2F1' },
    });
    expect(skipped?.data).toEqual({
      scheduleId: 'rust 1',
      scheduledFor: time(4),
      reason: 'The run before works.',
      links: { schedule },
    });
  });

  test('has one id for one time', () => {
    const id = (run: ScheduleRun): string | undefined => scheduleEvent(SCHEDULE, run)?.id;
    expect(id(runOf(4))).toBe(id(runOf(4, { at: time(5) })));
    expect(id(runOf(4))).not.toBe(id(runOf(5)));
    expect(id(runOf(4))).not.toBe(id(runOf(4, { result: 'failed' })));
  });
});
