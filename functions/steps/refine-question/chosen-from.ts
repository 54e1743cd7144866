import { DETERMINER, OTHER_ARTICLE } from './question-words.ts';

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
