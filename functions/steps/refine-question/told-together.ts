import { AUXILIARY, ENGLISH_ASKING } from './question-words.ts';

/** "What happens if I fix a bug and push it again?": one case, whatever is told of it; "if A or B" are two. */
export function isToldTogether(text: string, at: number, length: number): boolean {
  if (!AND.test(text.slice(at, at + length))) return false;
  const before = text.slice(0, at);
  const begun = [...before.matchAll(CASE_BEGINS)].at(-1);
  return begun !== undefined && !ASKED_BEHIND.test(before.slice(begun.index + begun[0].length));
}

const AND = /\s(?:and|as well as|plus|&)\s/iu;
const CASE_BEGINS = new RegExp(
  String.raw`\b(?:if|whenever|unless|(?:when|once|while)(?!\s+(?:${AUXILIARY})\b)|(?:after|before|until)(?=\s+(?:i|you|we|they|it|he|she|one|somebody|someone)\b))\s+(?=\S)`,
  'giu',
);
/** "If the fuse blows, is …": the case is told to its end, and what is asked begins. */
const ASKED_BEHIND = new RegExp(
  String.raw`,\s+(?:(?:and|or|then)\s+)?(?:${AUXILIARY}|${ENGLISH_ASKING}|please)\b`,
  'iu',
);
