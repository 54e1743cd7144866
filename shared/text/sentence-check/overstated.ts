import type { Alignment, Change } from './near-copy.ts';
import {
  ABLE,
  ALLOWED,
  CLAIMED,
  CONDITIONS,
  EFFECTS,
  HEDGES,
  LIMITS,
  MODELS,
  MOSTLY,
  ONE_OF,
  ONLY,
  SCALES,
} from './overstated-words.ts';
import { type WordList, holdsAny } from './word-list.ts';

/**
 * True where a statement repeats a sentence and says more than it: without its "may", of all where it tells of some, that
 * one thing causes what it only goes with.
 */
export function saysMore(statement: string, { quoted, changes, lead, tail, shared }: Alignment): boolean {
  const own = statement.split(BETWEEN_WORDS);
  const dropped = [lead.slice(-FRAME), ...changes.map((change) => change.quoted).filter(isShort)].map(
    (some) => some.filter((word) => !isMonth(word, quoted)),
  );
  const dropsHedge =
    dropped.some((some) => holdsAny(HEDGES, some)) &&
    !holdsAny(HEDGES, own) &&
    !ALLOWED.test(quoted.join(' '));
  const addsOnly =
    changes.some((change) => holdsAny(ONLY, change.said)) && !holdsAny(ONLY, quoted) && !FEW.test(statement);
  return (
    dropsHedge ||
    addsOnly ||
    changes.some(climbs) ||
    (shared >= LEAST_SHARED &&
      (dropsQualifier(dropped, own) || dropsAble(dropped, own, quoted) || dropsFrame({ lead, tail }, own)))
  );
}

/** "May" within a sentence. */
function isMonth(word: string, sentence: readonly string[]): boolean {
  return word === 'May' && sentence[0] !== word;
}

/** "Critics claim that", "in mice," or "unless …" around what is repeated is gone. */
function dropsFrame(
  { lead, tail }: { readonly lead: readonly string[]; readonly tail: readonly string[] },
  own: readonly string[],
): boolean {
  const isGone = (list: WordList, some: readonly string[]): boolean =>
    holdsAny(list, some) && !holdsAny(list, own);
  return (
    (isGone(CLAIMED, lead) && !holdsAny(HEDGES, own)) ||
    isGone(MODELS, [...lead, ...tail]) ||
    (isGone(CONDITIONS, tail.slice(0, FRAME)) && !holdsAny(LIMITS, own))
  );
}

/** Less of a sentence, as the head of a column repeats, leaves out much without saying more. */
const LEAST_SHARED = 4;

/** "Can cause" has become "causes". */
function dropsAble(
  dropped: readonly (readonly string[])[],
  own: readonly string[],
  quoted: readonly string[],
): boolean {
  const isGone =
    dropped.some((some) => holdsAny(ABLE, some)) && ![ABLE, HEDGES].some((list) => holdsAny(list, own));
  return isGone && holdsAny(EFFECTS, quoted);
}

/** "Only", "usually", "most" of the sentence is gone, and nothing of the kind stands in its place. */
function dropsQualifier(dropped: readonly (readonly string[])[], own: readonly string[]): boolean {
  const isGone = (lost: WordList, instead: readonly WordList[]): boolean =>
    dropped.some((some) => holdsAny(lost, some)) && ![lost, ...instead].some((list) => holdsAny(list, own));
  return isGone(ONLY, [LIMITS]) || isGone(ONE_OF, []) || isGone(MOSTLY, [HEDGES, ABLE, ...SCALES.flat()]);
}

/** "Only 4" tells that it is few. */
const FEW =
  /(?<!\p{L})(?:only|just|nur|seulement|sólo|solo|soltanto|apenas|slechts)\s(?:\p{L}+\s)?[$€£]?\p{N}/iu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
/** "… suggest that": so much before a sentence is about all of it. */
const FRAME = 3;
const MOST_WORDS = 3;

function isShort(some: readonly string[]): boolean {
  return some.length <= MOST_WORDS;
}

function climbs({ said, quoted }: Change): boolean {
  return SCALES.some((scale) => {
    const [own, other] = [highest(scale, said), highest(scale, quoted)];
    return other >= 0 && own > other;
  });
}

function highest(scale: readonly WordList[], words: readonly string[]): number {
  return scale.findLastIndex((step) => holdsAny(step, words));
}

const WEAKENING: readonly WordList[] = [HEDGES, ONLY, ONE_OF, MOSTLY, ABLE, CLAIMED, MODELS, CONDITIONS];

/** The words of the sentence that a statement which says more has left out; else those that it has put in. */
export function wordsOfMore(statement: string, { quoted, changes }: Alignment): string {
  const own = new Set(statement.toLowerCase().split(BETWEEN_WORDS));
  const dropped = quoted.filter(
    (word) => !own.has(word.toLowerCase()) && WEAKENING.some((list) => holdsAny(list, [word])),
  );
  if (dropped.length > 0) return dropped.join(' ');
  const put = changes.find((change) => climbs(change) || holdsAny(ONLY, change.said));
  return put?.said.join(' ') ?? '';
}
