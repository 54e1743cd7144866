import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inReadingOrder } from '#functions/steps/draft-report/reading-order.ts';
import { evidenceOf } from '../builders.ts';

function quoteAt(start: number, sourceId = 's-1', quote = 'The kite rises in the wind.') {
  return evidenceOf({ sourceId, quote, start, items: [] });
}

it('puts what stands side by side in a document in its order there, and nothing else', () => {
  const [first, other, far, elsewhere, next, last] = [
    quoteAt(100),
    quoteAt(900),
    quoteAt(400),
    quoteAt(129, 's-2'),
    quoteAt(129),
    quoteAt(158),
  ];
  expect(inReadingOrder([first, other, far, last, elsewhere, next])).toEqual([
    first,
    next,
    last,
    other,
    far,
    elsewhere,
  ]);
  expect(inReadingOrder([other, last, next, first])).toEqual([other, first, next, last]);
  expect(inReadingOrder([next, first])).toEqual([next, first]);
  expect(inReadingOrder([])).toEqual([]);
});

it('takes what stands farther apart than it is told for no passage', () => {
  const [best, other, item] = [quoteAt(200), quoteAt(900), quoteAt(231)];
  expect(inReadingOrder([best, other, item])).toEqual([best, item, other]);
  expect(inReadingOrder([best, other, item], 1)).toEqual([best, other, item]);
});

it('keeps records of a table in the order in which they answer', () => {
  const record = (day: number): string => `| Day: ${day}; Shift: night; In charge: Ann |`;
  const [second, third, first] = [2, 3, 1].map((day) => quoteAt(40 * day, 's-1', record(day)));
  const given = [second, third, first].flatMap((one) => one ?? []);
  expect(inReadingOrder(given)).toEqual(given);
});

it('loses no quote, says none twice and begins with the first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }), (places) => {
      const quotes = places.map((place) => quoteAt(place * 28));
      const read = inReadingOrder(quotes);
      expect(new Set(read)).toEqual(new Set(quotes));
      expect(read).toHaveLength(quotes.length);
      expect(read[0]).toBe(quotes[0]);
    }),
  );
});
