import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Breaker,
  type BreakerSettings,
  CLOSED_BREAKER,
  admitCall,
  recordSample,
} from '#shared/domain/breaker.ts';

const SETTINGS: BreakerSettings = {
  failurePercent: 70,
  minimumSamples: 5,
  windowSamples: 10,
  openSeconds: 60,
};
const settings = fc.record({
  failurePercent: fc.integer({ min: 1, max: 100 }),
  minimumSamples: fc.integer({ min: 1, max: 8 }),
  windowSamples: fc.integer({ min: 8, max: 20 }),
  openSeconds: fc.integer({ min: 1, max: 300 }),
});

function after(outcomes: readonly boolean[], at = 0, chosen = SETTINGS): Breaker {
  return outcomes.reduce<Breaker>(
    (breaker, isFailure) => recordSample(breaker, { isFailure, at }, chosen),
    CLOSED_BREAKER,
  );
}

const isOpen = (breaker: Breaker): boolean => breaker.openUntil !== undefined;

describe('R3.6 a closed breaker', () => {
  test('never opens below the minimum of samples', () => {
    fc.assert(
      fc.property(settings, fc.array(fc.boolean(), { maxLength: 8 }), (chosen, outcomes) => {
        expect(isOpen(after(outcomes.slice(0, chosen.minimumSamples - 1), 0, chosen))).toBe(false);
      }),
    );
  });

  test('opens with the first failure that makes the share of failures among the newest samples large enough', () => {
    fc.assert(
      fc.property(settings, fc.array(fc.boolean(), { maxLength: 60 }), (chosen, outcomes) => {
        const first = outcomes.findIndex((isFailure, index) => {
          const window = outcomes.slice(Math.max(0, index + 1 - chosen.windowSamples), index + 1);
          const share = (100 * window.filter(Boolean).length) / window.length;
          return isFailure && window.length >= chosen.minimumSamples && share >= chosen.failurePercent;
        });
        const opens = outcomes.findIndex((_, index) =>
          isOpen(after(outcomes.slice(0, index + 1), 0, chosen)),
        );
        expect(opens).toBe(first);
      }),
    );
  });

  test.each([
    ['FFFF', false],
    ['FFFFF', true],
    ['SSFFFFF', true],
    ['SSSFFFFFF', false],
    ['SSSFFFFFFF', true],
    ['SSSSSSSSSSSSFFFFFF', false],
    ['SSSSSSSSSSSSFFFFFFF', true],
    ['FFFFSSS', false],
  ])('after %s is open: %s', (outcomes, expected) => {
    expect(isOpen(after(outcomes.split('').map((one) => one === 'F')))).toBe(expected);
  });

  test('lets every call pass and remembers nothing of it', () => {
    const breaker = after([true, true]);
    expect(admitCall(breaker, 5, SETTINGS)).toEqual({ isAllowed: true, breaker });
    expect(admitCall(breaker, 5, SETTINGS).breaker).toBe(breaker);
  });
});

describe('an open breaker', () => {
  const open = after([true, true, true, true, true], 1000);

  test('lets nothing pass for its time, and one call after it', () => {
    for (const now of [1000, 30_000, 60_999]) expect(admitCall(open, now, SETTINGS).isAllowed).toBe(false);
    const tried = admitCall(open, 61_000, SETTINGS);
    expect(tried.isAllowed).toBe(true);
    expect(admitCall(tried.breaker, 61_000, SETTINGS).isAllowed).toBe(false);
  });

  test('lets another call try when the first never came back', () => {
    const tried = admitCall(open, 61_000, SETTINGS).breaker;
    expect(admitCall(tried, 120_999, SETTINGS).isAllowed).toBe(false);
    expect(admitCall(tried, 121_000, SETTINGS).isAllowed).toBe(true);
  });

  test('closes with nothing remembered when the call that tries succeeds', () => {
    const tried = admitCall(open, 61_000, SETTINGS).breaker;
    expect(recordSample(tried, { isFailure: false, at: 62_000 }, SETTINGS)).toEqual(CLOSED_BREAKER);
  });

  test('stays open for its time again when that call fails', () => {
    const tried = admitCall(open, 61_000, SETTINGS).breaker;
    const again = recordSample(tried, { isFailure: true, at: 62_000 }, SETTINGS);
    expect(admitCall(again, 121_999, SETTINGS).isAllowed).toBe(false);
    expect(admitCall(again, 122_000, SETTINGS).isAllowed).toBe(true);
  });

  test('is not changed by calls that began before it opened', () => {
    for (const isFailure of [true, false]) {
      expect(recordSample(open, { isFailure, at: 2000 }, SETTINGS)).toBe(open);
    }
  });

  test('never refuses for longer than its time and one trial, whatever happens', () => {
    const events = fc.array(
      fc.record({ wait: fc.integer({ min: 0, max: 90_000 }), isFailure: fc.boolean() }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(settings, events, (chosen, steps) => {
        let breaker = CLOSED_BREAKER;
        let now = 0;
        for (const { wait, isFailure } of steps) {
          now += wait;
          const admitted = admitCall(breaker, now, chosen);
          breaker = admitted.isAllowed
            ? recordSample(admitted.breaker, { isFailure, at: now }, chosen)
            : admitted.breaker;
        }
        expect(admitCall(breaker, now + 2000 * chosen.openSeconds, chosen).isAllowed).toBe(true);
      }),
    );
  });
});
