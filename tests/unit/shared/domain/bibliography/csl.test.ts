import { describe, expect, test } from 'vitest';
import { type CslItem, isoOf, toCsl, yearOf } from '#shared/domain/bibliography/csl.ts';
import { type CitedSource, CitedSource as CitedSourceSchema } from '#shared/domain/report.ts';

const HASH = 'b'.repeat(64);
const TODAY = { 'date-parts': [[2026, 11, 22]] };

function itemOf(fields: Partial<CitedSource>, generatedAt = '2026-11-22T09:00:00.000Z'): CslItem | undefined {
  const source = CitedSourceSchema.parse({
    id: 'src_1',
    sourceId: 's-1',
    kind: 'web',
    title: 'Keys',
    url: 'https://example.org/a',
    snippet: '',
    domain: 'example.org',
    notices: [],
    credibilityTier: 'SECONDARY',
    compositeScore: 0.5,
    quality: 'MEDIUM',
    archiveHash: HASH,
    quotes: [{ evidenceId: 'e-1', quote: 'q', locator: 'char:0-1', headings: [] }],
    ...fields,
  });
  return toCsl({ sources: [source], generatedAt })[0];
}

describe('a source in CSL', () => {
  test('has the fields that are known of it, and no other', () => {
    expect(itemOf({})).toStrictEqual({
      id: 'src_1',
      type: 'webpage',
      title: 'Keys',
      accessed: TODAY,
      URL: 'https://example.org/a',
      note: `archived text sha256:${HASH}`,
    });
  });

  test('names no folder of a corpus as what a file was published in', () => {
    const file = { kind: 'corpus', url: 'file:///srv/handbook/a.md', container: 'handbook' } as const;
    expect(itemOf(file)).not.toHaveProperty('container-title');
    expect(itemOf(file)).toMatchObject({ type: 'document', title: 'Keys' });
  });

  test('has every identifier, its language and its place of publication', () => {
    expect(
      itemOf({
        kind: 'scholar',
        authors: ['Ada Lovelace'],
        container: 'Journal of Keys',
        publishedAt: '2021-03',
        language: 'de',
        workIds: { doi: '10.1000/a', pmid: '12', pmcid: 'PMC3', arxiv: '2101.00001' },
        notices: ['retracted'],
      }),
    ).toStrictEqual({
      id: 'src_1',
      type: 'article-journal',
      title: 'Keys',
      author: [{ family: 'Lovelace', given: 'Ada' }],
      'container-title': 'Journal of Keys',
      issued: { 'date-parts': [[2021, 3]] },
      accessed: TODAY,
      DOI: '10.1000/a',
      PMID: '12',
      PMCID: 'PMC3',
      URL: 'https://example.org/a',
      language: 'de',
      note: `RETRACTED; arXiv:2101.00001; archived text sha256:${HASH}`,
    });
  });

  test.each<[string, Partial<CitedSource>, CslItem['type']]>([
    ['the news', { kind: 'news', container: 'Daily', workIds: { doi: '10.1/a' } }, 'article-newspaper'],
    ['PubMed, in a journal', { kind: 'pubmed', container: 'J' }, 'article-journal'],
    ['PubMed, in none', { kind: 'pubmed' }, 'article'],
    ['the web with a DOI, in a journal', { workIds: { doi: '10.1/a' }, container: 'J' }, 'article-journal'],
    ['the web with a PubMed id, in a journal', { workIds: { pmid: '1' }, container: 'J' }, 'article-journal'],
    ['arXiv, wherever it was found', { workIds: { arxiv: '2101.00001' }, container: 'arXiv' }, 'article'],
    ['a scholarly search, without an identifier', { kind: 'scholar', container: 'J' }, 'article'],
    ['a page of the web, of a site', { container: 'example.org' }, 'webpage'],
    ['a page without encryption', { url: 'http://example.org/' }, 'webpage'],
    ['a file', { url: 'file:///https://a.md' }, 'document'],
    ['no address', { url: 'notes.md' }, 'document'],
  ])('from %s is of its type', (_, fields, type) => {
    expect(itemOf(fields)?.type).toBe(type);
  });

  test.each([
    ['http://example.org/ä', 'http://example.org/%C3%A4'],
    ['file:///notes.md', undefined],
    ['xhttps://example.org/', undefined],
    ['httpsx://example.org/', undefined],
    ['notes.md', undefined],
  ])('with the address %s is found at %s', (url, found) => {
    expect(itemOf({ url })?.URL).toBe(found);
  });

  test.each([
    ['2021', [2021]],
    ['2021-03', [2021, 3]],
    ['2021-03-09', [2021, 3, 9]],
    ['2021-03-09T10:00:00Z', [2021, 3, 9]],
  ])('issued %s has its date as far as it is known', (publishedAt, parts) => {
    expect(itemOf({ publishedAt })?.issued).toEqual({ 'date-parts': [parts] });
  });

  test.each(['0000-01-01', 'spring 2021', ''])('issued "%s" has no date', (publishedAt) => {
    expect(itemOf({ publishedAt })).not.toHaveProperty('issued');
  });

  test('does not say that its language is unknown', () => {
    expect(itemOf({ language: 'und' })).not.toHaveProperty('language');
  });

  test('of a report without a date counts as read long ago', () => {
    expect(itemOf({}, 'some day')?.accessed).toEqual({ 'date-parts': [[1970]] });
  });
});

test('a date is written with two digits for month and day, and four for the year', () => {
  expect(isoOf({ 'date-parts': [[987, 3, 9]] })).toBe('0987-03-09');
  expect(isoOf({ 'date-parts': [[2021, 12]] }, '/')).toBe('2021/12');
  expect(yearOf({ 'date-parts': [[987, 3]] })).toBe(987);
  expect(yearOf(undefined)).toBeUndefined();
});
