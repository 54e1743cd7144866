import { type Verbs, phraseAfter } from './phrases.ts';
import { SIDE } from './question-words.ts';

/** What is to be listed is a thing of many, not a side of one. */
export const LISTING =
  /^(?:please\s+)?(?:list|name|identify|find|recommend|suggest|describe (?:two|three|four|five|some))\s+/iu;

const MOST_BEFORE_SIDES = 3;
/** Where repetitions are counted, each is compiled anew with all that comes after it. */
const SIDES = new RegExp(
  String.raw`^(?<before>(?:\p{L}+\s+)*?)(?:(?:,?\s+(?:(?:and|or)\s+)?(?:the\s+)?)?(?:${SIDE}))+\s+(?:of|for|on|about|behind)\s+(?=\S)`,
  'iu',
);

/** "The safest way to thaw a turkey" is about the turkey. */
const WAY_TO =
  /^(?:(?:there\s+)?(?:the|an?|any)\s+)?(?:\p{L}+\s+){0,2}?(?:ways?|methods?|time(?:\s+of\s+(?:the\s+)?(?:year|day|month|week|night|life))?|place)\s+(?:for\s+\S+\s+)?to\s+(?:get\s+rid\s+of|\p{L}+)\s+(?=\S)/iu;

/** A noun phrase with what is "of" it; of a mere side ("the cost of") what comes after. Verbs as in `phraseAfter`. */
export function nounPhrase(text: string, index: number, verb: Verbs = 'ends'): string | undefined {
  const sides = LISTING.test(text) ? 0 : lengthOfSides(text.slice(index));
  if (sides > 0) return nounPhrase(text, index + sides, verb);
  const way = WAY_TO.exec(text.slice(index));
  if (way) return nounPhrase(text, index + way[0].length, verb);
  const phrase = phraseAfter(text, index, 6, verb);
  if (!phrase) return undefined;
  const of = /^\s+(?:of|in|for)\s+(?!(?:all\s+(?:of\s+)?)?(?:my|our)\s)/iu.exec(text.slice(phrase.end));
  if (!of) return phrase.text;
  const further = phraseAfter(text, phrase.end + of[0].length, 5);
  return further === undefined ? phrase.text : text.slice(phrase.start, further.end);
}

/** Of "the known side effects and limits of ", or 0. */
function lengthOfSides(text: string): number {
  const found = SIDES.exec(text);
  const before = found?.groups?.['before']?.match(/\s+/gu)?.length ?? 0;
  return found === null || before > MOST_BEFORE_SIDES ? 0 : found[0].length;
}

/** "Which Debian release first came with apt": not Debian. */
export function kindOfName(text: string): string | undefined {
  return /^(?:which|what)\s+(?<kind>\p{Lu}\S*\s+(?:release|version|edition|model|branch|port|package|command|tool|module|library|function|file|option|setting|page|book|novel|film|album|song|trial|study|plant|site|office|unit))\s/u.exec(
    text.charAt(0).toLowerCase() + text.slice(1),
  )?.groups?.['kind'];
}

/** "What kind of oil should I use for frying": of the oil. */
const KIND_OF = /^(?:which|what)\s+(?:kind|sort|type|brand)\s+of\s+(?=\S)/iu;

/** Of what a kind is asked. */
export function kindAsked(text: string): string | undefined {
  const kind = KIND_OF.exec(text);
  return kind === null ? undefined : phraseAfter(text, kind[0].length)?.text;
}

/** What stands before a colon: "Laying out an app" as the deed that it names. */
export function matterNamed(text: string): string | undefined {
  return /^\p{L}{2,}ing\s/iu.test(text) ? text : nounPhrase(text, 0);
}
