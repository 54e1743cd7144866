import type { Claim } from '#shared/domain/claim.ts';
import { claimIdOf } from '#shared/domain/claim-id.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type LabelledEvidence, labelUsable, resolveHandles } from '#shared/prompting/handles.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import { turnedIn } from '#shared/text/sentence-check/polarity.ts';
import { checkSentence } from '#shared/text/sentence-check/check-sentence.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { textKey } from '#shared/text/words/tidy-list.ts';
import { type WeighingInput, capPerUnit } from './group-statements.ts';
import { onePerSource, scoreSides } from './score-sides.ts';
import { type ClaimList, labelClaims } from './prompt.ts';

const MOST_CLAIMS = 60;
const LONGEST_CLAIM = 500;

/** What the claims of a reply are read against. */
export interface ClaimsInput extends WeighingInput {
  /** What earlier waves added up to, in its order. */
  readonly earlier?: readonly Claim[];
  /** It tells which things are set beside each other. */
  readonly question?: string;
}

/**
 * Claims from a model's list. A claim keeps only support that exists and does not say the opposite (`turnedSupport`), one
 * quote per source; without any it is dropped (`unsupportedClaim`), as is one that states what its quotes do not bear
 * (`unborneClaim`). Earlier claims stay, with what the reply adds to them, before the new ones; the model's order, the
 * weightiest first, is kept. Ids, scores and uncertainty are code's, by the same formulas and caps as the fallback's.
 */
export function claimsFromModel(reply: ClaimList, input: ClaimsInput): Reading<readonly Claim[]> {
  const { earlier = [] } = input;
  const labelled = labelUsable(input.evidence, input.sources);
  const read = reply.claims.slice(0, MOST_CLAIMS);
  const dropped = {
    claimOverCap: reply.claims.length - read.length,
    unknownReference: 0,
    ambiguousReference: 0,
    turnedSupport: 0,
    unsupportedClaim: 0,
    unborneClaim: 0,
    repeatedClaim: 0,
  };
  const claims = new Map(earlier.map((claim) => [textKey(claim.text), claim]));
  const known = labelClaims(earlier);
  for (const proposed of read) {
    const before = resolveHandles([proposed.earlier], known).found[0]?.claim;
    const text = before?.text ?? cutText(toPlainText(proposed.text), LONGEST_CLAIM);
    const sides = readSides({ ...proposed, text }, labelled);
    dropped.unknownReference += sides.unknown;
    dropped.ambiguousReference += sides.ambiguous;
    dropped.turnedSupport += sides.turned;
    const key = textKey(text);
    const same = claims.get(key);
    if (before && same) claims.set(key, addSides(same, sides, input));
    else if (key === '' || sides.supporting.length === 0) dropped.unsupportedClaim += 1;
    else if (isUnborne(text, sides.supporting, input)) dropped.unborneClaim += 1;
    else if (same) dropped.repeatedClaim += 1;
    else claims.set(key, toClaim(text, sides, input));
  }
  if (claims.size === 0) return NOTHING_USABLE;
  const ranked = [...claims.values()];
  const kept = capPerUnit(ranked, input);
  return accept(kept, { ...dropped, claimOverCap: dropped.claimOverCap + ranked.length - kept.length });
}

interface Sides {
  readonly supporting: readonly Evidence[];
  readonly contradicting: readonly Evidence[];
  readonly unknown: number;
  readonly ambiguous: number;
  readonly turned: number;
}

/** A quote that is named on both sides is on neither; one that denies the claim, or says it the other way, does not support it. */
function readSides(
  proposed: Pick<ClaimList['claims'][number], 'text' | 'supports' | 'contradicts'>,
  labelled: readonly LabelledEvidence[],
): Sides {
  const supports = resolveHandles(proposed.supports, labelled);
  const contradicts = resolveHandles(proposed.contradicts, labelled);
  const both = supports.found.filter((one) => contradicts.found.includes(one));
  const only = (found: readonly LabelledEvidence[]): readonly Evidence[] =>
    found.filter((one) => !both.includes(one)).map((one) => one.evidence);
  const named = only(supports.found);
  const bearing = named.filter(({ quote }) => turnedIn(proposed.text, [quote]).length === 0);
  return {
    supporting: onePerSource(bearing),
    contradicting: onePerSource(only(contradicts.found)),
    unknown: supports.unknown + contradicts.unknown,
    ambiguous: both.length,
    turned: named.length - bearing.length,
  };
}

/** An earlier claim with what new quotes say for and against it; who was heard on one side is not heard on the other. */
function addSides(claim: Claim, sides: Sides, input: ClaimsInput): Claim {
  const evidence = new Map(input.evidence.map((one) => [one.id, one]));
  const of = (side: Claim['supporting']): readonly Evidence[] =>
    side.flatMap(({ evidenceId }) => evidence.get(evidenceId) ?? []);
  const [supporting, contradicting] = [of(claim.supporting), of(claim.contradicting)];
  const heard = new Set([...supporting, ...contradicting].map((one) => one.id));
  const fresh = (side: readonly Evidence[]): readonly Evidence[] => side.filter(({ id }) => !heard.has(id));
  const both: Sides = {
    ...sides,
    supporting: onePerSource([...supporting, ...fresh(sides.supporting)]),
    contradicting: onePerSource([...contradicting, ...fresh(sides.contradicting)]),
  };
  return { ...toClaim(claim.text, both, input), id: claim.id };
}

function isUnborne(text: string, supporting: readonly Evidence[], input: ClaimsInput): boolean {
  const sources = [...input.sources.values()];
  const faults = checkSentence(text, {
    quotes: supporting.map((one) => one.quote),
    about: supporting.flatMap((one) => [...one.headings, describeOrigin(one, sources)]),
    asked: '',
    beside: input.question ?? '',
    known: input.evidence.map((one) => one.quote),
  });
  return faults.length > 0;
}

function toClaim(text: string, sides: Sides, input: WeighingInput): Claim {
  const scored = scoreSides(sides, input);
  const hedged = sides.supporting.slice(0, input.sourcesPerClaim).find((one) => one.isUncertain);
  const itemIds = sides.supporting.flatMap((one) => one.items.map((item) => item.itemId));
  return {
    id: claimIdOf(text, sides.supporting.slice(0, input.sourcesPerClaim)),
    text,
    ...scored,
    itemIds: [...new Set(itemIds)].toSorted(),
    ...(hedged === undefined ? {} : { uncertainty: hedged.quote }),
  };
}
