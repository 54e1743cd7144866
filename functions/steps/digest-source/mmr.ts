export interface MmrOptions<Item> {
  readonly relevance: (item: Item) => number;
  /** 0 (nothing in common) to 1 (the same). */
  readonly similarity: (first: Item, second: Item) => number;
  readonly limit: number;
  /** Weight of relevance against novelty, 0 to 1. */
  readonly lambda?: number;
}

/**
 * Maximal marginal relevance (Carbonell and Goldstein 1998): picks, one by one, the item of highest
 * lambda * relevance - (1 - lambda) * greatest similarity to those picked. Ties keep the given order.
 */
export function selectDiverse<Item>(items: readonly Item[], options: MmrOptions<Item>): readonly Item[] {
  const lambda = options.lambda ?? 0.7;
  const left = items.map((item) => ({ item, relevance: options.relevance(item), closest: 0 }));
  const picked: Item[] = [];
  while (picked.length < options.limit && left.length > 0) {
    const best = indexOfBest(left.map((entry) => lambda * entry.relevance - (1 - lambda) * entry.closest));
    const chosen = left.splice(best, 1)[0];
    if (chosen === undefined) break;
    picked.push(chosen.item);
    for (const entry of left)
      entry.closest = Math.max(entry.closest, options.similarity(entry.item, chosen.item));
  }
  return picked;
}

function indexOfBest(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] ?? -Infinity) ? index : best), 0);
}
