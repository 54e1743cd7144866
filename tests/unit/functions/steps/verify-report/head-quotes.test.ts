import { describe, expect, test } from 'vitest';
import { headQuotes } from '#functions/steps/verify-report/head-quotes.ts';
import { pruneDraft } from '#functions/steps/verify-report/prune-draft.ts';
import type { DraftBlock, Sentence } from '#shared/domain/report.ts';
import { evidenceOf, sourceOf, sourcesById } from '../builders.ts';
import { makeDraft } from '../publish-report/fixture.ts';

interface Said {
  readonly in?: string;
  readonly below?: readonly string[];
  readonly start?: number;
}

/** In a document, by its title. */
const said = (quote: string, { in: title = 'Kilns', below = [], start = 0 }: Said = {}) =>
  evidenceOf({ sourceId: title, quote, start }, { headings: [title, ...below] });
type Quoted = ReturnType<typeof said>;

const say = (text: string): Sentence => ({ kind: 'connective', text, evidenceIds: [] });
const quoteOf = ({ id, quote: text }: Quoted): Sentence => ({ kind: 'quote', text, evidenceIds: [id] });

/** What is left of the answer of a draft where only some of its quotes are proven. */
function left(block: DraftBlock, proven: readonly Quoted[]): readonly string[] {
  const titles = new Set(proven.map(({ sourceId }) => sourceId));
  const sources = sourcesById([...titles].map((title) => sourceOf(title, { title })));
  const evidence = new Map(proven.map((one) => [one.id, one]));
  const draft = pruneDraft(makeDraft({ answer: [block], sections: [], contradictions: [] }), evidence);
  return headQuotes(draft, { evidence, sources }).answer.flatMap(({ sentences }) =>
    sentences.map(({ text }) => text),
  );
}

const quoted = (...sentences: readonly Sentence[]): DraftBlock => ({
  form: 'paragraph',
  isHeaded: true,
  sentences,
});

function shown(...quotes: readonly Quoted[]): readonly string[] {
  return left(quoted(...quotes.map(quoteOf)), quotes);
}

describe('where a quote is left out', () => {
  const named = said('Kilns\nDo not touch.');
  const fees = said('It costs 5.', { below: ['Fees'], start: 500 });
  const safety = said('Never alone.', { below: ['Safety'], start: 900 });
  const heating = said('Heating: it is on in winter.', { in: 'Heating' });

  test('that began with the name of its document, the next says it', () => {
    const block = quoted(say('S3:'), quoteOf(named), quoteOf(fees));
    expect(left(block, [named, fees])).toEqual(['S3:', 'Kilns\nDo not touch.', '“Fees”:', 'It costs 5.']);
    expect(left(block, [fees])).toEqual(['S3:', 'Kilns, “Fees”:', 'It costs 5.']);
  });

  test('its name goes with it, and stands over none of another document', () => {
    const block = quoted(quoteOf(safety), quoteOf(heating));
    expect(left(block, [safety, heating])).toEqual([
      'Kilns, “Safety”:',
      'Never alone.',
      'Heating: it is on in winter.',
    ]);
    expect(left(block, [heating])).toEqual(['Heating: it is on in winter.']);
  });

  test('between two of one section, those stand below one head', () => {
    const more = said('It costs 9.', { below: ['Fees'], start: 1500 });
    expect(left(quoted(...[fees, safety, more].map(quoteOf)), [fees, more])).toEqual([
      'Kilns, “Fees”:',
      'It costs 5.',
      'It costs 9.',
    ]);
  });

  test('what was asked and what code says before quotes stays as it is', () => {
    const lead = ['Kilns, “Fees”:', 'The closest passages:'];
    const block = quoted(...lead.map(say), quoteOf(safety), quoteOf(fees));
    expect(left(block, [fees])).toEqual([...lead, 'Kilns, “Fees”:', 'It costs 5.']);
  });

  test('of what a model wrote, its own words stay, and no name comes to stand there', () => {
    const sentences: readonly Sentence[] = [
      say('S3:'),
      quoteOf(safety),
      { kind: 'written', text: 'It costs 5.', evidenceIds: [fees.id] },
    ];
    const block: DraftBlock = { form: 'paragraph', sentences };
    expect(left(block, [fees])).toEqual(['S3:', 'It costs 5.']);
    expect(left(block, [fees, safety])).toEqual(['S3:', 'Never alone.', 'It costs 5.']);
  });
});

test('a report does not tell of which of its blocks code quotes', () => {
  const draft = makeDraft({ answer: [quoted(say('Nothing was found.'))] });
  expect(headQuotes(draft, { evidence: new Map(), sources: new Map() }).answer).toEqual([
    { form: 'paragraph', sentences: [say('Nothing was found.')] },
  ]);
});

describe('the first heading', () => {
  const inBook = (quote: string, title: string, ...headings: readonly string[]) => ({
    ...said(quote, { in: title, start: quote.length * 1000 }),
    headings,
  });

  test('of a document with several at the top tells which is meant', () => {
    const quotes = [
      inBook('One.', 'Book', 'Chapter 1'),
      inBook('Two..', 'Book', 'Chapter 2'),
      inBook('Three.', 'Book', 'Chapter 1', 'Heat'),
      inBook('Four....', 'Book', 'Chapter 2', 'Heat'),
    ];
    expect(shown(...quotes)).toEqual([
      'Book, “Chapter 1”:',
      'One.',
      '“Chapter 2”:',
      'Two..',
      '“Heat”:',
      'Three.',
      '“Heat”:',
      'Four....',
    ]);
    expect(shown(inBook('One.', 'Chapter 1', 'Chapter 2'))[0]).toBe('Chapter 1, “Chapter 2”:');
  });

  test.each([
    ['Kilns', 'Kilns – The Handbook', 'Kilns – The Handbook:'],
    ['Kilns', 'The Handbook | Kilns', 'The Handbook | Kilns:'],
    ['**Kilns**', 'kilns', 'kilns:'],
    ['Kilns', 'Kilnsmen', 'Kilnsmen, “Kilns”:'],
  ])('is left out where it is the title: %s in %s', (heading, title, head) => {
    expect(shown(inBook('They burn.', title, heading))[0]).toBe(head);
  });
});

test('a longer name is not the title', () => {
  const one = said('Kiln 2.1 may be fired.', { in: 'Kiln 2' });
  expect(shown(one)).toEqual(['Kiln 2:', 'Kiln 2.1 may be fired.']);
  expect(shown(said('Kiln 2. It may be fired.', { in: 'Kiln 2' }))).toEqual(['Kiln 2. It may be fired.']);
  expect(shown(said('标题：它很热。', { in: '标题' }))).toEqual(['标题：它很热。']);
});

test.each([':', ' - ', ' ', '\n', '#', '`', '“'])(
  'a title of many "%s" is cut before it is looked at',
  (part) => {
    const title = `K${part.repeat(60_000)}`;
    const many = Array.from({ length: 20 }, (_, at) =>
      said(`${part.repeat(300)}They burn ${at}.`, {
        in: title,
        below: [`${part.repeat(60_000)}${at}`],
        start: at * 1e6,
      }),
    );
    expect((shown(...many)[0] ?? '').length).toBeLessThan(200);
  },
);

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
