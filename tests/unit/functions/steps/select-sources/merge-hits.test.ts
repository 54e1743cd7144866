import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankCandidates } from '#functions/steps/select-sources/rank-candidates.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import { hitOf } from '../builders.ts';
import { TEXT, TITLE, anyResults, shuffled } from './arbitrary-hits.ts';
import { groupsOf, merge, pageOf, paperOf, plain, prepare, resultOf } from './select-world.ts';

const fileOf = (id: string, path: string, title: string) =>
  hitOf(id, { kind: 'corpus', title, url: `file:///corpus/${path}`, snippet: `About ${path}.` });

const ranked = (results: readonly SearchResult[]) =>
  rankCandidates('Does salt raise blood pressure?', merge(results).candidates).map(plain);

describe('mergeHits', () => {
  it('R2.4 gives the same documents in the same order whatever order the searches and their results come in', () => {
    fc.assert(
      fc.property(shuffled, ([results, others, step]) => {
        const turned = others.map((result) => ({
          ...result,
          hits: step > 0 ? result.hits : result.hits.toReversed(),
        }));
        expect(ranked(turned)).toEqual(ranked(results));
      }),
      { numRuns: 80 },
    );
  });

  it('keeps every origin that is considered once, and no two documents of one id', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const { candidates, documents, nearDuplicates } = merge(results);
        const origins = candidates.flatMap((one) =>
          one.origins.map((origin) => `${origin.queryId}/${origin.hitId}`),
        );
        const given = prepare(results).found.map(({ hit, queryId }) => `${queryId}/${hit.id}`);
        expect(origins.toSorted()).toEqual(given.toSorted());
        expect(new Set(candidates.map((one) => one.sourceId)).size).toBe(candidates.length);
        expect(documents).toBe(candidates.length);
        expect(nearDuplicates).toBeLessThanOrEqual(given.length - documents);
      }),
      { numRuns: 80 },
    );
  });

  it('ranks what no query matched behind all else, wherever it stood and whatever it says', () => {
    const matched = fileOf('b', 'b.md', 'Hives');
    const unmatched = { ...fileOf('a', 'a.md', 'Does wax melt?'), isUnmatched: true as const };
    const { candidates } = merge([resultOf(1, [unmatched, matched])]);
    const byRank = rankCandidates('Does wax melt?', candidates);
    expect(byRank.map(({ hit }) => hit.title)).toEqual(['Hives', 'Does wax melt?']);
    expect(byRank.map(({ hit }) => hit.isUnmatched)).toEqual([undefined, true]);
    expect(byRank[1]?.relevance).toBe(0);
    const [none] = merge([resultOf(1, [unmatched])]).candidates;
    expect(none?.itemRanks).toEqual(new Map());
    const [found] = merge([resultOf(1, [unmatched]), resultOf(2, [fileOf('a', 'a.md', 'Honey')])]).candidates;
    expect([...(found?.itemRanks.keys() ?? [])]).toEqual(['item_1']);
  });

  it('knows a document by any of its identities', () => {
    const one = paperOf('a', { workIds: { doi: '10.1000/x' } });
    const other = paperOf('b', { workIds: { pmid: '7' } });
    const both = paperOf('c', { workIds: { doi: 'https://doi.org/10.1000/X', pmid: '7' } });
    expect(groupsOf([one, other])).toEqual([['a'], ['b']]);
    expect(groupsOf([one, other, both])).toEqual([['a', 'b', 'c']]);
  });

  it.each([
    ['an address spelled otherwise', pageOf('a'), pageOf('b', { url: 'http://a.example/?utm_source=x#y' })],
    [
      'a fallback with the same title',
      pageOf('a', { title: TITLE }),
      pageOf('b', { title: TITLE, url: 'https://m.a.example/amp/' }),
    ],
    [
      'the address of a registry',
      paperOf('a', { workIds: { doi: '10.1000/x' } }),
      pageOf('b', { url: 'https://doi.org/10.1000/x', title: 'About a' }),
    ],
    [
      'a DOI in the address and the title',
      paperOf('a', { title: TITLE, workIds: { doi: '10.1000/x' } }),
      pageOf('b', { title: `${TITLE} | Site`, url: 'https://j.example/doi/10.1000/x' }),
    ],
    [
      'title and year',
      paperOf('a', { title: TITLE, publishedAt: '2020' }),
      paperOf('b', { title: `${TITLE}.`, publishedAt: '2020-05-06' }),
    ],
    [
      'a preprint of the same authors',
      paperOf('a', {
        title: TITLE,
        publishedAt: '2021',
        authors: ['P Okafor'],
        workIds: { doi: '10.1000/x' },
      }),
      paperOf('b', {
        title: TITLE,
        publishedAt: '2020',
        authors: ['Okafor P'],
        workIds: { arxiv: '2001.00001' },
      }),
    ],
    [
      'its text at another site',
      pageOf('a', { title: TITLE, snippet: TEXT }),
      pageOf('b', { title: TITLE, snippet: TEXT.slice(30, 200) }),
    ],
    [
      'a file in two formats',
      fileOf('a', 'html/salt.html', `${TITLE} — Handbook 8.2`),
      fileOf('b', 'html/_sources/salt.rst.txt', TITLE),
    ],
  ])('takes two for one by %s', (_, first, second) => {
    expect(groupsOf([first, second])).toEqual([['a', 'b']]);
    expect(groupsOf([second, first])).toEqual([['a', 'b']]);
  });

  it.each([
    [
      'fallbacks under other titles',
      pageOf('a', { title: TITLE }),
      pageOf('b', { title: 'Song of whales in the sea', url: 'https://m.a.example/' }),
    ],
    [
      'a claimed DOI under another title',
      paperOf('a', { title: TITLE, workIds: { doi: '10.1000/x' } }),
      pageOf('b', { title: 'Cheap pills at once', url: 'https://evil.example/doi/10.1000/x' }),
    ],
    [
      'one title under two DOIs',
      paperOf('a', { title: TITLE, publishedAt: '2020', workIds: { doi: '10.1000/x' } }),
      paperOf('b', { title: TITLE, publishedAt: '2020', workIds: { doi: '10.1000/y' } }),
    ],
    [
      'one abstract under two DOIs',
      paperOf('a', { title: TITLE, snippet: TEXT, workIds: { doi: '10.1000/x' } }),
      paperOf('b', { title: TITLE, snippet: TEXT, workIds: { doi: '10.1000/y' } }),
    ],
    [
      'pages of one title at two sites',
      pageOf('a', { title: TITLE, publishedAt: '2020' }),
      pageOf('b', { title: TITLE, publishedAt: '2020' }),
    ],
    [
      'a notice that stands in place of pages',
      pageOf('a', { title: 'Song of whales in the sea', snippet: TEXT }),
      pageOf('b', { title: TITLE, snippet: TEXT }),
    ],
    ['files of one name', fileOf('a', 'a/readme.md', TITLE), fileOf('b', 'b/readme.md', 'Song of whales')],
    ['files of one title', fileOf('a', 'a/one.md', TITLE), fileOf('b', 'b/two.md', TITLE)],
    [
      'two issues of a report',
      pageOf('a', { title: 'World fisheries report 2020', snippet: TEXT }),
      pageOf('b', { title: 'World fisheries report 2021', snippet: TEXT }),
    ],
  ])('takes for two %s', (_, first, second) => {
    expect(groupsOf([first, second])).toHaveLength(2);
    expect(groupsOf([second, first])).toHaveLength(2);
  });

  it('R2.10 does not cite a record as the work of an identifier that is not its own', () => {
    const wrong = paperOf('a', {
      provider: 'openalex',
      title: 'Song of whales in the sea',
      workIds: { doi: '10.1000/x' },
    });
    const right = paperOf('b', { provider: 'crossref', title: TITLE, workIds: { doi: '10.1000/x' } });
    const { candidates } = merge([resultOf(1, [wrong, right])]);
    expect(candidates.map((one) => [one.hit.id, one.hit.workIds])).toEqual([
      ['a', undefined],
      ['b', { doi: '10.1000/x' }],
    ]);
    expect(prepare([resultOf(1, [wrong, right])]).disagreements).toHaveLength(1);
  });

  it('goes by the record of the work, and keeps what others know beyond it', () => {
    const page = pageOf('page', {
      url: 'https://j.example/doi/10.1000/x',
      title: `${TITLE.slice(0, 30)}...`,
      snippet: TEXT,
      publishedAt: '2020-05-06',
    });
    const preprint = paperOf('preprint', {
      title: TITLE,
      publishedAt: '2020-02-01',
      authors: ['Okafor P'],
      workIds: { arxiv: '2001.00001v2' },
      fullTextUrl: 'https://arxiv.org/pdf/2001.00001',
      citationCount: 3,
    });
    const article = paperOf('article', {
      title: `${TITLE.slice(0, 33)}…`,
      publishedAt: '2020',
      authors: ['P Okafor', 'J Brinkmann'],
      container: 'Salt',
      workIds: { doi: '10.1000/x' },
      citationCount: 9,
      notices: ['corrected'],
    });
    const warned = paperOf('warned', {
      title: TITLE,
      workIds: { doi: '10.1000/x', pmid: '7' },
      notices: ['retracted'],
      publishedAt: '2020',
      authors: ['Okafor'],
    });
    const { candidates } = merge([resultOf(1, [page, preprint, article, warned])]);
    expect(candidates).toHaveLength(1);
    expect(candidates[0]?.hit).toMatchObject({
      id: 'article',
      kind: 'scholar',
      title: TITLE,
      snippet: TEXT,
      publishedAt: '2020-02-01',
      authors: ['P Okafor', 'J Brinkmann'],
      container: 'Salt',
      workIds: { doi: '10.1000/x', pmid: '7', arxiv: '2001.00001' },
      fullTextUrl: 'https://arxiv.org/pdf/2001.00001',
      citationCount: 9,
      notices: ['retracted', 'corrected'],
    });
  });

  it('knows a date as exactly as any record that agrees with it', () => {
    const dated = (id: string, publishedAt: string) => pageOf(id, { url: 'https://a.example/', publishedAt });
    const { candidates } = merge([
      resultOf(1, [dated('a', '2020')]),
      resultOf(2, [dated('b', '2020-03-01')]),
      resultOf(3, [dated('c', 'spring')]),
    ]);
    expect(candidates[0]?.hit.publishedAt).toBe('2020-03-01');
  });

  it('takes a document that was read before for no candidate, by whatever name it comes', () => {
    const known = paperOf('known', { title: TITLE, publishedAt: '2020', workIds: { pmid: '7' } });
    const again = paperOf('a', {
      title: TITLE,
      publishedAt: '2020',
      workIds: { doi: '10.1000/x' },
      notices: ['retracted'],
    });
    const merged = merge([resultOf(1, [again, pageOf('b')])], [known]);
    expect(merged.candidates.map((one) => one.hit.id)).toEqual(['b']);
    expect(merged.again).toEqual([{ known: 0, notices: ['retracted'] }]);
    expect(merged.documents).toBe(2);
  });
});
