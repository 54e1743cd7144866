/** Normalised discounted cumulative gain at `depth` for binary relevance. */
export function ndcg(ranked: readonly string[], relevant: ReadonlySet<string>, depth: number): number {
  const gain = sum(ranked.slice(0, depth).map((id, index) => (relevant.has(id) ? discount(index) : 0)));
  const ideal = sum([...relevant].slice(0, depth).map((_, index) => discount(index)));
  return ideal === 0 ? 0 : gain / ideal;
}

/** 1 / rank of the first hit, 0 when none is within `depth`. */
export function reciprocalRank(hits: readonly boolean[], depth: number): number {
  const first = hits.slice(0, depth).indexOf(true);
  return first === -1 ? 0 : 1 / (first + 1);
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/** F1 over counts pooled from all cases (micro average). */
export function f1(counts: {
  readonly found: number;
  readonly correct: number;
  readonly wanted: number;
}): number {
  const precision = counts.found === 0 ? 0 : counts.correct / counts.found;
  const recall = counts.wanted === 0 ? 0 : counts.correct / counts.wanted;
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

function discount(index: number): number {
  return 1 / Math.log2(index + 2);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
