import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byRank, rankFor, rankOf, valueOf } from '#shared/domain/evidence-rank.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const value = fc.double({ min: -10, max: 20, noNaN: true });

describe('the rank of a quote', () => {
  it('rises with the likelihood that a model gives, and has an end', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(valueOf({ score: low })).toBeLessThanOrEqual(valueOf({ score: high }));
        expect(Number.isFinite(valueOf({ score: one }))).toBe(true);
      }),
    );
  });

  it('rises with how near a quote comes', () => {
    fc.assert(
      fc.property(share, value, share, share, (score, worth, one, other) => {
        const ranked = (nearness: number): number => rankOf({ score, value: worth, nearness });
        expect(ranked(Math.max(one, other))).toBeGreaterThanOrEqual(ranked(Math.min(one, other)));
      }),
    );
  });

  it('is of the part of the item that the quote answers best, and no number where it answers none', () => {
    const items = [1, 5, 9].map((worth, part) => ({
      itemId: part === 2 ? 'item_2' : 'item_1',
      part,
      score: 0.5,
      value: worth,
    }));
    expect(rankFor('item_1', { items })).toBe(5);
    expect(rankFor('item_3', { items })).toBe(-Infinity);
  });

  it('puts the highest first, and what is of one rank in the order of its id', () => {
    const ranked = (id: string, rank: number) => ({ evidence: { id }, rank });
    const all = [ranked('b', 1), ranked('a', 1), ranked('c', 2)];
    expect(all.toSorted(byRank).map(({ evidence }) => evidence.id)).toEqual(['c', 'a', 'b']);
  });
});
