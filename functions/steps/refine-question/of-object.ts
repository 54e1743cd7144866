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
const DONE_BY_ASKER = /\b(?:i|we|one)\s+(?:\p{L}+\s+){1,3}?it\b/iu;

/** What "it" stands for behind what somebody does to one thing: that thing; where it may be either, all that was asked is said with it. */
export function ofObject(clause: string, { clause: before = '', entities }: Known): Worded | undefined {
  const isSaid = IS_SAID_OF_IT.test(clause);
  if (entities.length > 0 || (!isSaid && !DONE_BY_ASKER.test(clause))) return undefined;
  const does = DOES_TO.exec(before);
  const subject = does?.groups?.['subject'] ?? '';
  const object = does && PERSON.test(subject) ? phraseAfter(before, does[0].length)?.text : undefined;
  if (object === undefined || /(?<![su])s$/u.test(object)) return undefined;
  const isCertain = isSaid && (IS_DONE.test(clause) || /^the\s/iu.test(object));
  if (!isCertain) {
    const asked = before.charAt(0).toLowerCase() + before.slice(1);
    return { text: `${clause} (${asked})`, given: before };
  }
  const named = object.replace(/^(?:an?|my|our|his|her)\s+/iu, 'the ');
  return { text: clause.replace(/\bit\b/iu, () => named), given: named };
}
