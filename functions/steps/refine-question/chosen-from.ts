import { DETERMINER, ENGLISH_ASKING, OTHER_ARTICLE, OTHER_ASKING } from './question-words.ts';

interface Listed {
  readonly text: string;
  /** Where the conjunction stands, and how long it is. */
  readonly at: number;
  readonly length: number;
  /** Where the first thing ends. */
  readonly first: number;
  /** The things behind it. */
  readonly items: readonly string[];
  /** Where the last of them ends. */
  readonly end: number;
}

const OR = /\s(?:or|oder|ou|of)\s/iu;
const DETERMINED = new RegExp(String.raw`^(?:${DETERMINER}|${OTHER_ARTICLE})\s`, 'iu');
const ENDS_DETERMINED = new RegExp(
  String.raw`(?<![\p{L}-])(?:${DETERMINER}|${OTHER_ARTICLE})\s+(?:[\p{L}\p{N}-]+\s+){0,2}[\p{L}\p{N}-]+$`,
  'iu',
);

/** "What does a big bowl cost, clay or glass?": behind what is asked stand several alike, named in another way than what is asked of. */
export function isChosenFrom({ text, at, length, first, items, end }: Listed): boolean {
  if (!OR.test(text.slice(at, at + length)) || text.slice(end).trim() !== '' || items.length < 2)
    return false;
  const isFirst = ENDS_DETERMINED.test(text.slice(0, first));
  return items.every((one) => DETERMINED.test(one) !== isFirst);
}

const NO_DEED = String.raw`(?:(?:any|every|no|some)?thing|morning|evening|spring|during|ceiling|building|king|ring)\b`;
/** "The costs of renting a kiln, buying one or sharing one": a list that begins before the comma. */
const NO_DEED_BEFORE = String.raw`(?<!\b(?!${NO_DEED})\p{Ll}{2,}ing\b[^,]{0,60}),`;
const DOING = String.raw`(?:by\s+|simply\s+|just\s+)?\p{Ll}{2,}ing\b`;
const INFINITIVE = String.raw`\p{Ll}{2,}(?:er|ir|re)\b`;
const TO_DO = String.raw`(?:zu\s+\p{Ll}{2,}n|\p{Ll}{2,}zu\p{Ll}{2,}n)`;
const DEEDS_BEHIND: readonly RegExp[] = [
  String.raw`\b(?:${ENGLISH_ASKING})\s[^?]*?${NO_DEED_BEFORE}\s+${DOING}[^?:;]*?\s+or\s+${DOING}[^,?]*$`,
  String.raw`(?<!\p{L})(?:${OTHER_ASKING})\s[^?]*?,\s[^,?]*?\s${TO_DO},?\s+oder\s[^,?]*\s${TO_DO}$`,
  String.raw`(?<!\p{L})(?:${OTHER_ASKING})\s[^?]*?,\s+(?:de\s+)?${INFINITIVE}(?:\s[^,?]*)?\s+ou\s+(?:de\s+)?${INFINITIVE}[^,?]*$`,
].map((source) => new RegExp(source, 'iu'));

/** "Which did more good, keeping goats out or putting up a fence?": deeds to choose from stand behind what is asked. */
export function endsInDeeds(clause: string): boolean {
  const text = clause.replace(/[\s?]+$/u, '');
  return DEEDS_BEHIND.some((pattern) => pattern.test(text));
}
