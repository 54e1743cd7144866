/** Share of the weight of the wanted terms that is held, 0 to 1; repeated terms count once. */
export function coverage(
  wanted: readonly string[],
  held: ReadonlySet<string>,
  weight: (term: string) => number,
): number {
  let total = 0;
  let found = 0;
  for (const term of new Set(wanted)) {
    const value = weight(term);
    total += value;
    if (held.has(term)) found += value;
  }
  return total === 0 ? 0 : found / total;
}

/** Values as shares of the greatest; all 0 when none is above 0. */
export function shareOfBest(values: readonly number[]): readonly number[] {
  const best = values.reduce((most, value) => Math.max(most, value), 0);
  return best === 0 ? values.map(() => 0) : values.map((value) => value / best);
}

/** Grows from 0 towards 1, and is one half at `half`. */
export function saturation(count: number, half: number): number {
  return count / (count + half);
}
