import { describe, expect, test } from 'vitest';
import type { ReportClaim } from '#shared/domain/report-claim.ts';
import { isMarked, shownClaims } from '#shared/domain/report-reading.ts';
import { ENGLISH } from '#shared/presentation/words/en.ts';
import type { Sentence } from '#shared/domain/report.ts';

function claim(id: string, change: Partial<ReportClaim> = {}): ReportClaim {
  return {
    id,
    text: `It is ${id}.`,
    firmness: 'preliminary',
    score: 0.5,
    independentSources: 1,
    opposingSources: 0,
    isHedged: false,
    itemIds: [],
    evidenceIds: ['e1'],
    againstEvidenceIds: [],
    citations: [1],
    againstCitations: [],
    ...change,
  };
}

const idsOf = (claims: readonly ReportClaim[]): readonly string[] => claims.map(({ id }) => id);

describe('the claims that a report shows', () => {
  test('are those it cites: contested ones first, then the established, each in their order', () => {
    const claims = [
      claim('p1'),
      claim('e1', { firmness: 'established', independentSources: 2, citations: [1, 2] }),
      claim('c1', { firmness: 'contested' }),
      claim('gone', { firmness: 'contested', citations: [] }),
      claim('e2', { firmness: 'established', independentSources: 2, citations: [2, 3] }),
      claim('c2', { firmness: 'contested' }),
    ];
    expect(idsOf(shownClaims({ method: 'written', claims }))).toEqual(['c1', 'c2', 'e1', 'e2', 'p1']);
  });

  test('have no more sources behind them than are shown, and all that speak against them', () => {
    const two = { firmness: 'established', independentSources: 2, opposingSources: 1 } as const;
    expect(shownClaims({ method: 'written', claims: [claim('e1', two)] })).toMatchObject([
      { firmness: 'preliminary', independentSources: 1, opposingSources: 1 },
    ]);
  });

  test('are twelve at most', () => {
    const claims = Array.from({ length: 20 }, (_, index) => claim(`c${index}`));
    expect(idsOf(shownClaims({ method: 'written', claims }))).toEqual(idsOf(claims.slice(0, 12)));
  });

  test('are none of a report of quotes, of one without sources, and of one that has none', () => {
    const claims = [claim('c1')];
    expect(shownClaims({ method: 'extractive', claims })).toEqual([]);
    expect(shownClaims({ method: 'unsourced', claims })).toEqual([]);
    expect(shownClaims({ method: 'written' })).toEqual([]);
  });
});

describe('who stands behind a claim', () => {
  test.each([
    [{}, '1 independent source'],
    [{ independentSources: 2 }, '2 independent sources'],
    [{ independentSources: 2, opposingSources: 1 }, '2 independent sources, 1 against'],
    [{ isHedged: true }, '1 independent source, hedged'],
    [{ opposingSources: 2, isHedged: true }, '1 independent source, 2 against, hedged'],
  ])('of %j is said as "%s"', (change, words) => {
    expect(ENGLISH.support(claim('c1', change))).toBe(words);
  });
});

describe('a statement without a citation', () => {
  const say = (kind: Sentence['kind'], ...evidenceIds: readonly string[]): Sentence => ({
    kind,
    text: 'It rusts.',
    evidenceIds,
  });

  test('is marked, unless the whole report cites nothing', () => {
    expect(isMarked(say('written'), { method: 'written' })).toBe(true);
    expect(isMarked(say('written'), { method: 'unsourced' })).toBe(false);
    expect(isMarked(say('written', 'e1'), { method: 'written' })).toBe(false);
    expect(isMarked(say('connective'), { method: 'written' })).toBe(false);
  });
});
