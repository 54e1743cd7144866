import { describe, expect, test } from 'vitest';
import { chooseDomains, findLens, throughLens } from '#shared/research/choose-lens.ts';

const BIRDS = {
  meaning: 'Birds',
  providers: ['openalex', 'web'],
  allow: ['birdlife.org'],
  deny: ['ads.example'],
};
const SEARCH = { lenses: { birds: BIRDS }, includedDomains: [], excludedDomains: ['spam.example'] };

describe('a lens', () => {
  test('is one of those that come along or of those that are set', () => {
    expect(findLens({ lens: 'birds' }, SEARCH)).toEqual(BIRDS);
    expect(findLens({ lens: 'medicine' }, SEARCH)?.providers).toContain('pubmed');
    expect(findLens({}, SEARCH)).toBeUndefined();
  });

  test('that nobody knows is refused, with those that there are', () => {
    expect(() => findLens({ lens: 'bird' }, SEARCH)).toThrow('There is no lens named "bird".');
  });

  test('leaves the providers that it looks through, reached or not', () => {
    const choice = { providers: ['corpus', 'brave'], unreachable: ['openalex'] };
    expect(throughLens(BIRDS, choice)).toEqual({ providers: ['brave'], unreachable: ['openalex'] });
    expect(throughLens(undefined, choice)).toEqual(choice);
  });

  test('through which nothing is searched here is refused', () => {
    expect(() => throughLens(BIRDS, { providers: ['corpus'], unreachable: [] })).toThrow(
      'Nothing that this lens looks through is searched here.',
    );
  });
});

describe('the domains of a job', () => {
  test('come from its lens and its own lists together', () => {
    const asked = { allowDomains: ['rspb.example'], denyDomains: ['shop.example'] };
    expect(chooseDomains(asked, BIRDS, SEARCH)).toEqual({
      included: ['birdlife.org', 'rspb.example'],
      excluded: ['spam.example', 'ads.example', 'shop.example'],
    });
    expect(chooseDomains({}, undefined, SEARCH)).toBeUndefined();
  });

  test('of which the service searches none are refused', () => {
    const search = { ...SEARCH, includedDomains: ['gov'] };
    expect(() => chooseDomains({ allowDomains: ['a.example'] }, undefined, search)).toThrow(
      'This service searches none of these domains.',
    );
  });
});
