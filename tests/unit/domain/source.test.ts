import { describe, expect, it } from 'vitest';
import { domainOf, rateCredibility } from '#shared/domain/credibility.ts';
import { identitiesOf, sourceIdOf } from '#shared/domain/source-identity.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { hitOf } from '../steps/builders.ts';

describe('rateCredibility', () => {
  it.each([
    [{ kind: 'pubmed' }, 'PRIMARY_SOURCE', 90],
    [{ kind: 'scholar' }, 'PRIMARY_SOURCE', 90],
    [{ kind: 'corpus' }, 'AUTHORITATIVE', 80],
    [{ kind: 'web', url: 'https://www.nih.gov/health' }, 'PRIMARY_SOURCE', 90],
    [{ kind: 'web', url: 'https://physics.ox.edu/a' }, 'PRIMARY_SOURCE', 90],
    [{ kind: 'web', url: 'https://www.abs.gov.au/statistics' }, 'PRIMARY_SOURCE', 90],
    [{ kind: 'web', url: 'https://www.example.com/gov' }, 'UNVERIFIED', 30],
    [{ kind: 'web', url: 'https://notgov.example/' }, 'UNVERIFIED', 30],
    [{ kind: 'web', url: 'https://fakegov/' }, 'UNVERIFIED', 30],
    [{ kind: 'web', url: 'not a url' }, 'UNVERIFIED', 30],
    [{ kind: 'pubmed', notices: ['retracted'] }, 'FLAGGED', 0],
    [{ kind: 'pubmed', notices: ['corrected'] }, 'PRIMARY_SOURCE', 90],
  ] as const)('rates %j', (change, tier, domainAuthority) => {
    expect(rateCredibility(hitOf('a', change))).toEqual({ tier, domainAuthority });
  });
});

describe('domainOf', () => {
  it.each([
    [{ container: 'Journal of Tides', url: 'https://a.example.org/1' }, 'Journal of Tides'],
    [{ container: '', workIds: { doi: '10.1000/x.1' } }, '10.1000'],
    [{ url: 'https://news.bbc.co.uk/story' }, 'bbc.co.uk'],
    [{ url: 'https://one.github.io/page' }, 'one.github.io'],
    [{ url: 'http://127.0.0.1/page' }, '127.0.0.1'],
    [{ url: 'file:///library/a.md' }, 'corpus'],
    [{ url: 'nonsense', provider: 'pubmed' }, 'pubmed'],
  ])('tells the publisher of %j', (change, domain) => {
    expect(domainOf(hitOf('a', change))).toBe(domain);
  });
});

describe('sourceIdOf', () => {
  const paper = { doi: '10.1000/AbC', pmid: '12', pmcid: 'PMC3', arxiv: '2101.00001' };

  it('names all identities of a document, the strongest first', () => {
    expect(identitiesOf(hitOf('a', { workIds: paper, url: 'https://x.example/' }))).toEqual([
      'doi:10.1000/abc',
      'pmid:12',
      'pmcid:pmc3',
      'arxiv:2101.00001',
      'url:https://x.example/',
    ]);
  });

  it('is the same wherever the same document was found', () => {
    const first = hitOf('a', { workIds: { doi: '10.1000/ABC' }, provider: 'one' });
    const second = hitOf('b', { workIds: paper, provider: 'two', url: 'https://elsewhere.example/' });
    expect(sourceIdOf(first)).toBe(sourceIdOf(second));
    expect(sourceIdOf(first)).toMatch(/^s-[0-9a-f]{16}$/u);
  });

  it('differs for different documents', () => {
    expect(sourceIdOf(hitOf('a'))).not.toBe(sourceIdOf(hitOf('b')));
  });

  it('stands in the key of the archived text, after the tenant', () => {
    expect(archiveKey('t', 's-1', 'ab')).toBe('t/archive/s-1/ab.txt');
  });
});
