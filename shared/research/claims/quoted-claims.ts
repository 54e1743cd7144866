import type { Evidence } from '#shared/domain/evidence.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { jaccard } from '#shared/text/words/similarity.ts';

/** Above this share of common words a claim says hardly anything in words of its own. */
const NEAR = 0.75;

/** The quote that a claim all but repeats; undefined where it has words of its own. */
export function nearestCopy(text: string, quotes: readonly Evidence[]): Evidence | undefined {
  const [best] = byNearness(text, quotes);
  return best !== undefined && best.nearness > NEAR ? best.quote : undefined;
}

interface Ranked {
  readonly quote: Evidence;
  readonly nearness: number;
}

/** The nearest first; of those equally near the first named. */
function byNearness(text: string, quotes: readonly Evidence[]): readonly Ranked[] {
  const own = terms(text);
  return quotes
    .map((quote) => ({ quote, nearness: jaccard(own, terms(quote.quote)) }))
    .toSorted((a, b) => b.nearness - a.nearness);
}
