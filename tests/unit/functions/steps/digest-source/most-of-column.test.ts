import { describe, expect, it } from 'vitest';
import { rowsWithMost } from '#functions/steps/digest-source/most-of-column.ts';

function most(question: string, values: readonly string[]): readonly number[] {
  const cells = values.map((value, index) => ({ index, value }));
  return rowsWithMost(cells, { statements: [], question, asked: [] });
}

describe('rowsWithMost', () => {
  it.each([
    ['Which pot has the highest price?', ['1,499.00', '545', '58.50'], [0]],
    ['Which pot has the lowest price?', ['1.499,00', '545', '58,50'], [2]],
    ['Which bar is the heaviest?', ['0.125', '0.25', '1.5'], [2]],
    ['Which town is the largest?', ['1 400 000', '900 000', '30 000'], [0]],
    ['Which day has the lowest temperature?', ['\u221212 °C', '-5 °C', '3 °C'], [0]],
    ['Which pot is the cheapest?', ['4 pounds', '4 pounds', '9 pounds'], [0, 1]],
  ])('%s %j', (question, values, rows) => {
    expect(most(question, values)).toEqual(rows);
  });

  it.each([
    ['Which firing takes the longest?', ['90 minutes', '2 hours', '3 hours']],
    ['Which town is the largest?', ['1.4 million', '900000', '0.3 million']],
    ['Which pots cost at least 40?', ['30', '40', '90']],
    ['Which pot costs at most 40?', ['30', '40', '90']],
    ['Which pot is the most beautiful?', ['red', 'green', '3']],
    ['Which pot is red?', ['1', '2', '3']],
  ])('of %s %j it tells none: units differ, or no most is asked for', (question, values) => {
    expect(most(question, values)).toEqual([]);
  });

  it('reads as many rows as there are', () => {
    const values = Array.from({ length: 130_000 }, (_, at) => String(at));
    expect(most('Which has the highest price?', values)).toEqual([129_999]);
  });
});
