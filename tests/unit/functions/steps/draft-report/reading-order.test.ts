import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inReadingOrder } from '#functions/steps/draft-report/reading-order.ts';
import { evidenceOf } from '../builders.ts';

function quoteAt(start: number, sourceId = 's-1', quote = 'The kite rises in the wind.') {
  return evidenceOf({ sourceId, quote, start, items: [] });
}

it('puts the sentences of a paragraph in their order there, and nothing else', () => {
  const [first, other, far, elsewhere, next, last] = [
    quoteAt(100),
    quoteAt(900),
    quoteAt(400),
    quoteAt(128, 's-2'),
    quoteAt(128),
    quoteAt(156),
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

it('puts the items of a list in their order there', () => {
  const [third, other, fourth] = [quoteAt(100), quoteAt(900), quoteAt(131)];
  expect(inReadingOrder([third, other, fourth])).toEqual([third, fourth, other]);
});

it.each([
  ['what leans on it', 'The kite rises.', 'It needs wind.', true],
  ['a paragraph that says its own', 'The kite rises.', 'Kites want wind.', false],
  ['what is announced', 'The kite wants this:', 'Wind of 4 m/s.', true],
  ['what is said of code', '```\nrise()\n```', 'Kites want wind.', true],
])(
  'lets the next paragraph stand behind what answers better, unless it leans on the one before: %s',
  (_, text, next, joins) => {
    const before = quoteAt(100, 's-1', text);
    const behind = quoteAt(102 + text.length, 's-1', next);
    const better = quoteAt(900);
    expect(inReadingOrder([before, better, behind])).toEqual(
      joins ? [before, behind, better] : [before, better, behind],
    );
  },
);

it('keeps the paragraphs of steps in their order there', () => {
  const [lift, better, turn] = [quoteAt(100), quoteAt(900), quoteAt(129)];
  expect(inReadingOrder([turn, better, lift], true)).toEqual([turn, better, lift]);
  expect(inReadingOrder([lift, better, turn], true)).toEqual([lift, turn, better]);
  expect(inReadingOrder([lift, better, turn])).toEqual([lift, better, turn]);
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
