import { describe, expect, test } from 'vitest';
import { renderBibliography } from '#shared/domain/bibliography/bibliography.ts';
import { type CitedSource, CitedSource as CitedSourceSchema } from '#shared/domain/report.ts';

const HASH = 'a'.repeat(64);

function cited(fields: Partial<CitedSource>): CitedSource {
  return CitedSourceSchema.parse({
    id: 'src_1',
    sourceId: 's-1',
    kind: 'scholar',
    title: 'Cold storage: 100% of {keys} & $ignals_a',
    url: 'https://example.org/a_b?x=1&y=2%20',
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
}

const PAPER = cited({
  authors: ['Ada Lovelace', 'Müller K', 'World Health Organization'],
  container: 'Journal of Keys',
  publishedAt: '2021-03-09',
  workIds: { doi: '10.1000/a_b', pmid: '123' },
  notices: ['retracted'],
});
const PAGE = cited({ id: 'src_2', kind: 'web', container: 'example.org' });

const render = (format: 'csl' | 'bibtex' | 'ris' | 'apa' | 'vancouver', sources = [PAPER, PAGE]): string =>
  renderBibliography({ sources, generatedAt: '2026-11-22T09:00:00.000Z' }, format);

describe('R5.5 a bibliography', () => {
  test('has each cited source once, with its identifiers, the archive hash and its retraction', () => {
    expect(JSON.parse(render('csl'))).toMatchObject([
      {
        id: 'src_1',
        type: 'article-journal',
        author: [
          { family: 'Lovelace', given: 'Ada' },
          { family: 'Müller', given: 'K' },
          { literal: 'World Health Organization' },
        ],
        issued: { 'date-parts': [[2021, 3, 9]] },
        accessed: { 'date-parts': [[2026, 11, 22]] },
        DOI: '10.1000/a_b',
        PMID: '123',
        note: `RETRACTED; archived text sha256:${HASH}`,
      },
      { id: 'src_2', type: 'webpage', URL: 'https://example.org/a_b?x=1&y=2%20' },
    ]);
  });

  test('escapes the signs of LaTeX and keeps addresses and accents as they are', () => {
    const text = render('bibtex');
    expect(text).toContain(String.raw`title = {{Cold storage: 100\% of \{keys\} \& \$ignals\_a}}`);
    expect(text).toContain('author = {Lovelace, Ada and Müller, K and {World Health Organization}}');
    expect(text).toContain('url = {https://example.org/a_b?x=1&y=2%20}');
    expect(text).toContain('doi = {10.1000/a_b}');
  });

  test('writes addresses in ASCII, and none for a file', () => {
    const items = renderBibliography(
      {
        sources: [cited({ url: 'https://例え.example/頁' }), cited({ url: 'file:///notes.md' })],
        generatedAt: '2026-11-22T09:00:00.000Z',
      },
      'csl',
    );
    expect(items.match(/"URL": .*/gu)).toEqual(['"URL": "https://xn--r8jz45g.example/%E9%A0%81",']);
  });

  test('gives every BibTeX entry a key of its own', () => {
    const keys = [...render('bibtex', [PAPER, PAPER, PAPER]).matchAll(/^@\w+\{([^,]+),/gmu)].map(
      ([, key]) => key,
    );
    expect(keys).toEqual(['lovelace2021cold', 'lovelace2021cold-2', 'lovelace2021cold-3']);
  });

  test('ends the lines of RIS as the format wants, and begins and ends each record', () => {
    const lines = render('ris').split('\r\n');
    expect(lines.filter((line) => line.startsWith('TY  - '))).toEqual(['TY  - JOUR', 'TY  - ELEC']);
    expect(lines.filter((line) => line === 'ER  - ')).toHaveLength(2);
  });

  test('reads as a reference list does', () => {
    const archived = `archived text sha256:${HASH}]`;
    expect(render('apa').split('\n')[0]).toBe(
      `Lovelace, A., Müller, K., & World Health Organization. (2021). Cold storage: 100% of {keys} & $ignals_a. Journal of Keys. [RETRACTED] https://doi.org/10.1000/a_b [PMID: 123; accessed 2026-11-22; ${archived}`,
    );
    expect(render('vancouver').split('\n')).toEqual([
      `1. Lovelace A, Müller K, World Health Organization. Cold storage: 100% of {keys} & $ignals_a. Journal of Keys. 2021 03 09. PMID: 123. [RETRACTED] https://doi.org/10.1000/a_b [cited 2026-11-22; ${archived}`,
      `2. Cold storage: 100% of {keys} & $ignals_a [Internet]. example.org. [cited 2026-11-22]. Available from: https://example.org/a_b?x=1&y=2%20 [${archived}`,
      '',
    ]);
  });

  test('without a date or an author says so and loses nothing', () => {
    expect(render('apa', [PAGE])).toBe(
      `Cold storage: 100% of {keys} & $ignals_a. (n.d.). example.org. Retrieved November 22, 2026, from https://example.org/a_b?x=1&y=2%20 [archived text sha256:${HASH}]\n`,
    );
    expect(render('bibtex', [PAGE])).not.toContain('year');
  });

  test('of a report that cites nothing is empty', () => {
    expect([render('csl', []), render('bibtex', []), render('ris', []), render('apa', [])]).toEqual([
      '[]\n',
      '',
      '',
      '',
    ]);
  });
});
