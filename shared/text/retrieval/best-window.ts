import type { TextSpan } from './document-features.ts';

/** About two sentences. */
const WINDOW_WORDS = 50;

/** Greatest weight of distinct terms found within `WINDOW_WORDS` words of each other; `places` are in order. */
export function bestWindow(places: readonly TextSpan[], weigh: (term: string) => number): number {
  const counts = new Map<string, number>();
  let first = 0;
  let weight = 0;
  let best = 0;
  for (const { term, position } of places) {
    if (change(counts, term, 1) === 1) weight += weigh(term);
    for (
      let oldest = places[first];
      oldest !== undefined && position - oldest.position >= WINDOW_WORDS;
      oldest = places[first]
    ) {
      if (change(counts, oldest.term, -1) === 0) weight -= weigh(oldest.term);
      first += 1;
    }
    best = Math.max(best, weight);
  }
  return best;
}

function change(counts: Map<string, number>, term: string, by: number): number {
  const count = (counts.get(term) ?? 0) + by;
  counts.set(term, count);
  return count;
}
