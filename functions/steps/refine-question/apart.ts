import { AUXILIARY } from './question-words.ts';

/** What stands between breaks, in so many parts at most; two clauses that are alternatives are one. */
export function apart(text: string, breaks: RegExp, most: number): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  const found = [...text.matchAll(breaks)].slice(0, most - 1);
  for (const [at, { index, 0: joint }] of found.entries()) {
    const next = text.slice(index + joint.length, found[at + 1]?.index);
    if (isAlternative(text.slice(from, index), joint, next)) continue;
    parts.push(text.slice(from, index));
    from = index + joint.length;
  }
  return [...parts, text.slice(from)];
}

/** A clause that is answered by yes or no, with the condition before it: "If I send it, will it fail". */
const YES_OR_NO = new RegExp(String.raw`^(?:[^?]{3,160},\s+)?(?:${AUXILIARY})\s+\S`, 'iu');
/** Asked of what was said before, or of the asker: "does the tool convert them", "must my program do it", "does it stay there". */
const OF_THE_SAME = new RegExp(
  String.raw`^(?:${AUXILIARY})\s+(?:(?:i|we|you|one|it|they|he|she)\s|[^?]*\b(?:it|them|that|so)\b)`,
  'iu',
);
const MOST_WORDS = 9;
const OR = /^\s+or\s+$/iu;

/** "Will they fail or does the tool convert them": who is told the one is told the other. */
function isAlternative(first: string, joint: string, other: string): boolean {
  const isShort = other.trim().split(/\s+/u).length <= MOST_WORDS;
  return OR.test(joint) && isShort && YES_OR_NO.test(first.trim()) && OF_THE_SAME.test(other.trim());
}
