import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectQuotes } from '#functions/steps/draft-report/select-quotes.ts';
import { CONFIDENCE_WEIGHTS } from '#shared/domain/confidence-weights.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, itemOf, partOf, sourceOf } from '../builders.ts';
import { ONE, TWO, inputsOf, said, select } from './selecting.ts';

describe('selectQuotes', () => {
  it('answers with the best, and with what is near it, five at most', () => {
    const near = [0, -0.2, -0.4, -0.6, -0.8, -0.9].map((value, at) => said(at, 's-1', { item_1: value }));
    expect(select(ONE, near).answer).toEqual(near.slice(0, 5));
  });

  it('begins with what tells most of what was asked, of quotes that are about as near', () => {
    const read = [0, -0.2, -0.4].map((value, at) => {
      const one = said(at, 's-1', { item_1: value });
      return { ...one, items: one.items.map((item) => ({ ...item, tellingOdds: at === 2 ? 3 : -3 })) };
    });
    const [first, second, third] = read;
    expect(select(ONE, read).answer).toEqual([third, first, second]);
  });

  it('puts the best of two items below the one that it answers, whichever is asked first', () => {
    const shared = said(1, 's-1', { item_1: 3, item_2: 6 });
    const first = said(2, 's-1', { item_1: 2.8, item_2: -4 });
    const { answers } = select(TWO, [shared, first, said(3, 's-1', { item_2: 1 })]);
    expect([...answers.values()].map(([one]) => one)).toEqual([first, shared]);
  });

  it.each([
    [0.01, 3],
    [CONFIDENCE_WEIGHTS.lines.related / 2 - 0.01, 3],
    [CONFIDENCE_WEIGHTS.lines.related / 2, 5],
  ])(
    'shows what comes closest to an item that nothing answers, with a confidence of %d %d',
    (confidence, shown) => {
      const item = {
        ...itemOf('item_1', [partOf(['iron', 'rusts'])]),
        description: 'Does thing1 kind2 rust?',
      };
      const evidence = [1, 2, 3, 4, 5].map((number) =>
        evidenceOf({
          sourceId: 's-1',
          quote: `Thing1 kind2 beside${number} other${number} words${number} here${number}.`,
          start: number * 100,
          items: [{ itemId: 'item_1', part: 0, score: 0.1, value: 1 }],
        }),
      );
      const inputs = inputsOf([item], evidence);
      const open = [...inputs.items.values()].map((one) => ({
        ...one,
        status: 'unsatisfied' as const,
        confidence,
      }));
      const { answers } = selectQuotes([item], {
        ...inputs,
        items: new Map(open.map((one) => [one.itemId, one])),
      });
      expect(answers.get('item_1')).toHaveLength(shown);
    },
  );

  it('shows nothing for close that shares but one word with what was asked', () => {
    const item = {
      ...itemOf('item_1', [partOf(['iron'])]),
      description: 'What is the best care for tomatoes?',
    };
    const shared = (number: number, quote: string): Evidence =>
      evidenceOf({
        sourceId: 's-1',
        quote,
        start: number * 100,
        items: [{ itemId: 'item_1', part: 0, score: 0.05, value: 1 }],
      });
    const one = shared(1, 'Small pages are best for speed.');
    const two = shared(2, 'Tomatoes need care in spring.');
    const inputs = inputsOf([item], [one, two]);
    expect([...inputs.items.values()].map(({ status }) => status)).toEqual(['unsatisfied']);
    const { answers, further } = selectQuotes([item], inputs);
    expect([...answers.values(), ...further.values()].flat()).toEqual([two]);
  });

  it('shows before nothing what shares one word and is likely to answer, if only a little', () => {
    const shown = (question: string, quote: string, score: number): number => {
      const item = { ...itemOf('item_1', [partOf(['iron'])]), description: question };
      const items = [{ itemId: 'item_1', part: 0, score, value: 1 }];
      return select([item], [evidenceOf({ sourceId: 's-1', quote, items })]).answer.length;
    };
    const question = 'Do potters make the kilns themselves?';
    expect(shown(question, 'A kiln has a door.', 0.31)).toBe(1);
    expect(shown(question, 'A kiln has a door.', 0.2)).toBe(1);
    expect(shown(question, 'A kiln has a door.', 0.1)).toBe(0);
    expect(shown(question, 'It has a door.', 0.31)).toBe(0);
  });

  it('gives every item its best quote, each quote once', () => {
    const evidence = [
      said(1, 's-1', { item_1: 4, item_2: 3.9 }),
      said(2, 's-1', { item_1: 3 }),
      said(3, 's-2', { item_2: 3.5 }),
    ];
    const { answers } = select(TWO, evidence);
    expect(answers.get('item_1')?.[0]).toBe(evidence[0]);
    expect(answers.get('item_2')?.[0]).toBe(evidence[2]);
  });

  it.each([
    ['that was asked first, where both would lose about as much', 3.4, 'item_1'],
    ['that would lose more', 1.5, 'item_2'],
  ])('gives what is the best of two items to the one %s', (_, next, itemId) => {
    const best = said(1, 's-1', { item_1: 4, item_2: 3.9 });
    const others = [said(2, 's-1', { item_1: 3.6 }), said(3, 's-2', { item_2: next })];
    const { answers } = select(TWO, [best, ...others]);
    expect(answers.get(itemId)?.[0]).toBe(best);
  });

  it('says nothing that is part of what is said', () => {
    const whole = said(1, 's-1', { item_1: 3 });
    const wide = evidenceOf({
      ...whole,
      items: whole.items,
      quote: `${whole.quote} And more of it.`,
      start: 7,
    });
    const other = said(2, 's-1', { item_1: 1 });
    const { answer, further } = select(ONE, [whole, wide, other]);
    expect([...answer, ...further]).toEqual([whole, other]);
  });

  it('begins with prose where no code is asked for, and never with a mere lead-in', () => {
    const items = (value: number) => [{ itemId: 'item_1', part: 0, score: 0.8, value }];
    const quoteOf = (quote: string, value: number) =>
      evidenceOf({ sourceId: 's-1', quote, start: quote.length * 100, items: items(value) });
    const code = quoteOf('```\niron --coat zinc\n```', 3);
    const leadIn = quoteOf('Iron is coated as follows:', 2.9);
    const prose = quoteOf('Zinc keeps iron from rusting.', 2);
    const [what, how] = ['What keeps iron from rusting?', 'How do I coat iron?'].map((description) =>
      ONE.map((item) => ({ ...item, description })),
    );
    expect(select(what ?? [], [code, leadIn, prose]).answer[0]).toBe(prose);
    expect(select(how ?? [], [code, leadIn, prose]).answer.slice(0, 2)).toEqual([code, prose]);
  });

  it.each([
    ['a question alone', 'Does iron rust in the rain of spring?'],
    ['a caption', 'Figure 5: rust on iron'],
    ['a legend', 'FE = iron; RU = rust after a year in the sea; WA = water.'],
    ['what is mostly code', 'Rust it:\n\n```sh\niron --rust --wet --salt --days 40 --place sea\n```'],
  ])('begins with a sentence before %s, unless that is much nearer', (_, quote) => {
    const sentence = evidenceOf({
      sourceId: 's-1',
      quote: 'Iron rusts where water and air reach it.',
      items: [{ itemId: 'item_1', part: 0, score: 0.8, value: 5 }],
    });
    const other = (value: number): Evidence =>
      evidenceOf({ sourceId: 's-2', quote, items: [{ itemId: 'item_1', part: 0, score: 0.8, value }] });
    expect(select(ONE, [sentence, other(6)]).answer[0]).toBe(sentence);
    expect(select(ONE, [sentence, other(7)]).answer[0]?.quote).toBe(quote);
  });

  it('takes what stands above an example for no definition', () => {
    const [sentence, example] = [
      said(1, 's-1', { item_1: 4 }),
      evidenceOf({
        sourceId: 's-2',
        quote: 'Iron example - rust in the sea, seen after a year.',
        items: [{ itemId: 'item_1', part: 0, score: 0.8, value: 7 }],
      }),
    ];
    expect(select(ONE, [sentence, example]).answer[0]).toBe(sentence);
  });

  it('says once what parallel entries of a reference say in the same sentence', () => {
    const entries = ['tree', 'hash', 'table'].map((kind, at) =>
      evidenceOf({
        sourceId: 's-1',
        quote: `del_${kind}(${kind})\n\nIf the database is not closed before, it is closed implicitly.\n\n${kind}: see there.`,
        start: at * 200,
        items: [{ itemId: 'item_1', part: 0, score: 0.8, value: 5 - at }],
      }),
    );
    const other = said(9, 's-1', { item_1: 3 });
    const { answer, further } = select(ONE, [...entries, other]);
    expect([...answer, ...further]).toEqual([entries[0], other]);
  });

  it('says once what holds for one version after the other', () => {
    const versions = ['v1.19', 'v1.24', 'v2'].map((version, at) =>
      evidenceOf({
        sourceId: `s-${at + 1}`,
        quote: `POST /${version}/kilns/16/fire?logs=1\n\nFires the kiln with this number.`,
        start: 0,
        items: [{ itemId: 'item_1', part: 0, score: 0.8, value: 5 - at }],
      }),
    );
    const { answer, further } = select(ONE, versions);
    expect([...answer, ...further]).toEqual(versions.slice(0, 1));
  });

  it('says nothing twice', () => {
    const [first] = [said(1, 's-1', { item_1: 2 })];
    const copy = evidenceOf({
      ...first,
      sourceId: 's-2',
      start: 7,
      items: first?.items ?? [],
      quote: first?.quote ?? '',
    });
    const other = said(2, 's-1', { item_1: 1 });
    const { answer, further } = select(ONE, [...(first ? [first] : []), copy, other]);
    expect([...answer, ...further]).toHaveLength(2);
  });

  it('spreads the quotes of a survey over its documents, and leaves a fact where it stands', () => {
    const survey = [1, 2, 3, 4].flatMap((source) =>
      [0, 1, 2].map((at) => said(source * 10 + at, `s-${source}`, { item_1: 3 - source * 0.1 - at * 0.05 })),
    );
    expect(new Set(select(ONE, survey).answer.map((one) => one.sourceId)).size).toBeGreaterThan(2);
    const fact = survey.map((one) =>
      one.sourceId === 's-1' ? one : { ...one, items: one.items.map((item) => ({ ...item, value: 0 })) },
    );
    expect(new Set(select(ONE, fact).answer.map((one) => one.sourceId)).size).toBe(1);
  });

  it('lets every good source say its best', () => {
    const loud = Array.from({ length: 14 }, (_, at) => said(at, 's-1', { item_1: 5 - at * 0.01 }));
    const quiet = said(50, 's-2', { item_1: 3.5 });
    expect(select(ONE, [...loud, quiet]).further).toContain(quiet);
  });

  it('lets no source lead that is doubted', () => {
    const doubted = said(1, 's-9', { item_1: 4 });
    const sound = said(2, 's-1', { item_1: 1 });
    const source = sourceOf('s-9', { notices: ['expression-of-concern'] });
    expect(select(ONE, [doubted, sound], [source]).answer[0]).toBe(sound);
  });

  it('quotes twelve at most, each once, whatever there is', () => {
    const quotes = fc.array(fc.tuple(fc.nat(6), fc.integer({ min: -50, max: 50 }), fc.boolean()), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(quotes, (given) => {
        const evidence = given.map(([source, value, isSecond], at) =>
          said(at, `s-${source}`, { [isSecond ? 'item_2' : 'item_1']: value / 10 }),
        );
        const { answer, further } = select(TWO, evidence);
        const ids = [...answer, ...further].map((one) => one.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(12);
        expect(ids.length).toBeGreaterThanOrEqual(Math.min(8, evidence.length));
        expect(answer.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
