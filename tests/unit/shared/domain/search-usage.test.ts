import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SearchUsage, addUsage } from '#shared/domain/search-usage.ts';

test('adds what is known of both, and says nothing of what is not', () => {
  const one = { requests: 1, credits: 1, usd: 0.1 };
  expect(addUsage(undefined, one)).toEqual(one);
  expect(addUsage(one, { requests: 2, credits: 2, usd: 0.2 })).toEqual({ requests: 3, credits: 3, usd: 0.3 });
  expect(addUsage(one, { requests: 1 })).toEqual({ requests: 2 });
  expect(addUsage({ requests: 1 }, one)).toEqual({ requests: 2 });
});

test('the order does not matter', () => {
  const usage: fc.Arbitrary<SearchUsage> = fc.record(
    { requests: fc.nat(100), usd: fc.integer({ min: 0, max: 10_000 }).map((micro) => micro / 1e6) },
    { requiredKeys: ['requests'] },
  );
  fc.assert(
    fc.property(usage, usage, (one, other) => {
      expect(addUsage(one, other)).toEqual(addUsage(other, one));
    }),
  );
});
