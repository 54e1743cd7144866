import { describe, expect, test } from 'vitest';
import { type AuthorName, readAuthorName } from '#shared/domain/bibliography/author-name.ts';
import type { CslItem } from '#shared/domain/bibliography/csl.ts';
import { renderApa, renderVancouver } from '#shared/domain/bibliography/reference-text.ts';

const ITEM: CslItem = {
  id: 'src_1',
  type: 'article-journal',
  title: 'On keys',
  accessed: { 'date-parts': [[2026, 11, 22]] },
  note: 'archived text sha256:0',
};

const people = (count: number): readonly AuthorName[] =>
  Array.from({ length: count }, (_, index) => ({ family: `F${index + 1}`, given: 'Jane' }));
const PROOF = / \[[^[\]]*archived text sha256:0\]$/u;
const withProof = (fields: Partial<CslItem>): CslItem => ({ ...ITEM, ...fields });
/** Without what stands in brackets at the end. */
const apa = (fields: Partial<CslItem>): string =>
  renderApa([withProof(fields)])
    .trimEnd()
    .replace(PROOF, '');
const vancouver = (fields: Partial<CslItem>): string =>
  renderVancouver([withProof(fields)])
    .trimEnd()
    .replace(PROOF, '');

describe('a reference in APA', () => {
  test('without an author begins with its title, and ends where nothing else is known', () => {
    expect(apa({})).toBe('On keys. (n.d.).');
    expect(apa({ author: [] })).toBe('On keys. (n.d.).');
  });

  test('has author, year, title, journal and link', () => {
    expect(
      apa({
        author: [{ family: 'Doe', given: 'Jane Mary-Ann' }],
        issued: { 'date-parts': [[2021, 3]] },
        'container-title': 'Keys',
        URL: 'https://example.org/a',
      }),
    ).toBe('Doe, J. M.-A. (2021). On keys. Keys. https://example.org/a');
  });

  test.each([
    [1, 'F1, J. (n.d.)'],
    [2, 'F1, J., & F2, J. (n.d.)'],
    [3, 'F1, J., F2, J., & F3, J. (n.d.)'],
  ])('names %i authors one by one', (count, begin) => {
    expect(apa({ author: people(count) }).startsWith(begin)).toBe(true);
  });

  test('names twenty authors, and of more nineteen and the last', () => {
    expect(apa({ author: people(20) })).toContain('F19, J., & F20, J. (n.d.)');
    const many = apa({ author: people(22) });
    expect(many).toContain('F19, J., … F22, J. (n.d.)');
    expect(many).not.toContain('F20');
  });

  test.each([
    ['On keys.', 'On keys. (n.d.).'],
    ['On keys?', 'On keys? (n.d.).'],
    ['On keys…', 'On keys… (n.d.).'],
    ['论钥匙。', '论钥匙。 (n.d.).'],
  ])('ends the title %s once', (title, text) => {
    expect(apa({ title })).toBe(text);
  });

  test('of a group, of a name in Chinese letters and of a family name with particles has each as it is written', () => {
    const author = ['World Health Organization', '王小明', 'Ludwig van der Berg'].map(readAuthorName);
    expect(apa({ author })).toBe('World Health Organization, 王小明, & van der Berg, L. (n.d.). On keys.');
    expect(vancouver({ author })).toBe('1. World Health Organization, 王小明, van der Berg L. On keys.');
  });

  test('of a page without a date says when it was read', () => {
    const page = { type: 'webpage', URL: 'https://example.org/a' } as const;
    expect(apa(page)).toBe('On keys. (n.d.). Retrieved November 22, 2026, from https://example.org/a');
    expect(apa({ ...page, issued: { 'date-parts': [[2021]] } })).toBe(
      'On keys. (2021). https://example.org/a',
    );
  });

  test('of a preprint names where it is', () => {
    const preprint = { type: 'article', note: 'arXiv:2401.00001; archived text sha256:0' } as const;
    expect(apa(preprint)).toBe('On keys. (n.d.). arXiv:2401.00001.');
    expect(vancouver(preprint)).toBe('1. On keys. arXiv:2401.00001.');
  });

  test('prefers the DOI to the address', () => {
    expect(apa({ DOI: '10.1000/a', URL: 'https://example.org/' })).toBe(
      'On keys. (n.d.). https://doi.org/10.1000/a',
    );
  });

  test('is warned of before the link, by notices alone', () => {
    expect(
      apa({ note: 'RETRACTED; EXPRESSION OF CONCERN; arXiv:1; archived text sha256:0', DOI: '10.1/a' }),
    ).toBe('On keys. (n.d.). [RETRACTED; EXPRESSION OF CONCERN] https://doi.org/10.1/a');
  });

  test('is parted from the next by an empty line', () => {
    const one = 'On keys. (n.d.). [accessed 2026-11-22; archived text sha256:0]\n';
    expect(renderApa([ITEM, ITEM])).toBe(`${one}\n${one}`);
  });

  test('R5.5 ends with PubMed id, day of access and archive hash, each once', () => {
    const link = 'https://doi.org/10.1/a';
    expect(renderApa([withProof({ DOI: '10.1/a', PMID: '12' })])).toBe(
      `On keys. (n.d.). ${link} [PMID: 12; accessed 2026-11-22; archived text sha256:0]\n`,
    );
    expect(renderApa([withProof({ type: 'webpage', URL: 'https://example.org/a' })])).toBe(
      'On keys. (n.d.). Retrieved November 22, 2026, from https://example.org/a [archived text sha256:0]\n',
    );
  });
});

describe('a reference in Vancouver style', () => {
  test('is numbered as the report cites', () => {
    const rest = 'On keys. [cited 2026-11-22; archived text sha256:0]';
    expect(renderVancouver([ITEM, ITEM])).toBe(`1. ${rest}\n2. ${rest}\n`);
  });

  test('R5.5 ends with the archive hash, and has the day of access once', () => {
    expect(renderVancouver([withProof({ URL: 'https://example.org/' })])).toBe(
      '1. On keys [Internet]. [cited 2026-11-22]. Available from: https://example.org/ [archived text sha256:0]\n',
    );
  });

  test('has initials without stops, date, PubMed id and link', () => {
    expect(
      vancouver({
        author: [{ family: 'Doe', given: 'Jane Mary-Ann' }, { literal: 'Key Group' }],
        issued: { 'date-parts': [[2021, 3, 9]] },
        'container-title': 'Keys',
        DOI: '10.1000/a',
        PMID: '12',
        URL: 'https://example.org/',
      }),
    ).toBe('1. Doe JMA, Key Group. On keys. Keys. 2021 03 09. PMID: 12. https://doi.org/10.1000/a');
  });

  test('of a page says so, and when it was read', () => {
    expect(vancouver({ URL: 'https://example.org/' })).toBe(
      '1. On keys [Internet]. [cited 2026-11-22]. Available from: https://example.org/',
    );
  });

  test('names six authors, and of more the first six', () => {
    expect(vancouver({ author: people(6) })).toBe('1. F1 J, F2 J, F3 J, F4 J, F5 J, F6 J. On keys.');
    expect(vancouver({ author: people(7) })).toBe('1. F1 J, F2 J, F3 J, F4 J, F5 J, F6 J, et al. On keys.');
  });
});

test.each([
  ['JM', 'J. M.', 'JM'],
  ['J. R.', 'J. R.', 'JR'],
  ['J.R.', 'J. R.', 'JR'],
  ['JANE', 'J.', 'J'],
  ['Jo', 'J.', 'J'],
  ['jane', 'J.', 'J'],
  ['Anne-Marie', 'A.-M.', 'AM'],
])('a given name %s is abbreviated as %s or %s', (given, stopped, plain) => {
  const author = [{ family: 'Doe', given }];
  expect(apa({ author })).toContain(`Doe, ${stopped} (`);
  expect(vancouver({ author })).toContain(`Doe ${plain}.`);
});
