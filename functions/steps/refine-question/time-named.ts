import { AUXILIARY } from './question-words.ts';
import type { Known } from './read-comparison.ts';

/** "The night after that", "who has run it since that": a time. */
const THAT_TIME =
  /(?<=\b(?:after|before|since|until|till)\s)(?:that|this)(?=\s*$|[,;:?]|\s+(?:and|or|but)\b)/iu;
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const DAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
const NUMBER = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const DATE = new RegExp(
  [
    String.raw`\b(?:${DAY},?\s+(?:the\s+)?)?(?:${NUMBER}\s+(?:of\s+)?${MONTH}|${MONTH}\s+${NUMBER})(?:,?\s+\d{4})?\b`,
    String.raw`\b${DAY}\s+(?:the\s+)?${NUMBER}\b`,
    String.raw`\b(?:next\s+|this\s+|last\s+)?${DAY}\b`,
    String.raw`\b\d{4}-\d\d-\d\d\b`,
    String.raw`(?<=\b(?:in|since|until|till|from|by|of)\s)(?:${MONTH}\s+)?(?:1[0-9]|20)\d\d\b`,
    String.raw`(?<=\b(?:in|since|until|till|from|by)\s)${MONTH}\b`,
    String.raw`\b(?:today|tonight|tomorrow|(?:Christmas|Boxing|New\s+Year['’]s)\s+(?:Day|Eve)|Christmas|Easter(?:\s+(?:Day|Sunday|Monday))?|Good\s+Friday|Whitsun|midsummer|noon|midnight)\b`,
  ].join('|'),
  'giu',
);
/** "When was it built, and how did people cross before that?": what the answer to that will tell. */
const ASKS_TIME = new RegExp(
  String.raw`^(?:(?:since|until|till|from|by|in|on|at)\s+)?(?:when(?=['’]s|\s+(?:${AUXILIARY})\b)|(?:what|which)\s+(?:time|day|date|year|month|week)\b)`,
  'iu',
);

/** The clause with the one date or day that was named before in place of "that", where that is a time: "the night after Friday". */
export function withTimeNamed(clause: string, { clause: before = '', frame = '' }: Known): string {
  if (!THAT_TIME.test(clause) || ASKS_TIME.test(before)) return clause;
  const [date, ...others] = [...`${before} ${frame}`.matchAll(DATE)].map(([found]) => found);
  return date === undefined || others.length > 0 ? clause : clause.replace(THAT_TIME, () => date);
}

/** The clause without a "that" which is a time. */
export function withoutThatTime(clause: string): string {
  return clause.replace(THAT_TIME, '');
}
