/** When something was under way, in milliseconds of one clock. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Milliseconds during which at least one of them was under way. */
export function lengthOfUnion(intervals: readonly Interval[]): number {
  let total = 0;
  let covered = -Infinity;
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, covered));
    covered = Math.max(covered, end);
  }
  return total;
}
