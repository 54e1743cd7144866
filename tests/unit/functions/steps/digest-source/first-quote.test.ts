import { expect, test } from 'vitest';
import { firstQuote } from '#functions/steps/digest-source/first-quote.ts';
import { evidenceOf } from '../builders.ts';

const quoted = (quote: string, score: number, relevanceScore: number) => ({
  ...evidenceOf({ sourceId: 's-1', quote, start: 0, items: [{ itemId: 'item_1', part: 0, score }] }),
  relevanceScore,
});

test('whoever watches sees the best short quote that bears on what was asked, or none', () => {
  const near = quoted('The kiln is hot.', 0.8, 0.6);
  expect(firstQuote([quoted('Kilns are sold.', 0.1, 0.9), near])).toEqual({ firstQuote: near.quote });
  expect(firstQuote([quoted('Kilns are sold.', 0.1, 0.9)])).toEqual({});
  expect(firstQuote([quoted('Hot. '.repeat(200), 0.8, 0.9), quoted('Hot.\nHotter.', 0.8, 0.9)])).toEqual({});
});

test('a record of a table is seen without the marks of its row', () => {
  expect(firstQuote([quoted('| key: 7; held by: Ann |', 0.8, 0.6)])).toEqual({
    firstQuote: 'key: 7; held by: Ann',
  });
});
