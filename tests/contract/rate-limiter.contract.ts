import { beforeEach, describe, expect, test } from 'vitest';
import { Throttled } from '#shared/errors.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const THREE = { perSecond: 3, maximumWaitMilliseconds: 10_000 };

export function rateLimiterContract(newWorkbench: NewWorkbench): void {
  describe('RateLimiter', () => {
    let bench: Workbench;
    let limiter: RateLimiter;
    beforeEach(async () => {
      bench = await newWorkbench();
      ({ limiter } = bench.open());
    });

    test('lets the first go at once and spaces the others', async () => {
      for (let call = 0; call < 4; call += 1) await limiter.take('pubmed', THREE);
      expect(bench.slept).toEqual([334, 668, 1002]);
    });

    test('shares the limit between processes that ask at once', async () => {
      const other = bench.open().limiter;
      await Promise.all(
        Array.from({ length: 10 }, async (_, call) => [limiter, other][call % 2]?.take('p', THREE)),
      );
      expect(bench.slept.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 9 }, (_, call) => 334 * (call + 1)),
      );
    });

    test('lets go at once after a pause', async () => {
      await limiter.take('p', THREE);
      bench.time.now += 334;
      await limiter.take('p', THREE);
      expect(bench.slept).toEqual([]);
    });

    test('keeps names apart', async () => {
      await limiter.take('p', THREE);
      await limiter.take('p#', THREE);
      await limiter.take('q', THREE);
      expect(bench.slept).toEqual([]);
    });

    test('refuses a wait that is too long, says how long it would be and reserves nothing', async () => {
      const limit = { perSecond: 1, maximumWaitMilliseconds: 1500 };
      await limiter.take('p', limit);
      await limiter.take('p', limit);
      for (let call = 0; call < 3; call += 1) {
        const failure = await limiter.take('p', limit).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(Throttled);
        expect(failure).toMatchObject({ retryAfterMilliseconds: 2000 });
      }
      bench.time.now += 1000;
      await limiter.take('p', limit);
      expect(bench.slept).toEqual([1000, 1000]);
    });
  });
}
