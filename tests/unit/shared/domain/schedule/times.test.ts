import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventBridgeCron, plainCron, readCron } from '#shared/domain/schedule/cron.ts';
import { type Timing, findTimingProblem, nextTimes, shortestGap } from '#shared/domain/schedule/times.ts';

const CREATED = '2026-01-01T00:00:00.400Z';

function next(timing: Partial<Timing> & Pick<Timing, 'when'>, after: string, count: number): string[] {
  return nextTimes({ createdAt: CREATED, ...timing }, Date.parse(after), count).map((time) =>
    new Date(time).toISOString().slice(0, 16),
  );
}

const NIGHTLY = { when: { cron: '30 2 * * *', timeZone: 'Europe/Berlin' } };

describe('the times of a cron expression', () => {
  test('stay at the same hour of the wall when clocks go forward, and leave out the hour that is none', () => {
    expect(next(NIGHTLY, '2027-03-26T12:00:00Z', 3)).toEqual([
      '2027-03-27T01:30',
      '2027-03-29T00:30',
      '2027-03-30T00:30',
    ]);
  });

  test('come once in the night that has their hour twice', () => {
    expect(next(NIGHTLY, '2026-10-23T12:00:00Z', 3)).toEqual([
      '2026-10-24T00:30',
      '2026-10-25T00:30',
      '2026-10-26T01:30',
    ]);
    // Between the two half past twos.
    expect(next(NIGHTLY, '2026-10-25T00:45:00Z', 1)).toEqual(['2026-10-26T01:30']);
  });

  test('of every hour leave out the one that clocks repeat', () => {
    const hourly = { when: { cron: '0 * * * *', timeZone: 'Europe/Berlin' } };
    expect(next(hourly, '2026-10-24T23:30:00Z', 3)).toEqual([
      '2026-10-25T00:00',
      '2026-10-25T02:00',
      '2026-10-25T03:00',
    ]);
  });

  test('lie between start and end, both of them included', () => {
    const bounds = { startAt: '2026-02-01T03:00:00.000Z', endAt: '2026-02-02T03:00:00.000Z' };
    const daily = { when: { cron: '0 3 * * *', timeZone: 'UTC' }, ...bounds };
    expect(next(daily, CREATED, 9)).toEqual(['2026-02-01T03:00', '2026-02-02T03:00']);
  });

  test.each([
    ['0 9 * * mon', '2026-01-05T09:00'],
    ['0 9 * * 7', '2026-01-04T09:00'],
    ['0 9 1 feb *', '2026-02-01T09:00'],
    ['5/20 0 * * *', '2026-01-01T00:05'],
    ['0 9-17/4 * * 1-5', '2026-01-01T09:00'],
    ['0 0 29 2 *', '2028-02-29T00:00'],
  ])('%s runs first at %s', (cron, first) => {
    expect(next({ when: { cron, timeZone: 'UTC' } }, CREATED, 1)).toEqual([first]);
  });

  test('are the same in plain numbers, whatever way they were written', () => {
    const field = fc.constantFrom('*', '*/7', '3', '1-5', '2,4', '1-9/3');
    fc.assert(
      fc.property(field, field, field, fc.constantFrom('*', 'jan', '3-6'), (minute, hour, day, month) => {
        const written = readCron([minute, hour, day, month, '*'].join(' '));
        if ('message' in written) throw new Error(written.message);
        expect(readCron(plainCron(written))).toEqual(written);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['30 2 * * *', 'cron(30 2 * * ? *)'],
    ['0 9 * * 1-5', 'cron(0 9 ? * MON,TUE,WED,THU,FRI *)'],
    ['*/15 8-17 1,15 * *', 'cron(0,15,30,45 8-17 1,15 * ? *)'],
    ['0 0 * * 0', 'cron(0 0 ? * SUN *)'],
  ])('%s is %s to EventBridge', (cron, expression) => {
    const fields = readCron(cron);
    expect('message' in fields ? fields.message : eventBridgeCron(fields)).toBe(expression);
  });
});

describe('a beat', () => {
  test('is counted from when the schedule was made, whatever became of the times before', () => {
    const beat = { when: { rate: '6 hours' } };
    expect(next(beat, CREATED, 2)).toEqual(['2026-01-01T06:00', '2026-01-01T12:00']);
    expect(next(beat, '2026-01-03T07:00:00Z', 1)).toEqual(['2026-01-03T12:00']);
    expect(next(beat, '2026-01-01T06:00:00Z', 1)).toEqual(['2026-01-01T12:00']);
  });

  test('is counted from its start where one is named, which is its first time', () => {
    const beat = { when: { rate: '2 days' }, startAt: '2026-05-01T08:00:00.000Z' };
    expect(next(beat, CREATED, 2)).toEqual(['2026-05-01T08:00', '2026-05-03T08:00']);
  });
});

describe('what cannot be a time', () => {
  test.each([
    ['61 * * * *', '"61" is no minute'],
    ['* * * *', 'has 4 fields, not five'],
    ['0 0 0 * * *', 'has 6 fields, not five'],
    ['0 3 L * *', '"L" is no day of the month'],
    ['0 3 * * 1#2', '"1#2" is no day of the week'],
    ['0 5-3 * * *', '"5-3" is no hour'],
    ['*/0 * * * *', '"*/0" is no minute'],
    ['0 0 13 * 5', 'days of the month and days of the week'],
  ])('the expression %s is refused: %s', (cron, says) => {
    const problem = findTimingProblem({ cron, timeZone: 'UTC' });
    expect(problem?.message).toContain(says);
    expect(problem?.field).toBe('when.cron');
    expect(problem?.remedy).not.toBe('');
  });

  test.each(['Mars/Olympus', '+01:00', '', 'Europe/Berlin;'])('the zone "%s" is refused', (timeZone) => {
    expect(findTimingProblem({ cron: '0 0 * * *', timeZone })).toMatchObject({ field: 'when.timeZone' });
  });

  test.each(['6', 'hours', '0 hours', '1.5 hours', '6 weeks'])('the rate "%s" is refused', (rate) => {
    expect(findTimingProblem({ rate })).toMatchObject({ field: 'when.rate' });
  });
});

test.each([
  { cron: '0 3 * * *', timeZone: 'America/Argentina/Buenos_Aires' },
  { cron: ' 0  3 * * * ', timeZone: 'UTC' },
  { rate: '1 day' },
  { rate: ' 90 minutes ' },
])('nothing is wrong with %o', (when) => {
  expect(findTimingProblem(when)).toBeUndefined();
});

test('what is wrong is named, with what to write in its place', () => {
  expect(findTimingProblem({ cron: '0 3 * * *', timeZone: 'Mars/Olympus' })).toEqual({
    field: 'when.timeZone',
    message: 'There is no time zone "Mars/Olympus".',
    remedy: expect.stringContaining('Europe/Berlin'),
  });
  expect(findTimingProblem({ rate: '6 weeks' })).toMatchObject({
    field: 'when.rate',
    remedy: expect.stringContaining('6 hours'),
  });
});

test('a schedule that cannot be read has no times', () => {
  expect(next({ when: { rate: '6 weeks' } }, CREATED, 1)).toEqual([]);
  expect(next({ when: { cron: '0 3 * *', timeZone: 'UTC' } }, CREATED, 1)).toEqual([]);
});

test('the shortest gap is found across midnight as well', () => {
  const timing = { createdAt: CREATED, when: { cron: '0,59 0,23 * * *', timeZone: 'UTC' } };
  expect(shortestGap(timing, Date.parse(CREATED))).toBe(60_000);
  const never = { createdAt: CREATED, when: { cron: '0 0 30 2 *', timeZone: 'UTC' } };
  expect(shortestGap(never, Date.parse(CREATED))).toBe(Infinity);
});
