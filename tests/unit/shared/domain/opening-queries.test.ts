import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingQueries, openingShare } from '#shared/domain/opening-queries.ts';

const LIMITS = { providers: ['corpus', 'pubmed', 'tavily'], cap: 4, resultsPerQuery: 7 };

test('the question goes to as many providers as half of the wave allows, in their order', () => {
  expect(openingQueries('Why do reeds bend?', LIMITS)).toEqual([
    {
      id: 'i01-01',
      waveId: 'i01',
      text: 'Why do reeds bend?',
      provider: 'corpus',
      endpoint: 'corpus',
      resultCount: 7,
      itemIds: [],
    },
    {
      id: 'i01-02',
      waveId: 'i01',
      text: 'Why do reeds bend?',
      provider: 'pubmed',
      endpoint: 'pubmed',
      resultCount: 7,
      itemIds: [],
    },
  ]);
});

test('the language of the question goes with it where it is known', () => {
  expect(openingQueries('q', { ...LIMITS, language: 'de' })[0]).toMatchObject({ language: 'de' });
  expect(openingQueries('q', { ...LIMITS, language: 'und' })[0]).not.toHaveProperty('language');
});

test('half of a wave is rounded up, so that one query is always left for the question', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (cap) => {
      const share = openingShare(cap);
      expect(share).toBeGreaterThanOrEqual(cap / 2);
      expect(share).toBeLessThan(cap / 2 + 1);
      expect(Number.isInteger(share)).toBe(true);
    }),
  );
});
