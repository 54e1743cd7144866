import { type Claim, scoreClaim, scoreSupport } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type LabelledEvidence, labelUsable, resolveHandles } from '#shared/prompting/handles.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import { describeOrigin } from '#shared/prompting/origin.ts';
import { checkSentence } from '#shared/text/sentence-check/check-sentence.ts';
import { hashOf } from '#shared/text/hash.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { textKey } from '#shared/text/words/tidy-list.ts';
import { type GroupingInput, capPerUnit } from './group-statements.ts';
import type { ClaimList } from './prompt.ts';

const MOST_CLAIMS = 60;
const LONGEST_CLAIM = 500;

/**
 * Claims from a model's list. A claim keeps only support that exists, one quote per source; without any it is dropped
 * (`unsupportedClaim`), as is one that states what its quotes do not bear (`unborneClaim`). The model's order, the
 * weightiest first, is kept; ids, scores and uncertainty are code's, by the same formulas and caps as the fallback's.
 */
export function claimsFromModel(reply: ClaimList, input: GroupingInput): Reading<readonly Claim[]> {
  const labelled = labelUsable(input.evidence, input.sources);
  const read = reply.claims.slice(0, MOST_CLAIMS);
  const dropped = {
    claimOverCap: reply.claims.length - read.length,
    unknownReference: 0,
    ambiguousReference: 0,
    unsupportedClaim: 0,
    unborneClaim: 0,
    repeatedClaim: 0,
  };
  const claims = new Map<string, Claim>();
  for (const proposed of read) {
    const text = cutText(toPlainText(proposed.text), LONGEST_CLAIM);
    const sides = readSides(proposed, labelled);
    dropped.unknownReference += sides.unknown;
    dropped.ambiguousReference += sides.ambiguous;
    const key = textKey(text);
    if (key === '' || sides.supporting.length === 0) dropped.unsupportedClaim += 1;
    else if (isUnborne(text, sides.supporting, input)) dropped.unborneClaim += 1;
    else if (claims.has(key)) dropped.repeatedClaim += 1;
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
}

/** A quote that is named on both sides is on neither. */
function readSides(proposed: ClaimList['claims'][number], labelled: readonly LabelledEvidence[]): Sides {
  const supports = resolveHandles(proposed.supports, labelled);
  const contradicts = resolveHandles(proposed.contradicts, labelled);
  const both = supports.found.filter((one) => contradicts.found.includes(one));
  const only = (found: readonly LabelledEvidence[]): readonly Evidence[] =>
    found.filter((one) => !both.includes(one)).map((one) => one.evidence);
  return {
    supporting: onePerSource(only(supports.found)),
    contradicting: onePerSource(only(contradicts.found)),
    unknown: supports.unknown + contradicts.unknown,
    ambiguous: both.length,
  };
}

function onePerSource(evidence: readonly Evidence[]): readonly Evidence[] {
  const seen = new Set<string>();
  return evidence.filter((one) => !seen.has(one.sourceId) && seen.add(one.sourceId));
}

function isUnborne(text: string, supporting: readonly Evidence[], input: GroupingInput): boolean {
  const sources = [...input.sources.values()];
  const faults = checkSentence(text, {
    quotes: supporting.map((one) => one.quote),
    about: supporting.flatMap((one) => [...one.headings, describeOrigin(one, sources)]),
    asked: '',
    known: input.evidence.map((one) => one.quote),
  });
  return faults.length > 0;
}

function toClaim(text: string, sides: Sides, input: GroupingInput): Claim {
  const supporting = sides.supporting.slice(0, input.sourcesPerClaim);
  const contradicting = sides.contradicting.slice(0, input.sourcesPerClaim);
  const supportScores = supporting.map((one) => input.sources.get(one.sourceId)?.compositeScore ?? 0);
  const hedged = supporting.find((one) => one.isUncertain);
  return {
    id: `c-${hashOf([text, supporting.map((one) => one.id)]).slice(0, 12)}`,
    text,
    supporting: supporting.map(toSupport),
    contradicting: contradicting.map(toSupport),
    itemIds: [...new Set(supporting.flatMap((one) => one.items.map((item) => item.itemId)))].toSorted(),
    supportStrength: scoreSupport(supportScores),
    contradictionFlag: contradicting.length > 0,
    confidence: scoreClaim({ supportScores, contradictionCount: contradicting.length }),
    ...(hedged === undefined ? {} : { uncertainty: hedged.quote }),
  };
}

function toSupport(evidence: Evidence): Claim['supporting'][number] {
  return { sourceId: evidence.sourceId, evidenceId: evidence.id };
}
