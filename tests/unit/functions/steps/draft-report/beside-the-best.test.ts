import { describe, expect, it } from 'vitest';
import { evidenceOf, itemOf, partOf } from '../builders.ts';
import { ONE, said, select } from './selecting.ts';

describe('selectQuotes, beside the best quote,', () => {
  it('answers with three where the best stands alone', () => {
    const evidence = [5, 3, 2.9, 2.8, 2.7].map((value, at) => said(at, 's-1', { item_1: value }));
    expect(select(ONE, evidence).answer).toEqual(evidence.slice(0, 3));
  });

  it('puts nothing beside the best that is behind it and bears hardly a word of what was asked', () => {
    const item = { ...itemOf('item_1', [partOf(['iron'])]), description: 'How fast does wet iron rust?' };
    const quotes = [
      'Wet iron will rust fast indeed.',
      'Copper turns green over years.',
      'Dry iron will hardly rust.',
    ];
    const evidence = quotes.map((quote, at) =>
      evidenceOf({
        sourceId: 's-1',
        quote,
        start: at * 100,
        items: [{ itemId: 'item_1', part: 0, score: 0.8, value: at === 0 ? 5 : 3 }],
      }),
    );
    const [best, beside, near] = evidence;
    expect(select([item], evidence)).toMatchObject({ answer: [best, near], further: [beside] });
  });

  it('answers with fewer than three where the others are far behind', () => {
    const evidence = [9, 4, 3.9].map((value, at) => said(at, 's-1', { item_1: value }));
    expect(select(ONE, evidence)).toMatchObject({
      answer: [evidence[0]],
      further: [evidence[1], evidence[2]],
    });
  });

  it('puts what is in another language than the question behind what is in its own', () => {
    const item = {
      ...itemOf('item_1', [partOf(['iron'])]),
      description: 'How do I keep the iron from rusting?',
    };
    const [german, english] = [
      'Damit das Eisen nicht rostet, wird es mit einer Farbe gestrichen, und das jedes Jahr im Sommer.',
      'To keep the iron from rusting, paint it with a colour that is made for it, once in a summer.',
    ].map((quote, at) =>
      evidenceOf({
        sourceId: `s-${at}`,
        quote,
        start: 0,
        items: [{ itemId: 'item_1', part: 0, score: 0.8, value: at === 0 ? 5 : 3 }],
      }),
    );
    if (german === undefined || english === undefined) throw new Error('Both are there.');
    expect(select([item], [german, english]).answer[0]).toEqual(english);
    expect(select([item], [german]).answer).toEqual([german]);
  });
});
