import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withNearness } from '#shared/domain/nearness.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';

const serving = (itemId: string) => ({ itemId, part: 0, score: 0.5, value: 1 });
const ITEMS = ['item_1', 'item_2'].map(serving);
const said = (quote: string, start: number) => evidenceOf({ sourceId: 's-1', quote, start, items: ITEMS });

describe('withNearness', () => {
  it('gives what was measured, and of what was not the farthest', () => {
    const [near, far, other] = [said('Near.', 0), said('Far.', 10), said('Other.', 20)];
    const nearness = { item_1: { [near.id]: 0.9, [far.id]: 0.2 } };
    expect(withNearness([near, far, other], nearness).map(({ items }) => items)).toEqual([
      [{ ...serving('item_1'), nearness: 0.9 }, serving('item_2')],
      [{ ...serving('item_1'), nearness: 0.2 }, serving('item_2')],
      [{ ...serving('item_1'), nearness: 0.2, isAssumed: true }, serving('item_2')],
    ]);
  });

  it('leaves evidence as it is where nothing was compared yet, and takes all back where words alone count', () => {
    const measured = withNearness([said('Near.', 0)], { item_1: { [said('Near.', 0).id]: 0.9 } });
    expect(withNearness(measured, undefined)).toEqual(measured);
    expect(withNearness(measured, {})).toEqual([said('Near.', 0)]);
  });

  it('measures the same again, whatever was measured before', () => {
    const measures = fc.dictionary(
      fc.constantFrom('item_1', 'item_2'),
      fc.dictionary(fc.constantFrom('s-1:0-1', 's-1:5-6', 'x'), fc.double({ min: 0, max: 1, noNaN: true })),
    );
    fc.assert(
      fc.property(measures, measures, (before, now) => {
        const evidence = [said('A', 0), said('B', 5), said('C', 9)];
        expect(withNearness(withNearness(evidence, before), now)).toEqual(withNearness(evidence, now));
      }),
    );
  });
});
