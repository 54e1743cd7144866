import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitEvidence } from '#functions/steps/extract-claims/split-evidence.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf } from '../builders.ts';

function quotes(counts: Readonly<Record<string, number>>): readonly Evidence[] {
  return Object.entries(counts).flatMap(([itemId, count]) =>
    Array.from({ length: count }, (_, index) =>
      evidenceOf({
        sourceId: `s-${itemId}-${index}`,
        quote: `Quote ${index} on ${itemId}.`,
        items: [
          { itemId, part: 0, score: 0.8 },
          { itemId: 'item_9', part: 0, score: 0.2 },
        ],
      }),
    ),
  );
}

describe('splitEvidence', () => {
  it('leaves few quotes together, and makes no group of none', () => {
    const few = quotes({ item_1: 6, item_2: 6 });
    expect(splitEvidence(few)).toEqual([few]);
    expect(splitEvidence([])).toEqual([]);
  });

  it('makes groups of about equal size, each item in one of them', () => {
    const groups = splitEvidence(quotes({ item_1: 10, item_2: 9, item_3: 4, item_4: 3 }));
    expect(groups.map((group) => group.length)).toEqual([10, 9, 7]);
  });

  it('does not take apart what serves one item', () => {
    expect(splitEvidence(quotes({ item_1: 40 }))).toHaveLength(1);
  });

  it('keeps every quote once, in four groups at most', () => {
    const counts = fc.dictionary(
      fc.constantFrom('item_1', 'item_2', 'item_3', 'item_4', 'item_5'),
      fc.nat(30),
    );
    fc.assert(
      fc.property(counts, (some) => {
        const all = quotes(some);
        const groups = splitEvidence(all);
        expect(groups.length).toBeLessThanOrEqual(4);
        expect(groups.every((group) => group.length > 0)).toBe(true);
        const ids = (list: readonly Evidence[]): readonly string[] => list.map((one) => one.id).toSorted();
        expect(ids(groups.flat())).toEqual(ids(all));
      }),
    );
  });
});
