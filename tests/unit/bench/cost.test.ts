import { describe, expect, test } from 'vitest';
import {
  type RecordedCall,
  type RecordedRun,
  costOfJob,
  extrasOf,
  keepingOf,
  secondsOf,
  totalOf,
} from '#tests/bench/cost/cost-of-job.ts';
import { PRICES } from '#tests/bench/cost/prices.ts';
import { scaleTo } from '#tests/bench/cost/scale.ts';

const CALL: RecordedCall = {
  state: 'RunSearch',
  memoryMegabytes: 1769 / 2,
  processorMilliseconds: 100,
  tableRequests: 4,
  archiveRequests: 2,
  searches: 1,
  pages: 0,
};

const RUN: RecordedRun = {
  iterations: 3,
  sources: 10,
  transitions: 100,
  calls: [CALL, CALL],
  writeUnits: 1000,
  readUnits: 500,
  puts: 40,
  gets: 30,
  tableBytes: 1e6,
  archiveBytes: 2e6,
};

describe('what a job costs', () => {
  test('is reckoned from its share of a processor and from what it waits for', () => {
    expect(secondsOf(CALL)).toBeCloseTo(0.2 + 0.02 + 0.05 + 0.5, 6);
    expect(secondsOf({ ...CALL, memoryMegabytes: 4000 })).toBeCloseTo(0.1 + 0.57, 6);
  });

  test('is the sum of its lines, each at its price', () => {
    const lines = costOfJob(RUN, PRICES);
    expect(lines.find(({ what }) => what === 'Step Functions')?.usd).toBeCloseTo(0.0025, 9);
    expect(lines.find(({ what }) => what === 'DynamoDB, writes')?.usd).toBeCloseTo(0.000_625, 9);
    expect(totalOf(lines)).toBeCloseTo(
      lines.reduce((sum, { usd }) => sum + usd, 0),
      12,
    );
    expect(keepingOf(RUN, PRICES)).toBeCloseTo(0.000_25 + 0.000_046, 9);
  });

  test('has on top what webhooks, schedules and batches take, and a deployment that does nothing', () => {
    const extras = extrasOf(10, PRICES);
    expect(extras.map(({ per }) => per)).toEqual([
      'delivery',
      'run, beside its job',
      'line, beside its job',
      'month',
    ]);
    expect(extras.every(({ usd }) => usd > 0)).toBe(true);
    const [, , , idle] = extras;
    expect((extrasOf(11, PRICES)[3]?.usd ?? 0) - (idle?.usd ?? 0)).toBeCloseTo(PRICES.alarmMonth, 9);
  });

  test('tells the quota that is nearest first, and grows with the jobs', () => {
    const few = scaleTo(1000, RUN, PRICES);
    const many = scaleTo(1_000_000, RUN, PRICES);
    expect(many.usdPerDay).toBeCloseTo(few.usdPerDay * 1000, 6);
    const shares = many.loads.map(({ perSecond, quota }) => perSecond / quota);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(many.loads[0]).toMatchObject({ what: 'write units of the table a second', quota: 40_000 });
    expect(many.loads[0]?.perSecond).toBeCloseTo((1e6 / 86_400) * 3 * 1000, 3);
    expect(many.jobsAtOnce).toBeGreaterThan(few.jobsAtOnce);
  });
});
