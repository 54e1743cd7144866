import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLeaseLow, leaseUntil, timeBounds, waitUntil } from '#shared/domain/time-bounds.ts';
import { jobOf } from '#tests/unit/functions/steps/ports.ts';

const START = Date.UTC(2026, 0, 1);

it('R6.4 an execution outlasts its job, and a job the wait for a person, whatever is set', () => {
  const seconds = fc.integer({ min: 2, max: 10_000_000 });
  fc.assert(
    fc.property(
      seconds,
      seconds,
      seconds,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (life, wait, run, share) => {
        const now = START + Math.floor(life * 1000 * share);
        const expiry = START + life * 1000;
        const draft = jobOf('bounded', { expiresAt: new Date(expiry).toISOString() });
        const job = { ...draft, settings: { ...draft.settings, deadlineMilliseconds: run * 1000 } };
        const until = waitUntil(job, now, wait);
        const { executionSeconds, expirySeconds } = timeBounds({ timeToLiveSeconds: life });
        expect(executionSeconds).toBeGreaterThan(expirySeconds);
        expect(until).toBeGreaterThanOrEqual(now);
        expect(until).toBeLessThan(expiry);
        expect(until).toBeLessThanOrEqual(now + wait * 1000);
      },
    ),
  );
});

it('leaves the job the time that it needs after the wait', () => {
  const job = jobOf('waits', { expiresAt: new Date(START + 86_400_000).toISOString() });
  const left = START + 86_400_000 - waitUntil(job, START, 86_400);
  expect(left).toBe(job.settings.deadlineMilliseconds + 300_000);
});

it('calls a lease low when half of it is gone', () => {
  const until = leaseUntil(START);
  expect(isLeaseLow(until, START)).toBe(false);
  expect(isLeaseLow(until, (START + until) / 2 + 1)).toBe(true);
});
