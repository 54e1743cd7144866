import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { givenByTitle } from '#shared/text/evidence/given-by-title.ts';

const shares = (weights: ReadonlyMap<string, number>): Record<string, number> => {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries([...weights].map(([term, weight]) => [term, weight / total]));
};

it('below a title that says most of a question nearly all the weight is on the rest of it', () => {
  const asked = new Map(
    ['limit', 'part', 'trial', 'zinc', 'cold', 'child', 'dose', 'week'].map((term) => [term, 1]),
  );
  const given = shares(givenByTitle(asked, new Set(['zinc', 'cold', 'child', 'trial', 'dose', 'week'])));
  expect((given['limit'] ?? 0) + (given['part'] ?? 0)).toBeGreaterThan(0.7);
  expect(shares(givenByTitle(asked, new Set(['zinc'])))['limit']).toBeLessThan(0.15);
});

it('a title that says all of a question, or nothing of it, changes no share', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.double({ min: 0.05, max: 1, noNaN: true })), (weights) => {
      const asked = new Map(Object.entries(weights));
      for (const title of [new Set(asked.keys()), new Set<string>()]) {
        const given = shares(givenByTitle(asked, title));
        for (const [term, share] of Object.entries(shares(asked))) expect(given[term]).toBeCloseTo(share, 9);
      }
    }),
  );
});

it('no weight grows, none is lost, and the more a title says the less its words keep', () => {
  const weight = fc.double({ min: 0.05, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), weight, (terms, each) => {
      const asked = new Map(terms.map((term) => [term, each]));
      const [first = ''] = terms;
      const little = givenByTitle(asked, new Set([first])).get(first) ?? 0;
      const much = givenByTitle(asked, new Set(terms.slice(0, -1))).get(first) ?? 0;
      expect(little).toBeLessThanOrEqual(each);
      expect(much).toBeLessThanOrEqual(little);
      expect(much).toBeGreaterThan(0);
    }),
  );
});

it('one word that is left over does not decide: it may be "today"', () => {
  const asked = new Map(['live', 'vienna', 'people', 'today'].map((term) => [term, 1]));
  expect(shares(givenByTitle(asked, new Set(['live', 'vienna', 'people'])))['today']).toBeLessThan(0.45);
});
