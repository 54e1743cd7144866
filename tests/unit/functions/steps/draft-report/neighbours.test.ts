import { describe, expect, it } from 'vitest';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, itemOf, partOf } from '../builders.ts';
import { said, select } from './selecting.ts';

const ITEM = { ...itemOf('item_1', [partOf(['iron'])]), description: 'Which iron is painted?' };
/** Quotes of one document, one right behind the other. */
const TEXTS = [
  'Iron is painted red.',
  'Rust is brushed off.',
  'Wait a day for it.',
  'Oil it in spring.',
  'Look at it now and then.',
];

function inOneDocument(
  values: readonly number[],
  headings: readonly string[] = ['Iron'],
): readonly Evidence[] {
  let start = 100;
  return values.map((value, at) => {
    const quote = TEXTS[at] ?? '';
    const evidence = evidenceOf({
      sourceId: 's-9',
      quote,
      start,
      items: [{ itemId: 'item_1', part: 0, score: 0.5, value }],
    });
    start += quote.length + 1;
    return { ...evidence, headings };
  });
}

const others = [0, -0.1, -0.2].map((value, at) => said(at + 1, `s-${at}`, { item_1: value }));

describe('what stands beside a quote of the answer', () => {
  it('is shown with it, in the order of the document, if it goes on from that one', () => {
    const [one, next, far] = inOneDocument([-0.3, -4.5, -5.5]);
    expect(
      select(
        [ITEM],
        [...others, one, next, far].flatMap((quote) => quote ?? []),
      ).answer,
    ).toEqual([...others, one, next]);
  });

  it('stands before a quote that it leads to where it comes near the best, but not before the best of all', () => {
    const led = inOneDocument([-2.5, -0.3]);
    expect(select([ITEM], [...others, ...led]).answer).toEqual([...others, ...led]);
    const [far, after] = inOneDocument([-3.5, -0.3]);
    expect(
      select(
        [ITEM],
        [...others, far, after].flatMap((quote) => quote ?? []),
      ).answer,
    ).toEqual([...others, after]);
    const [before, best] = inOneDocument([-2.5, 1]);
    const answer = select(
      [ITEM],
      [...others, before, best].flatMap((quote) => quote ?? []),
    ).answer;
    expect(answer).toEqual([best, ...others]);
  });

  it('is never how a letter ends', () => {
    const [one, next] = inOneDocument([-0.3, -1.5]);
    const ending = [one, next && { ...next, quote: 'Yours sincerely, Ida Holt' }];
    const answer = select(
      [ITEM],
      [...others, ...ending].flatMap((quote) => quote ?? []),
    ).answer;
    expect(answer).toEqual([...others, one]);
  });

  it('are three at most', () => {
    const told = [0, -0.1, -0.2, -0.3].flatMap((value, at) => {
      const first = said(at + 1, `s-${at}`, { item_1: value });
      const next = said(at + 5, `s-${at}`, { item_1: -4 });
      const start = (at + 1) * 100 + first.quote.length + 1;
      return [first, evidenceOf({ ...next, start })];
    });
    expect(select([ITEM], told).answer).toEqual(told.slice(0, -1));
  });

  it('is what stands next to it alone, and of its own section', () => {
    const quotes = inOneDocument([1, -1.9, -1.9, -1.9]);
    expect(select([ITEM], [...others, ...quotes]).answer).toEqual([...quotes.slice(0, 2), ...others]);
    const [one] = inOneDocument([1]);
    const [, elsewhere] = inOneDocument([1, -1.9], ['Wood']);
    const answer = select(
      [ITEM],
      [...others, one, elsewhere].flatMap((quote) => quote ?? []),
    ).answer;
    expect(answer).toEqual([one, ...others]);
  });
});
