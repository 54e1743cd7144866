import { guessesAnswer } from './guessed-answer.ts';
import { AUXILIARY, ENGLISH_ASKING } from './question-words.ts';

/** "Can I just assign to it, or do I have to call something?", "…, or is it the lid only?" is one question. */
const IS_ONE = new RegExp(
  String.raw`^(?:${AUXILIARY})\s[^?;]{3,160}?,?\s+or\s+(?:(?:${AUXILIARY})\s+(?:i|we|you|one)\s|(?:is|are|was|were)\s+(?:it|they|that|this|there)\s(?!(?:\S+\s){6}))(?![^?;]*\b(?:(?:${ENGLISH_ASKING})\b|and\s+(?:${AUXILIARY})\s))`,
  'iu',
);

/** "Does it still matter, or are there alternatives?" */
const ASKS_OF_OTHERS = new RegExp(
  String.raw`^(?:${AUXILIARY})\s+(?:it|they)\s[^?;]{3,160}\sor\s+are\s+there\s`,
  'iu',
);

/** The clauses that a sentence has between breaks, so many at most; two that are alternatives are one. */
export function partAtBreaks(sentence: string, breaks: RegExp, most: number): readonly string[] {
  if (IS_ONE.test(sentence) && !ASKS_OF_OTHERS.test(sentence)) return [sentence];
  const found = [...sentence.matchAll(breaks)];
  const clauses: string[] = [];
  let from = 0;
  for (const [at, { index, 0: joint }] of found.slice(0, most - 1).entries()) {
    const next = sentence.slice(index + joint.length, found[at + 1]?.index);
    const before = sentence.slice(from, index);
    if (
      isAlternative(before, joint, next) ||
      guessesAnswer(before, joint, next) ||
      (OR.test(joint) && NO_OTHER.test(next)) ||
      (AND.test(joint) && TELLS_APART.test(before))
    )
      continue;
    clauses.push(sentence.slice(from, index));
    from = index + joint.length;
  }
  return [...clauses, sentence.slice(from, found[most - 1]?.index)];
}

/** "The difference between how A and how B count": neither is asked by itself. */
const TELLS_APART =
  /\b(?:differences?|distinctions?|distinguish|differentiate)\b[^,?]{0,20}\b(?:between|among)\s+(?:how|what|when|where|why|who)\s[^,?]+$/iu;
const AND = /^\s+and\s+$/iu;

const OR_ALONE = /^\s+or\s+$/iu;
const OR = /^,?\s+or\s+$/iu;
/** "Will a match do, or what?" */
const NO_OTHER = /^(?:what|how)[?.!\s]*$/iu;
const MOST_WORDS = 9;
const CONDITION = /^(?:if|when|once|unless|while|after|before)\s[^?]{3,160},\s+/iu;
const YES_OR_NO = new RegExp(String.raw`^(?:${AUXILIARY})\s[^,?]+$`, 'iu');
const OF_PRONOUN = new RegExp(String.raw`^(?:${AUXILIARY})\s+(?:it|they|he|she)\s`, 'iu');
/** "Do I need to turn it on", "does the tool convert them": of the asker, or of another that does it instead. */
const INSTEAD = new RegExp(
  String.raw`^(?:${AUXILIARY})\s+(?:(?:i|we|you)\s|(?!(?:it|they|he|she)\s)[^,?]*\s(?:it|them)(?:\s\p{L}+)?$)`,
  'iu',
);

/** "Will they fail or does the tool convert them": who is told the one is told the other. Of a condition all is. */
function isAlternative(first: string, joint: string, other: string): boolean {
  const [one, another] = [first.trim(), other.trim().replace(/[?.!\s]+$/u, '')];
  const condition = CONDITION.exec(one)?.[0] ?? '';
  const isShort = another.split(/\s+/u).length <= MOST_WORDS;
  if (!OR_ALONE.test(joint) || !isShort || !YES_OR_NO.test(one.slice(condition.length))) return false;
  return INSTEAD.test(another) || (condition !== '' && OF_PRONOUN.test(another));
}
