import { AUXILIARY, ENGLISH_ASKING, ORDERING } from './question-words.ts';

/** "What happens if I fix a bug and push it again?": one case, whatever is told of it; "if A or B" are two. */
export function isToldTogether(text: string, at: number, length: number): boolean {
  if (!AND.test(text.slice(at, at + length))) return false;
  const before = text.slice(0, at);
  const begun = [...before.matchAll(CASE_BEGINS)].at(-1);
  return begun !== undefined && !ASKED_BEHIND.test(before.slice(begun.index + begun[0].length));
}

const AND = /\s(?:and|as well as|plus|&)\s/iu;
/** "How do I know if A and B …?": not the case of something, but what is asked. */
const NOT_ASKED = String.raw`(?<!\b(?:know|tell|check|test|verify|ensure|see|sure|find out|ask|decide|about|on|of|to)\s)(?<!-)`;
/** "When to plant", "while loops", "once daily": no clause follows. */
const NO_CLAUSE = String.raw`(?!\s+(?:to|loops?|statements?|blocks?|conditions?|daily|weekly|a\s+(?:day|week|month|year)|${AUXILIARY})\b)`;
const SOMEBODY = 'i|you|we|they|it|he|she|one|somebody|someone';
const CASE_BEGINS = new RegExp(
  String.raw`\b${NOT_ASKED}(?:(?:if|whenever|unless|when|once|while|as soon as|in case|provided that|assuming)${NO_CLAUSE}|(?:after|before|until)(?=\s+(?:${SOMEBODY})\b))\s+(?=\S)`,
  'giu',
);
/** "If the fuse blows, is …": the case is told to its end, and what is asked begins. */
const ASKED_BEHIND = new RegExp(
  String.raw`,\s+(?:(?:and|or|then)\s+)?(?:${AUXILIARY}|${ENGLISH_ASKING}|please|${ORDERING}|i\s+(?:want|need|wonder))\b|\s(?:how|what|where|which|why)\s+(?:${AUXILIARY})\b`,
  'iu',
);
