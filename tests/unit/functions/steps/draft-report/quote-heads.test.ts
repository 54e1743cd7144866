import { expect, test } from 'vitest';
import { headedQuotes } from '#functions/steps/draft-report/quote-heads.ts';
import { evidenceOf, sourceOf, sourcesById } from '../builders.ts';

interface Said {
  readonly in?: string;
  readonly below?: readonly string[];
  readonly start?: number;
}

/** In a document, by its title. */
const said = (quote: string, { in: title = 'Kilns', below = [], start = 0 }: Said = {}) =>
  evidenceOf({ sourceId: title, quote, start }, { headings: [title, ...below] });

function shown(...quotes: readonly ReturnType<typeof said>[]): readonly string[] {
  const titles = new Set(quotes.map(({ sourceId }) => sourceId));
  const sources = sourcesById([...titles].map((title) => sourceOf(title, { title })));
  return headedQuotes(quotes, { sources }).map(({ text }) => text);
}

test('a quote stands behind the name of its document, be it the only one', () => {
  expect(shown(said('They burn.'))).toEqual(['Kilns:', 'They burn.']);
  expect(shown(said('They burn.', { below: ['Heat'] }))).toEqual(['Kilns, “Heat”:', 'They burn.']);
});

test('quotes that follow each other say their document once, and where the heading changes that alone', () => {
  expect(
    shown(
      said('They burn.', { below: ['Heat'] }),
      said('They glow.', { below: ['Heat'], start: 500 }),
      said('They smoke.', { below: ['Ash'], start: 900 }),
      said('It is grey.', { in: 'Ash' }),
      said('They cool.', { below: ['Ash'], start: 2000 }),
      said('They are of brick.', { start: 3000 }),
    ),
  ).toEqual([
    'Kilns, “Heat”:',
    'They burn.',
    'They glow.',
    '“Ash”:',
    'They smoke.',
    'Ash:',
    'It is grey.',
    'Kilns, “Ash”:',
    'They cool.',
    'Kilns:',
    'They are of brick.',
  ]);
});

test('sections of one name in two chapters are two', () => {
  expect(
    shown(
      said('It is 1200.', { below: ['Firing', 'Heat'] }),
      said('It is 20.', { below: ['Cooling', 'Heat'], start: 500 }),
    ),
  ).toEqual(['Kilns, “Heat”:', 'It is 1200.', '“Heat”:', 'It is 20.']);
});

test('what leads to a quote stands before it, whatever document stood between them', () => {
  const ash = said('It is grey.', { in: 'Ash' });
  expect(
    shown(said('They burn by night.', { start: 60 }), ash, said('Kilns are hot, so:', { start: 41 })),
  ).toEqual(['Kilns:', 'Kilns are hot, so:', 'They burn by night.', 'Ash:', 'It is grey.']);
});

test.each([
  ['Kilns\nThey burn.', [], ['Kilns\nThey burn.']],
  ['**Kilns:** they burn.', [], ['**Kilns:** they burn.']],
  ['Kilns burn.', [], ['Kilns:', 'Kilns burn.']],
  ['Kilnsmen burn.', [], ['Kilns:', 'Kilnsmen burn.']],
  ['Heat. They burn.', ['Heat'], ['Kilns:', 'Heat. They burn.']],
  ['Heat is low.', ['Heat'], ['Kilns, “Heat”:', 'Heat is low.']],
  ['They burn.', ['kilns'], ['Kilns:', 'They burn.']],
] as const)('a name that a quote begins with is not said twice: %s', (quote, below, expected) => {
  expect(shown(said(quote, { below }))).toEqual(expected);
});

test('a heading that a quote behind others of its document begins with is not said before it', () => {
  const quotes = [said('They burn.'), said('Heat: low.', { below: ['Heat'], start: 500 })];
  expect(shown(...quotes)).toEqual(['Kilns:', 'They burn.', 'Heat: low.']);
});

test('the year stands with a heading, where one further up tells it and no other', () => {
  const below = ['2019', 'By post', 'Fees'];
  expect(shown(said('It is 4.', { below }))[0]).toBe('Kilns, “2019: Fees”:');
  expect(shown(said('It is 4.', { below: [...below, 'In 2020'] }))[0]).toBe('Kilns, “In 2020”:');
  expect(shown(said('It is 4.', { below, in: 'Kilns 2021' }))[0]).toBe('Kilns 2021, “Fees”:');
});
