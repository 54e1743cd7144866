import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { jaccard } from '#shared/text/words/similarity.ts';
import { type ClaimMaterial, bearingQuotes } from './bearing-quotes.ts';
import { makeClaim } from './make-claim.ts';
import { type ScoringInput, onePerSource } from './score-sides.ts';

/** Above this share of common words a claim says hardly anything in words of its own. */
const NEAR = 0.75;

/** The quote that a claim all but repeats; undefined where it has words of its own. */
export function nearestCopy(text: string, quotes: readonly Evidence[]): Evidence | undefined {
  const [best] = byNearness(text, quotes);
  return best !== undefined && best.nearness > NEAR ? best.quote : undefined;
}

/** Whether a claim stands in the words of one of its quotes: then nothing of it is anybody else's. */
export function isQuoted(
  { text, supporting }: Pick<Claim, 'text' | 'supporting'>,
  evidence: ReadonlyMap<string, Evidence>,
): boolean {
  return supporting.some(({ evidenceId }) => oneLine(evidence.get(evidenceId)?.quote ?? '') === text);
}

/**
 * A claim in the words of that of its quotes which comes nearest to it; the others stay on its side where they say so by
 * themselves. Undefined where it has no quote.
 */
export function inWordsOfQuote(claim: Claim, input: ClaimMaterial & ScoringInput): Claim | undefined {
  const known = new Map(input.evidence.map((one) => [one.id, one]));
  const of = (side: Claim['supporting']): readonly Evidence[] =>
    side.flatMap(({ evidenceId }) => known.get(evidenceId) ?? []);
  const supporting = of(claim.supporting);
  const lead = byNearness(claim.text, supporting)[0]?.quote;
  if (lead === undefined) return undefined;
  const text = oneLine(lead.quote);
  const others = supporting.filter((one) => one !== lead);
  const sides = {
    supporting: onePerSource([lead, ...bearingQuotes(text, others, input)]),
    contradicting: of(claim.contradicting),
  };
  return makeClaim(text, sides, input);
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
