import { phraseAfter } from './phrases.ts';
import type { Known, Worded } from './read-comparison.ts';
import { PERSON } from './refer-back.ts';

/** "Should Bob sign the contract": somebody, or what has a name, does something to one thing. */
const DOES_TO =
  /^(?:(?:[Ww]here|[Hh]ow|[Ww]hy|[Ww]hen)\s+)?(?:[Dd]oes|[Dd]id|[Cc]an|[Cc]ould|[Ww]ill|[Ww]ould|[Ss]hould|[Mm]ust)\s+(?<subject>\p{Lu}[\p{L}\p{N}.-]*(?:\s+\p{Lu}[\p{L}\p{N}.-]*)?|the\s+(?:\p{Ll}+\s+)?\p{Ll}+)\s+\p{Ll}+\s+(?=(?:the|an?|my|our|his|her)\s+\S)/u;
/** "Is it binding", "where is it stored": what it is said of is no one who does something. */
const IS_SAID_OF_IT =
  /^(?:(?:where|how|why|when)\s+)?(?:is|was)\s+it\s+(?!(?:possible|necessary|true|ok|okay|safe|legal|allowed|worth|to|that|the|an?)\b)\S/iu;
const IS_DONE = /\s(?:\p{L}+ed|kept|set|put|held|made|found|sold|built|written|stored)\b/iu;
/** "Where does webassets put its cache": what somebody has. */
const OWN_THING =
  /^(?:where|how|why|when)\s+(?:does|did|do|can|could|will|would)\s+(?<subject>\S+(?:\s\S+)?)\s+\p{Ll}+\s+(?:its|their)\s+(?=\S)/iu;
const DONE_BY_ASKER = /\b(?:i|we|one)\s+(?:\p{L}+\s+){1,3}?it\b/iu;

/** What "it" stands for behind what somebody does to one thing: that thing; where it may be either, all that was asked is said with it. */
export function ofObject(clause: string, { clause: before = '', entities }: Known): Worded | undefined {
  const own = ofOwnThing(clause, before);
  if (own !== undefined) return own;
  const isSaid = IS_SAID_OF_IT.test(clause);
  if (entities.length > 0 || (!isSaid && !DONE_BY_ASKER.test(clause))) return undefined;
  const does = DOES_TO.exec(before);
  const subject = does?.groups?.['subject'] ?? '';
  const object = does && PERSON.test(subject) ? phraseAfter(before, does[0].length)?.text : undefined;
  if (object === undefined || MANY.test(object)) return undefined;
  const isCertain = isSaid && IS_DONE.test(clause) && !/^was\b/iu.test(clause);
  if (!isCertain) {
    const asked = before.charAt(0).toLowerCase() + before.slice(1);
    return { text: `${clause} (${asked})`, given: before };
  }
  const named = object.replace(/^(?:an?|my|our|his|her)\s+/iu, 'the ');
  return { text: clause.replace(/\bit\b/iu, () => named), given: named };
}

const MANY = /(?<![su])s$/iu;
const OF_ONE =
  /(?<=\b(?:is|was)\s)it\b|\bit\b(?=\s+(?:up|back|off|on|out|to|from|in|into|elsewhere|somewhere|by|with|again|for)\b|[\s?？]*$)/iu;
const OF_MANY = /\b(?:them|they)\b/iu;

/** "Where does webassets put its cache, and can I move it": its cache, not webassets. */
function ofOwnThing(clause: string, before: string): Worded | undefined {
  const has = OWN_THING.exec(before);
  const own = has === null ? undefined : phraseAfter(before, has[0].length)?.text;
  if (has === null || own === undefined) return undefined;
  const pronoun = MANY.test(own) ? OF_MANY : OF_ONE;
  if (!pronoun.test(clause)) return undefined;
  const named = `the ${own} of ${has.groups?.['subject'] ?? ''}`;
  return { text: clause.replace(pronoun, () => named), given: named };
}
