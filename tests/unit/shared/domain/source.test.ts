import { describe, expect, it } from 'vitest';
import { domainOf, rateCredibility } from '#shared/domain/credibility.ts';
import { identitiesOf, sourceIdOf } from '#shared/domain/source-identity.ts';
import { DOMAIN_TIERS } from '#shared/domain/domain-tiers.ts';
import type { Hit } from '#shared/domain/hit.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { hitOf } from '#tests/unit/functions/steps/builders.ts';

const DOI = { doi: '10.1000/x' };

describe('rateCredibility', () => {
  it.each([
    ['an article in PubMed', { kind: 'pubmed' }, 'PRIMARY_SOURCE', 90],
    ['an article of a journal', { kind: 'scholar', container: 'Tides' }, 'PRIMARY_SOURCE', 85],
    ['an article with a DOI', { kind: 'scholar', workIds: DOI }, 'PRIMARY_SOURCE', 85],
    ['a work that is cited', { kind: 'scholar', workIds: DOI, citationCount: 150 }, 'PRIMARY_SOURCE', 90],
    ['a work that is cited much', { kind: 'pubmed', citationCount: 5000 }, 'PRIMARY_SOURCE', 100],
    ['a preprint', { kind: 'scholar', workIds: { arxiv: '2101.00001' } }, 'SECONDARY', 55],
    [
      'a preprint that is cited',
      { kind: 'scholar', container: 'bioRxiv', citationCount: 12 },
      'SECONDARY',
      57,
    ],
    ['a paper of no known venue', { kind: 'scholar' }, 'SECONDARY', 60],
    ['a file of the corpus', { kind: 'corpus' }, 'AUTHORITATIVE', 80],
    ['a government', { kind: 'web', url: 'https://www.nih.gov/health' }, 'PRIMARY_SOURCE', 90],
    ['a university', { kind: 'web', url: 'https://physics.ox.ac.uk/a' }, 'PRIMARY_SOURCE', 90],
    ['a government abroad', { kind: 'web', url: 'https://www.abs.gov.au/statistics' }, 'PRIMARY_SOURCE', 90],
    ['one that calls it otherwise', { kind: 'web', url: 'https://www.x.gob.mx/' }, 'PRIMARY_SOURCE', 90],
    ['a treaty organisation', { kind: 'news', url: 'https://www.who.int/news' }, 'PRIMARY_SOURCE', 90],
    ['a listed domain', { kind: 'web', url: 'https://en.wikipedia.org/wiki/Iron' }, 'SECONDARY', 60],
    ['a listed institution', { kind: 'web', url: 'https://eur-lex.europa.eu/x' }, 'PRIMARY_SOURCE', 90],
    ['a listed agency', { kind: 'news', url: 'https://www.reuters.com/x' }, 'AUTHORITATIVE', 80],
    ['another paper', { kind: 'news', url: 'https://www.example.com/x' }, 'UNVERIFIED', 40],
    ['another page', { kind: 'web', url: 'https://www.example.com/gov' }, 'UNVERIFIED', 30],
    ['a suffix that anyone may have', { kind: 'web', url: 'https://lab.ac/' }, 'UNVERIFIED', 30],
    ['a label that anyone may have', { kind: 'web', url: 'https://gov.example.com/' }, 'UNVERIFIED', 30],
    ['a name that only ends so', { kind: 'web', url: 'https://notgov.example/' }, 'UNVERIFIED', 30],
    ['a province', { kind: 'web', url: 'https://comune.go.it/' }, 'UNVERIFIED', 30],
    ['a host behind credentials', { kind: 'web', url: 'https://nih.gov@evil.example/' }, 'UNVERIFIED', 30],
    [
      'a host before a backslash',
      { kind: 'web', url: 'https://evil.example\\@www.nih.gov/' },
      'UNVERIFIED',
      30,
    ],
    ['no address', { kind: 'web', url: 'not a url' }, 'UNVERIFIED', 30],
    ['a name of every object', { kind: 'web', url: 'https://constructor/' }, 'UNVERIFIED', 30],
    ['a retracted article', { kind: 'pubmed', notices: ['retracted'] }, 'FLAGGED', 0],
    ['an article under concern', { kind: 'pubmed', notices: ['expression-of-concern'] }, 'UNVERIFIED', 30],
    ['a corrected article', { kind: 'pubmed', notices: ['corrected'] }, 'PRIMARY_SOURCE', 90],
  ] as const)('R2.10 rates %s', (_, change, tier, domainAuthority) => {
    expect(rateCredibility(hitOf('a', change))).toEqual({ tier, domainAuthority });
  });

  it.each([
    [0, 85],
    [9, 85],
    [10, 87],
    [99, 87],
    [100, 90],
    [999, 90],
    [1000, 95],
    [undefined, 85],
  ])(
    'R2.10 adds to the authority of a work of %s citations from each bound on: %i',
    (citationCount, authority) => {
      const work = hitOf('a', { kind: 'scholar', workIds: DOI, citationCount });
      expect(rateCredibility(work).domainAuthority).toBe(authority);
    },
  );

  it.each([
    [{ kind: 'news', url: 'https://www.example.com/x' }, 'UNVERIFIED', 30],
    [{ kind: 'scholar', container: 'bioRxiv' }, 'UNVERIFIED', 30],
    [{ kind: 'web', url: 'https://lies.example/x' }, 'FLAGGED', 0],
  ] as const)('R2.11 raises nothing by a concern: %j', (change, tier, domainAuthority) => {
    const doubted = hitOf('a', { ...change, notices: ['expression-of-concern'] });
    expect(rateCredibility(doubted, { 'lies.example': 'FLAGGED' })).toEqual({ tier, domainAuthority });
  });

  it('goes by what the user says of a domain and what is below it, but for a retraction', () => {
    const tiers = {
      'example.org': 'AUTHORITATIVE',
      'bad.example.org': 'FLAGGED',
      'nih.gov': 'UNVERIFIED',
    } as const;
    const tierOf = (change: Partial<Hit>) =>
      rateCredibility(hitOf('a', { kind: 'web', ...change }), tiers).tier;
    expect(tierOf({ url: 'https://www.example.org/' })).toBe('AUTHORITATIVE');
    expect(tierOf({ url: 'https://notexample.org/' })).toBe('UNVERIFIED');
    expect(tierOf({ url: 'https://a.bad.example.org/' })).toBe('FLAGGED');
    expect(tierOf({ url: 'https://www.nih.gov/' })).toBe('UNVERIFIED');
    expect(tierOf({ url: 'https://example.org/', kind: 'scholar', notices: ['retracted'] })).toBe('FLAGGED');
    expect(tierOf({ url: 'https://example.org/', notices: ['expression-of-concern'] })).toBe('UNVERIFIED');
  });

  it('has a reason that one can check for each listed domain, and flags none', () => {
    for (const [domain, { tier, reason }] of Object.entries(DOMAIN_TIERS)) {
      expect(domain).toMatch(/^[a-z0-9-]+(?:\.[a-z]+)+$/u);
      expect(reason.length).toBeGreaterThan(5);
      expect(tier).not.toBe('FLAGGED');
    }
  });
});

describe('domainOf', () => {
  it.each([
    [{ container: 'left-pad', url: 'https://a.example.org/1' }, 'left-pad'],
    [{ kind: 'scholar', container: 'The Journal of Tides (London, England)' }, 'journal of tides'],
    [{ kind: 'pubmed', container: 'Journal of tides.' }, 'journal of tides'],
    [{ kind: 'scholar', container: '', workIds: { doi: '10.1000/x.1' } }, '10.1000'],
    [{ kind: 'scholar', container: 'arXiv.org', url: 'https://arxiv.org/abs/1' }, 'arXiv'],
    [{ kind: 'scholar', workIds: { arxiv: '2101.00001' } }, 'arXiv'],
    [{ kind: 'scholar', workIds: { doi: '10.48550/arXiv.2101.00001' } }, 'arXiv'],
    [{ kind: 'scholar', url: 'https://journal.example.org/1' }, 'example.org'],
    [{ kind: 'news', container: 'BBC News', url: 'https://news.bbc.co.uk/story' }, 'bbc.co.uk'],
    [{ kind: 'web', workIds: DOI, url: 'https://doi.org/10.1000/x' }, 'doi.org'],
    [{ kind: 'web', url: 'https://one.github.io/page' }, 'one.github.io'],
    [{ kind: 'web', url: 'http://127.0.0.1/page' }, '127.0.0.1'],
    [{ url: 'file:///library/a.md' }, 'corpus'],
    [{ url: 'nonsense', provider: 'pubmed' }, 'pubmed'],
  ] as const)('R4.4 tells the publisher of %j', (change, domain) => {
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
      'url:x.example/',
    ]);
  });

  it('names a page the same by whatever address it was found, and a file by its own', () => {
    const nameOf = (url: string) => identitiesOf({ url })[0];
    expect(nameOf('http://X.example/a/?utm_source=y#z')).toBe(nameOf('https://x.example/a'));
    expect(nameOf('https://x.example/a')).not.toBe(nameOf('https://x.example/b'));
    expect(nameOf('file:///library/a.md')).toBe('url:file:///library/a.md');
    expect(nameOf('https://doi.org/10.1000/AbC')).toBe('doi:10.1000/abc');
  });

  it('is the same wherever the same document was found', () => {
    const names = [
      hitOf('a', { workIds: { doi: '10.1000/ABC' }, provider: 'one' }),
      hitOf('b', { workIds: paper, provider: 'two', url: 'https://elsewhere.example/' }),
    ].map((hit) => identitiesOf(hit)[0] ?? '');
    expect(new Set(names.map(sourceIdOf)).size).toBe(1);
    expect(sourceIdOf('url:a')).toMatch(/^s-[0-9a-f]{16}$/u);
    expect(sourceIdOf('url:a')).not.toBe(sourceIdOf('url:b'));
  });

  it('stands in the key of the archived text, after the tenant', () => {
    expect(archiveKey('t', 's-1', 'ab')).toBe('t/archive/s-1/ab.txt');
  });
});
