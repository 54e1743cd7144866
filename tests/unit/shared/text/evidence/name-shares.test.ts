import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameShares } from '#shared/text/evidence/name-shares.ts';

test('counts a name of several parts as one thing, half of it the whole', () => {
  expect([...nameShares('Does kiln-fire keep the heat?')]).toEqual([
    ['kilnfir', 0.5],
    ['kiln', 0.25],
    ['fire', 0.25],
  ]);
});

test('counts a part in full that stands by itself, too', () => {
  expect([...nameShares('Is the kiln of kiln-fire hot?').keys()]).toEqual(['kilnfir', 'fire']);
});

test('knows no shares where nothing has parts, in any text', () => {
  expect(nameShares('What is a kiln?').size).toBe(0);
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const share of nameShares(text).values()) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});
