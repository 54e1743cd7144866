import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LowRank,
  type Narrow,
  joinNarrow,
  lowRankId,
  readLowRank,
} from '#shared/adapters/encoding/low-rank.ts';
import { DamagedFile } from '#shared/errors.ts';

type Row = readonly number[];

function factor(rows: readonly Row[], worth: number): LowRank['added'][string]['down'] {
  const bytes = Buffer.from(Int8Array.from(rows.flat()).buffer).toString('base64');
  return { rows: rows.map(() => worth), bytes };
}

function lowRank(down: readonly Row[], up: readonly Row[]): LowRank {
  const added = { dense: { down: factor(down, 0.5), up: factor(up, 0.25) } };
  return { provenance: 'a test', rank: down.length, added };
}

/** What two narrow matrices add to one of so many inputs and outputs. */
function productOf({ rank, down, up }: Narrow, [inputs, outputs]: readonly [number, number]): number[] {
  return Array.from({ length: inputs * outputs }, (_, at) => {
    const [input, output] = [Math.floor(at / outputs), at % outputs];
    return Array.from(
      { length: rank },
      (_one, within) => (down[input * rank + within] ?? 0) * (up[within * outputs + output] ?? 0),
    ).reduce((sum, one) => sum + one, 0);
  });
}

describe('what is added to a matrix of the encoder', () => {
  it('is read as two narrow ones: the rows of the first turned, each number as much as its row says', () => {
    const row = (length: number) =>
      fc.array(fc.integer({ min: -127, max: 127 }), { minLength: length, maxLength: length });
    const rows = (length: number) => fc.array(row(length), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(rows(3), rows(4), (down, up) => {
        const narrow = readLowRank(lowRank(down, up))('dense', [3, 4]);
        const turned = [0, 1, 2].flatMap((at) => down.map((one) => 0.5 * (one[at] ?? 0)));
        expect(narrow?.down).toEqual(Float32Array.from(turned));
        expect(narrow?.up).toEqual(Float32Array.from(up.flat(), (one) => 0.25 * one));
      }),
    );
  });

  it('is nothing where none is named, and damaged where it has other sides or another form', () => {
    const narrowOf = readLowRank(lowRank([[1, 2, 3]], [[1, 2]]));
    expect(narrowOf('other', [3, 2])).toBeUndefined();
    expect(() => narrowOf('dense', [2, 2])).toThrow(DamagedFile);
    expect(() => narrowOf('dense', [3, 3])).toThrow(/does not fit/u);
    const oneRow = lowRank([[1, 2, 3, 4, 5, 6]], [[1, 2, 3, 4]]);
    expect(() => readLowRank({ ...oneRow, rank: 2 })('dense', [3, 2])).toThrow(DamagedFile);
    expect(() => readLowRank({})).toThrow();
  });

  it('has another id where any of it is another', () => {
    const own = lowRank([[1, 2, 3]], [[1, 2]]);
    const ids = [own, lowRank([[1, 2, 4]], [[1, 2]]), lowRank([[1, 2, 3]], [[2, 2]])].map((one) =>
      lowRankId(one),
    );
    const worth = { dense: { down: factor([[1, 2, 3]], 0.5), up: factor([[1, 2]], 0.5) } };
    expect(new Set([...ids, lowRankId({ rank: 1, added: worth })]).size).toBe(4);
    expect(lowRankId({ ...own, added: { ...own.added } })).toBe(ids[0]);
  });

  it('is the sum of both where two are joined, and one alone where the other adds nothing', () => {
    const one = readLowRank(lowRank([[1, 2, 3]], [[1, -2]]));
    const other = readLowRank(
      lowRank(
        [
          [4, 0, -3],
          [1, 1, 2],
        ],
        [
          [5, 6],
          [-1, 3],
        ],
      ),
    );
    const sides = [3, 2] as const;
    const [first, second, both] = [one, other, joinNarrow(one, other)].map((narrowOf) => {
      const narrow = narrowOf('dense', sides);
      return narrow === undefined ? [] : productOf(narrow, sides);
    });
    expect(both).toEqual(first?.map((value, at) => value + (second?.[at] ?? 0)));
    expect(joinNarrow(one, () => undefined)('dense', sides)).toEqual(one('dense', sides));
    expect(joinNarrow(() => undefined, one)('dense', sides)).toEqual(one('dense', sides));
    expect(joinNarrow(one, other)('none', sides)).toBeUndefined();
  });
});
