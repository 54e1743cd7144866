import { mean } from './metrics.ts';
import { seededNumbers } from './seeded-numbers.ts';

/** What right and wrong answers are ordered by. */
export interface Sides {
  readonly right: readonly number[];
  readonly wrong: readonly number[];
}

/** How often a right one stands above a wrong one, ties counted half; undefined where there is but the one kind. */
export function aucOf({ right, wrong }: Sides): number | undefined {
  if (right.length === 0 || wrong.length === 0) return undefined;
  const sorted = wrong.toSorted((a, b) => a - b);
  return mean(
    right.map((value) => (countBelow(sorted, value) + countUpTo(sorted, value)) / 2 / sorted.length),
  );
}

/** The mean over groups that have both kinds. */
export function meanAuc(groups: readonly Sides[]): number | undefined {
  const known = groups.map(aucOf).filter((one) => one !== undefined);
  return known.length === 0 ? undefined : mean(known);
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const DRAWS = 400;
const TAIL = 0.025;

/** Between what the mean AUC lies in 95 of 100 samples drawn from these with replacement (bootstrap); always the same. */
export function aucInterval(groups: readonly Sides[]): Interval | undefined {
  if (meanAuc(groups) === undefined) return undefined;
  const next = seededNumbers(20_261_123);
  const redraw = (values: readonly number[]): readonly number[] =>
    values.map((value) => values[Math.floor(next() * values.length)] ?? value);
  const drawn = Array.from(
    { length: DRAWS },
    () => meanAuc(groups.map(({ right, wrong }) => ({ right: redraw(right), wrong: redraw(wrong) }))) ?? 0,
  ).toSorted((a, b) => a - b);
  const at = (share: number): number => drawn[Math.round(share * (DRAWS - 1))] ?? 0;
  return { low: at(TAIL), high: at(1 - TAIL) };
}

function countBelow(sorted: readonly number[], value: number): number {
  return place(sorted, (one) => one < value);
}

function countUpTo(sorted: readonly number[], value: number): number {
  return place(sorted, (one) => one <= value);
}

/** How many stand before the first for which it no longer holds. */
function place(sorted: readonly number[], holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(sorted[middle] ?? Infinity)) low = middle + 1;
    else high = middle;
  }
  return low;
}
