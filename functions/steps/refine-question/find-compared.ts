import { namedWork } from '#shared/text/words/named-work.ts';
import { contentWords, terms } from '#shared/text/words/analyze.ts';
import {
  aroundEach,
  aroundOne,
  betweenDeeds,
  betweenDeedsToOne,
  betweenWays,
  byPreposition,
  comparedNames,
  oneOrOther,
} from './compare-around.ts';
import { betterThan, chooseFrom, orBetter, whichOf } from './compare-by-choice.ts';
import { againstOther, fromList, sidesOfThings, subjectList } from './compare-by-verb.ts';
import { betweenKinds } from './compare-kinds.ts';
import { otherLanguages } from './compare-elsewhere.ts';
import type { Comparison, Frame } from './comparison.ts';
import { withoutArticle } from './phrases.ts';
import { ORDERING } from './question-words.ts';
import { IS_NO_THING } from './question-words.ts';
import { withSharedNoun } from './shared-noun.ts';

/** What one only measures against: no thing that is asked about. */
const REFERENCE =
  /^(?:(?:an?|the|no|usual|standard|normal|other)\s+)*(?:placebo|sham|controls?|control groups?|usual care|standard care|standard of care|baseline|no treatment|nothing|treatment|before|others?|ones?(?:\s+(?:i|we|you|it|they|he|she|that|which)\b.*)?$|average|normal|none|general population|healthy (?:people|controls?))\b/iu;
const CLAUSE_CHARACTERS = 2000;

/** The things compared, only where a word says that they are compared; undefined elsewhere. */
export function findComparison(whole: string): Comparison | undefined {
  const clause = whole.slice(0, CLAUSE_CHARACTERS);
  for (const find of FRAMES) {
    const found = withNouns(find(clause));
    if (
      found &&
      isSound(found.things) &&
      !found.things.some((thing) => IS_NO_THING.test(thing)) &&
      !isWithinQuotation(found.things, clause)
    )
      return isNameOfStudy(found.things, clause) ? undefined : found;
  }
  return undefined;
}

/** "An associative array and an ordinary one", "soft and hard links": of the same kind. */
function withNouns(found: Comparison | undefined): Comparison | undefined {
  const first = found?.things[0]?.split(/\s+/u).at(-1);
  if (!found || first === undefined || found.isOfWays === true) return found;
  const named = withSharedNoun(found.named ?? found.things).map((thing) =>
    thing.replace(/(?<=\S\s)ones?$/iu, () => first).replace(MERE_ADVERB, ''),
  );
  const isNamed = found.named !== undefined;
  return { ...found, things: named.map((one) => withoutArticle(one)), ...(isNamed ? { named } : {}) };
}

/** "How is A really different from B" */
const MERE_ADVERB = /(?<=\S)\s+(?:really|actually|truly|so|very|much|any)$/iu;

const QUOTATION = /["“][^"“”]{12,}["”]/gu;

/** The message of a program compares nothing: "packets are dropped due to energy = 0". */
function isWithinQuotation(things: readonly string[], clause: string): boolean {
  const isCut = things.some((thing) => (thing.match(/["“”]/gu)?.length ?? 0) % 2 === 1);
  return (
    isCut || (clause.match(QUOTATION) ?? []).some((quoted) => things.every((thing) => quoted.includes(thing)))
  );
}

const CHOOSES =
  /\b(?:better|best|differ\w*|prefer\w*|superior|inferior|safer|faster|more|less|advantages?|compare)\b/iu;

/** "Who was blinded in the trial of A versus B?" asks of one trial that has them in its name. */
function isNameOfStudy(things: readonly string[], clause: string): boolean {
  const work = namedWork(clause);
  if (work === undefined || CHOOSES.test(clause.replace(work, ' '))) return false;
  const inWork = new Set(terms(work));
  return things.every((thing) => terms(thing).every((term) => inWork.has(term)));
}

function isSound(things: readonly string[]): boolean {
  const names = new Set(things.map((thing) => thing.toLowerCase()));
  return (
    names.size > 1 &&
    names.size === things.length &&
    things.some((thing) => contentWords(thing).length > 0) &&
    things.every((thing) => /[\p{L}\p{N}]/u.test(thing) && !REFERENCE.test(thing))
  );
}

/** "What is the", "please explain the main". */
const BEFORE_DIFFERENCE = new RegExp(
  String.raw`\b(?:what|which)\s+(?:is|are|was|were)\s+the\s*$|\bwhat['’]s\s+the\s*$|^(?:(?:please|also|then|can you|could you)\s+)*(?:${ORDERING})(?:\s+(?:me|us|to me|to us))?(?:\s+(?:the|an?|some))?(?:\s+[\p{L}-]+)?\s*$|\bthe\s*$`,
  'iu',
);

const FRAMES: readonly Frame[] = [
  otherLanguages,
  betweenDeeds,
  betweenWays,
  betweenKinds,
  byPreposition,
  betweenDeedsToOne,
  fromList(
    /\b(?:differences?|distinctions?|distinguish|differentiate|compar(?:e|es|ed|ison)|similarit(?:y|ies)|contrast|trade-?offs?)\b[^,;:]{0,40}?\b(?:between|among)\s+(?!(?:how|what|when|where|why|who)\s)/iu,
    (before, after) => `${before.replace(BEFORE_DIFFERENCE, '')} ${after}`,
  ),
  whichOf,
  subjectList,
  againstOther,
  sidesOfThings,
  fromList(
    /^(?:(?:please|also|then)\s+)?(?:compare|contrast|a comparison of|comparison of|comparing)\s+/iu,
    (_, after) => after,
  ),
  aroundEach,
  chooseFrom,
  orBetter,
  betterThan,
  aroundOne,
  comparedNames,
  oneOrOther,
];
