import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOW_RANK, type LowRank, moved } from '#shared/adapters/encoding/low-rank.ts';
import { type StoredTensor, valuesOf, zeroOf } from '#shared/adapters/encoding/stored-weights.ts';
import { DamagedFile } from '#shared/errors.ts';

const STORED: StoredTensor = {
  name: 'model/bert/layer/dense',
  shape: [2, 3],
  bytes: Uint8Array.of(0, 1, 2, 3, 4, 5),
  offset: 7,
  step: 1,
  lowest: -2,
};

/** Each row is worth its number times what stands in it. */
function factor(...rows: readonly (readonly number[])[]): LowRank['moves'][string]['into'] {
  const bytes = Buffer.from(Int8Array.from(rows.flat()).buffer).toString('base64');
  return { rows: rows.map(() => 1), bytes };
}

function moveBy(into: readonly number[], from: readonly number[]): LowRank {
  return { provenance: 'a test', rank: 1, moves: { dense: { into: factor(into), from: factor(from) } } };
}

describe('the weights of the encoder', () => {
  it('are moved by the product of two narrow matrices, within half a step of eight bits', () => {
    const one = fc.integer({ min: -127, max: 127 });
    const row = (length: number) => fc.array(one, { minLength: length, maxLength: length });
    fc.assert(
      fc.property(row(2), row(3), (into, from) => {
        const [found = STORED] = moved([{ ...STORED, name: 'model/bert/dense' }], moveBy(into, from));
        const wanted = [...valuesOf(STORED)].map(
          (value, at) => value + (into[Math.floor(at / 3)] ?? 0) * (from[at % 3] ?? 0),
        );
        expect(found.offset).toBeUndefined();
        expect(found.bytes[0] === undefined ? 0 : zeroOf(found) * found.step + found.lowest).toBeCloseTo(
          0,
          3,
        );
        for (const [at, value] of valuesOf(found).entries())
          expect(Math.abs(value - (wanted[at] ?? 0))).toBeLessThanOrEqual(found.step * 1.001);
      }),
    );
  });

  it('stay where they are, where nothing moves them', () => {
    expect(moved([STORED], { provenance: 'a test', rank: 1, moves: {} })).toEqual([STORED]);
  });

  it('are damaged where what moves them fits no matrix, or one of other sides', () => {
    expect(() => moved([STORED], moveBy([1, 1], [1, 1, 1]))).toThrow(DamagedFile);
    const named = { ...STORED, name: 'model/bert/dense' };
    expect(() => moved([named], moveBy([1], [1, 1, 1]))).toThrow(/does not fit/u);
    expect(() => moved([named], { ...moveBy([1, 1], [1, 1, 1]), rank: 2 })).toThrow(DamagedFile);
  });

  it('are moved in the upper four of six layers, by sixteen numbers to a row', () => {
    expect(LOW_RANK.rank).toBe(16);
    expect(Object.keys(LOW_RANK.moves)).toHaveLength(24);
    for (const end of Object.keys(LOW_RANK.moves)) expect(end).toMatch(/^encoder\/layer_\._[2-5]\//u);
  });
});
