import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { AuthorName } from '#shared/domain/bibliography/author-name.ts';
import { renderBibtex } from '#shared/domain/bibliography/bibtex.ts';
import type { CslItem } from '#shared/domain/bibliography/csl.ts';
import { renderRis } from '#shared/domain/bibliography/ris.ts';

const Parsed = z.array(
  z.object({
    title: z.string(),
    author: z.array(z.record(z.string(), z.string())).optional(),
    issued: z.object({ 'date-parts': z.array(z.array(z.number())) }).optional(),
    DOI: z.string().optional(),
    URL: z.string().optional(),
    note: z.string().optional(),
    'container-title': z.string().optional(),
  }),
);

const RECORDS = 200;
const WORDS = [
  'Über',
  'naïve',
  '100%',
  'a_b',
  'R&D',
  '$5',
  '#1',
  'x^2',
  '~',
  'DNA',
  'β-blockers',
  'σ',
  '{set}',
  '中文',
  'العربية',
  'C++',
  '"so"',
  "O'Neill's",
  '<i>',
  'p < .05',
];
const phrase = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));
const FAMILIES = ['Doe', "O'Neill", 'van der Berg', 'Ávila-Ñuñez', 'Łukasz', 'Müller', 'Ng'];
const person = fc.record({
  family: fc.constantFrom(...FAMILIES),
  given: fc.constantFrom('Jane', 'J. R.', 'Ana-María', 'X'),
});
const group = fc
  .constantFrom('World Health Organization', 'R&D Group', 'Team 17', '李四光')
  .map((literal) => ({ literal }));
const day = fc.constantFrom([2021], [2021, 3], [2021, 3, 9], [1898, 12, 31]);

const record: fc.Arbitrary<CslItem> = fc.record(
  {
    id: fc.constant('src_1'),
    type: fc.constantFrom('article-journal' as const, 'webpage' as const, 'article' as const),
    title: phrase,
    author: fc.array(fc.oneof(person, group), { minLength: 1, maxLength: 5 }),
    'container-title': fc.constantFrom('Journal of R&D', 'Ärzteblatt'),
    issued: day.map((parts): NonNullable<CslItem['issued']> => ({ 'date-parts': [parts] })),
    accessed: fc.constant<CslItem['accessed']>({ 'date-parts': [[2026, 11, 22]] }),
    DOI: fc.constantFrom(
      '10.1000/a_b',
      '10.1016/S0140-6736(20)30183-5',
      '10.1002/(SICI)1097<1::AID>3.0.CO;2-#',
    ),
    URL: fc.constantFrom(
      'https://example.org/a_b?x=1&y=2%20z#top',
      'https://example.org/~doe/',
      'https://xn--r8jz45g.example/%E9%A0%81',
    ),
    note: fc.constant('RETRACTED; archived text sha256:0'),
  },
  { requiredKeys: ['id', 'type', 'title', 'accessed', 'note'] },
);

/** The parsers have no literal names: a group is a family name without a given one. */
const asParsed = (name: AuthorName): Readonly<Record<string, string>> =>
  'literal' in name ? { family: name.literal } : { family: name.family, given: name.given };
/** A particle that a parser takes apart is put back. */
const whole = ({
  family = '',
  given,
  'non-dropping-particle': held,
  'dropping-particle': dropped,
}: Record<string, string>): Record<string, string> => {
  const full = [dropped, held, family].filter((part) => part !== undefined).join(' ');
  return given === undefined || given === '' ? { family: full } : { family: full, given };
};

const FORMATS = [
  { name: 'BibTeX', render: renderBibtex },
  { name: 'RIS', render: renderRis },
] as const;

test.each(FORMATS)(
  'R5.5 $name of awkward records is read back as it was by a public parser',
  ({ name, render }) => {
    const seen: CslItem[] = [];
    fc.assert(
      fc.property(record, (item) => {
        seen.push(item);
        const [parsed] = Parsed.parse(plugins.input.chain(render([item]), { generateGraph: false }));
        expect(parsed?.title).toBe(item.title);
        expect(parsed?.author?.map(whole)).toEqual(item.author?.map(asParsed));
        expect(parsed?.issued).toEqual(item.issued);
        expect(parsed?.DOI).toBe(item.DOI);
        expect(parsed?.URL).toBe(item.URL);
        if (name === 'RIS' && item.type === 'article-journal')
          expect(parsed?.['container-title']).toBe(item['container-title']);
      }),
      { numRuns: RECORDS },
    );
    expect(seen.length).toBeGreaterThanOrEqual(RECORDS);
  },
);

const renderCsl = (items: readonly CslItem[]): string => JSON.stringify(items);

test.each([...FORMATS, { name: 'CSL-JSON', render: renderCsl }])(
  'R5.5 a $name file of 200 awkward records has all of them, in their order, with their notes',
  ({ render }) => {
    const items = fc.sample(record, { numRuns: RECORDS, seed: 7 });
    const numbered = items.map((item, index) => ({
      ...item,
      id: `src_${index + 1}`,
      note: `note ${index + 1}`,
    }));
    const parsed = Parsed.parse(plugins.input.chain(render(numbered), { generateGraph: false }));
    const facts = ({ title, DOI, URL, note, issued }: z.infer<typeof Parsed>[number]): unknown => [
      title,
      DOI,
      URL,
      note,
      issued?.['date-parts'],
    ];
    expect(parsed.map(facts)).toEqual(
      numbered.map(({ title, DOI, URL, note, issued }) => [title, DOI, URL, note, issued?.['date-parts']]),
    );
  },
);
