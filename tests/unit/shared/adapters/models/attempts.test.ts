import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pauseBefore, readRetryAfter } from '#shared/adapters/models/attempts.ts';

const unasked = { retryAfterMilliseconds: undefined };

describe('pauseBefore', () => {
  test('never waits longer than 8 seconds of its own accord', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, random) => {
          const pause = pauseBefore({ attempts, random, ...unasked }) ?? Number.NaN;
          expect(pause).toBeGreaterThanOrEqual(0);
          expect(pause).toBeLessThanOrEqual(8000);
        },
      ),
    );
  });

  test('spreads callers out over the whole pause', () => {
    expect(pauseBefore({ attempts: 3, random: 0, ...unasked })).toBe(0);
    expect(pauseBefore({ attempts: 3, random: 1, ...unasked })).toBe(2000);
  });

  test('never asks sooner than the service wants, and not at all when that is too long', () => {
    expect(pauseBefore({ attempts: 1, random: 0, retryAfterMilliseconds: 20_000 })).toBe(20_000);
    expect(pauseBefore({ attempts: 1, random: 1, retryAfterMilliseconds: 3000 })).toBe(3500);
    expect(pauseBefore({ attempts: 1, random: 0, retryAfterMilliseconds: 20_001 })).toBeUndefined();
  });
});

describe('readRetryAfter', () => {
  const now = Date.UTC(2026, 0, 1);
  test.each([
    [undefined, undefined],
    ['7', 7000],
    [' 0.5 ', 500],
    ['Thu, 01 Jan 2026 00:00:09 GMT', 9000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('reads %j as %j', (header, milliseconds) => {
    expect(readRetryAfter(header, now)).toBe(milliseconds);
  });
});
