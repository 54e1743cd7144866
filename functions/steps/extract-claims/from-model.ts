import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type LabelledEvidence, labelUsable, resolveHandles } from '#shared/prompting/handles.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import { bearTogether, bearingQuotes, unopposedQuotes } from '#shared/research/claims/bearing-quotes.ts';
import { makeClaim } from '#shared/research/claims/make-claim.ts';
import { inWordsOfQuote, nearestCopy } from '#shared/research/claims/quoted-claims.ts';
import { onePerSource } from '#shared/research/claims/score-sides.ts';
import { turnedIn } from '#shared/text/sentence-check/polarity.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { textKey } from '#shared/text/words/tidy-list.ts';
import { type WeighingInput, capPerUnit } from './group-statements.ts';
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
 * Claims from a model's list. A claim keeps only support that exists and bears it by itself, one quote per source: what says
 * the opposite (`turnedSupport`) or does not say it (`unborneSupport`) is no voice for it. Named without support it is dropped
 * (`unsupportedClaim`), as is one that its quotes do not bear (`unborneClaim`); one that all but repeats a quote, or that its quotes
 * bear only together, stands in the words of the nearest; one that only shares no word with them keeps the first, until it is
 * read. Where code has refused all claims, the list is empty. Earlier claims stay, with what the reply adds to them, before the new ones; the model's order, the weightiest
 * first, is kept. Ids, scores and uncertainty are code's, by the same formulas and caps as the fallback's.
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
    unborneSupport: 0,
    unsupportedClaim: 0,
    unborneClaim: 0,
    repeatedClaim: 0,
  };
  const claims = new Map(earlier.map((claim) => [textKey(claim.text), claim]));
  const known = labelClaims(earlier);
  for (const proposed of read) {
    const before = resolveHandles([proposed.earlier], known).found[0]?.claim;
    const said = before?.text ?? cutText(toPlainText(proposed.text), LONGEST_CLAIM);
    const sides = readSides({ ...proposed, text: said }, labelled, input);
    const text = before?.text ?? oneLine(nearestCopy(said, sides.supporting)?.quote ?? said);
    dropped.unknownReference += sides.unknown;
    dropped.ambiguousReference += sides.ambiguous;
    dropped.turnedSupport += sides.turned;
    dropped.unborneSupport += sides.unborne;
    const key = textKey(text);
    const same = claims.get(key);
    if (before && same) claims.set(key, addSides(same, sides, input));
    else if (key !== '' && sides.supporting.length === 0 && sides.joined.length > 0)
      addJoined(claims, { text, sides }, input);
    else if (key !== '' && sides.supporting.length === 0 && sides.unborne > 0) dropped.unborneClaim += 1;
    else if (key === '' || sides.supporting.length === 0) dropped.unsupportedClaim += 1;
    else if (same) dropped.repeatedClaim += 1;
    else claims.set(key, makeClaim(text, sides, input));
  }
  const refused = dropped.unborneClaim + dropped.turnedSupport;
  if (claims.size === 0 && refused === 0) return NOTHING_USABLE;
  const ranked = [...claims.values()];
  const kept = capPerUnit(ranked, input);
  return accept(kept, { ...dropped, claimOverCap: dropped.claimOverCap + ranked.length - kept.length });
}

interface Sides {
  readonly supporting: readonly Evidence[];
  /** What bears it together, where nothing does alone. */
  readonly joined: readonly Evidence[];
  readonly contradicting: readonly Evidence[];
  readonly unknown: number;
  readonly ambiguous: number;
  readonly turned: number;
  readonly unborne: number;
}

/** A quote that is named on both sides is on neither; one that denies the claim, or does not say it by itself, does not support it. */
function readSides(
  proposed: Pick<ClaimList['claims'][number], 'text' | 'supports' | 'contradicts'>,
  labelled: readonly LabelledEvidence[],
  input: ClaimsInput,
): Sides {
  const supports = resolveHandles(proposed.supports, labelled);
  const contradicts = resolveHandles(proposed.contradicts, labelled);
  const both = supports.found.filter((one) => contradicts.found.includes(one));
  const only = (found: readonly LabelledEvidence[]): readonly Evidence[] =>
    found.filter((one) => !both.includes(one)).map((one) => one.evidence);
  const named = only(supports.found);
  const unturned = named.filter(({ quote }) => turnedIn(proposed.text, [quote]).length === 0);
  const speaking = bearingQuotes(proposed.text, unturned, input);
  const bearing =
    speaking.length > 0 ? speaking : unopposedQuotes(proposed.text, unturned, input).slice(0, 1);
  const isJoined = bearing.length === 0 && bearTogether(proposed.text, unturned, input);
  return {
    supporting: onePerSource(bearing),
    joined: isJoined ? unturned : [],
    contradicting: onePerSource(only(contradicts.found)),
    unknown: supports.unknown + contradicts.unknown,
    ambiguous: both.length,
    turned: named.length - unturned.length,
    unborne: unturned.length - bearing.length,
  };
}

/** A claim that no quote bears by itself, in the words of its nearest, unless that is there already. */
function addJoined(
  claims: Map<string, Claim>,
  { text, sides }: { readonly text: string; readonly sides: Sides },
  input: ClaimsInput,
): void {
  const joined = makeClaim(text, { ...sides, supporting: onePerSource(sides.joined) }, input);
  const claim = inWordsOfQuote(joined, input);
  const key = textKey(claim?.text ?? '');
  if (claim !== undefined && !claims.has(key)) claims.set(key, claim);
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
  return { ...makeClaim(claim.text, both, input), id: claim.id };
}
