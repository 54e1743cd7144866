import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byRank, rankFor, rankOf, rankRead, valueOf } from '#shared/domain/evidence-rank.ts';

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

const odds = fc.option(fc.double({ min: -12, max: 12, noNaN: true }), { nil: undefined });
const served = fc.record({ worth: value, tellingOdds: odds }).map(({ worth, tellingOdds }) => ({
  items: [
    {
      itemId: 'item_1',
      part: 0,
      score: 0.5,
      value: worth,
      ...(tellingOdds === undefined ? {} : { tellingOdds }),
    },
  ],
}));
const toldBy = ({ items: [item] }: { readonly items: readonly { readonly tellingOdds?: number }[] }) =>
  item?.tellingOdds;

describe('the rank of quotes of which the likeliest were read together with what is asked', () => {
  it('is their rank where none was read', () => {
    fc.assert(
      fc.property(value, (worth) => {
        const one = { items: [{ itemId: 'item_1', part: 0, score: 0.5, value: worth }] };
        expect(rankRead('item_1', [one])(one)).toBe(rankFor('item_1', one));
      }),
    );
  });

  it('rises with how much a quote tells, and counts what was not read as what tells least', () => {
    fc.assert(
      fc.property(fc.array(served, { minLength: 1 }), (quotes) => {
        const read = quotes.flatMap((one) => toldBy(one) ?? []);
        const rank = rankRead('item_1', quotes);
        const added = (one: (typeof quotes)[number]): number => rank(one) - rankFor('item_1', one);
        const least = Math.min(...read);
        for (const one of quotes)
          expect(added(one)).toBeCloseTo(read.length === 0 ? 0 : 0.4 * (toldBy(one) ?? least), 6);
      }),
    );
  });

  it('heeds what was read for the item alone', () => {
    const items = ['item_1', 'item_2'].map((itemId, at) => ({
      itemId,
      part: 0,
      score: 0.5,
      value: 3,
      tellingOdds: at,
    }));
    expect(rankRead('item_2', [{ items }])({ items })).toBeCloseTo(3.4, 9);
    expect(rankRead('item_1', [{ items }])({ items })).toBe(3);
  });
});
