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

/** The longest that things took which waited for one another: of all chains in which each begins after the one before has ended. */
export function longestChain(intervals: readonly Interval[]): readonly Interval[] {
  const best: { readonly chain: readonly Interval[]; readonly length: number }[] = [];
  for (const one of intervals.toSorted((a, b) => a.end - b.end)) {
    const before = best
      .filter(({ chain }) => (chain.at(-1)?.end ?? Infinity) <= one.start)
      .reduce((a, b) => (b.length > a.length ? b : a), { chain: [], length: 0 });
    best.push({ chain: [...before.chain, one], length: before.length + one.end - one.start });
  }
  return best.reduce((a, b) => (b.length > a.length ? b : a), { chain: [], length: 0 }).chain;
}
