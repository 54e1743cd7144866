import { expect, test } from 'vitest';
import { renderBibtex } from '#shared/domain/bibliography/bibtex.ts';
import type { CslItem } from '#shared/domain/bibliography/csl.ts';

const ACCESSED = { 'date-parts': [[2026, 11, 22]] } as const;
const WHOLE: CslItem = {
  id: 'src_1',
  type: 'article-journal',
  title: 'On  the Keys',
  author: [{ family: 'van Doe', given: 'Jane' }, { literal: 'Group of {Two}' }],
  'container-title': 'Journal of R&D',
  issued: { 'date-parts': [[2021, 3, 9]] },
  accessed: ACCESSED,
  DOI: '10.1000/a_b',
  PMID: '123',
  URL: 'https://example.org/{a b}',
  language: 'de',
  note: 'RETRACTED; x',
};
const BARE: CslItem = { id: 'src_2', type: 'document', title: 'To be', accessed: ACCESSED, note: 'n' };

test('an entry has each field that is known, in one line each', () => {
  expect(renderBibtex([WHOLE, BARE])).toBe(
    [
      '@article{doe2021keys,',
      String.raw`  author = {van Doe, Jane and {Group of \{Two\}}},`,
      '  title = {{On the Keys}},',
      String.raw`  journal = {Journal of R\&D},`,
      '  year = {2021},',
      '  date = {2021-03-09},',
      '  doi = {10.1000/a_b},',
      '  pmid = {123},',
      '  url = {https://example.org/%7Ba%20b%7D},',
      '  urldate = {2026-11-22},',
      '  langid = {de},',
      '  note = {RETRACTED; x},',
      '}',
      '',
      '@misc{src2,',
      '  title = {{To be}},',
      '  urldate = {2026-11-22},',
      '  note = {n},',
      '}',
      '',
    ].join('\n'),
  );
});

test('the site of a page is its organization', () => {
  const page = renderBibtex([{ ...BARE, type: 'webpage', 'container-title': 'Docs' }]);
  expect(page).toContain('@online{');
  expect(page).toContain('  organization = {Docs},');
  expect(page).not.toContain('journal');
});

test.each([
  ['the last word of a family name', [{ family: 'van der Berg', given: 'A' }], 'Big data', 'bergdata'],
  ['the last word of a group', [{ literal: 'World Health Organization' }], 'Big data', 'organizationdata'],
  ['letters without accents', [{ family: 'Müller', given: 'K' }], 'Über die Öle', 'mulleruber'],
  ['the first word of four letters', [{ family: 'Doe', given: 'J' }], 'The  end was nigh', 'doenigh'],
  ['the name alone where no word is long', [{ family: 'Doe', given: 'J' }], 'To be or not', 'doe'],
] as const)('the key of an entry takes %s', (_, author, title, key) => {
  expect(renderBibtex([{ ...BARE, author, title }])).toContain(`@misc{${key},`);
});
