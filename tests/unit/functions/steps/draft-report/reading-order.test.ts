import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bySection, inReadingOrder } from '#functions/steps/draft-report/reading-order.ts';
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

it('puts what stands below one heading together, in the order of the document, behind the best', () => {
  const below = (start: number, heading: string, sourceId = 's-1') => ({
    ...quoteAt(start, sourceId),
    headings: [heading],
  });
  const [best, before, elsewhere, behind, alike] = [
    below(400, 'Keys'),
    below(100, 'Keys'),
    below(900, 'Locks'),
    below(700, 'Keys'),
    below(0, 'Keys', 's-2'),
  ];
  expect(bySection([best, elsewhere, alike, behind, before])).toEqual([
    best,
    before,
    behind,
    elsewhere,
    alike,
  ]);
});

it('keeps records of a table in the order in which they answer', () => {
  const record = (day: number): string => `| Day: ${day}; Shift: night; In charge: Ann |`;
  const [second, third, first] = [2, 3, 1].map((day) => quoteAt(40 * day, 's-1', record(day)));
  const given = [second, third, first].flatMap((one) => one ?? []);
  expect(inReadingOrder(given)).toEqual(given);
  expect(bySection(given)).toEqual(given);
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
