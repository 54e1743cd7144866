import { describe, expect, test } from 'vitest';
import { aucInterval, aucOf, meanAuc } from '#tests/bench/auc.ts';

describe('aucOf', () => {
  test('is the share of pairs in which the right one stands above the wrong one, ties counted half', () => {
    expect(aucOf({ right: [0.9, 0.4], wrong: [0.5, 0.4] })).toBe(0.625);
    expect(aucOf({ right: [2, 3], wrong: [1, 0] })).toBe(1);
    expect(aucOf({ right: [1], wrong: [1, 1] })).toBe(0.5);
  });

  test('says nothing where there is but one kind', () => {
    expect(aucOf({ right: [1], wrong: [] })).toBeUndefined();
    expect(aucOf({ right: [], wrong: [1] })).toBeUndefined();
  });
});

test('the mean is taken over the groups that have both kinds', () => {
  expect(
    meanAuc([
      { right: [2], wrong: [1] },
      { right: [1], wrong: [2] },
      { right: [1], wrong: [] },
    ]),
  ).toBe(0.5);
  expect(meanAuc([])).toBeUndefined();
});

describe('aucInterval', () => {
  const spread = (count: number, from: number): readonly number[] =>
    Array.from({ length: count }, (_, at) => from + ((at * 7) % 10) / 10);

  test('holds the value, is wider the fewer there are, and is the same each time', () => {
    const few = [{ right: spread(10, 0.3), wrong: spread(4, 0) }];
    const many = [{ right: spread(400, 0.3), wrong: spread(160, 0) }];
    const [wide, narrow] = [aucInterval(few), aucInterval(many)];
    expect(aucInterval(few)).toEqual(wide);
    const value = meanAuc(many) ?? NaN;
    expect(narrow?.low).toBeLessThan(value);
    expect(narrow?.high).toBeGreaterThan(value);
    expect((wide?.high ?? 0) - (wide?.low ?? 0)).toBeGreaterThan((narrow?.high ?? 1) - (narrow?.low ?? 0));
  });

  test('is not known where nothing can be ordered', () => {
    expect(aucInterval([{ right: [1], wrong: [] }])).toBeUndefined();
  });
});
