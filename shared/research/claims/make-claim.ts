import type { Claim } from '#shared/domain/claim.ts';
import { claimIdOf } from '#shared/domain/claim-id.ts';
import type { Sides } from '#shared/domain/firmness.ts';
import { type ScoringInput, scoreSides } from './score-sides.ts';

/** A claim in these words: its id, scores, items and uncertainty follow from the quotes on its sides. */
export function makeClaim(text: string, sides: Sides, input: ScoringInput): Claim {
  const supporting = sides.supporting.slice(0, input.sourcesPerClaim);
  const hedged = supporting.find((one) => one.isUncertain);
  const itemIds = sides.supporting.flatMap((one) => one.items.map((item) => item.itemId));
  return {
    id: claimIdOf(text, supporting),
    text,
    ...scoreSides(sides, input),
    itemIds: [...new Set(itemIds)].toSorted(),
    ...(hedged === undefined ? {} : { uncertainty: hedged.quote }),
  };
}
