import type { Aspect } from '#shared/domain/brief.ts';

/** What brackets list, and the words that stand before it. */
interface Lifted {
  readonly before: string;
  readonly bracket: string;
}

export interface Apart {
  readonly text: string;
  readonly brackets: readonly Lifted[];
}

const MOST_CHARACTERS = 200;
/** "(min and max)", "(size, heat)": it says more of what stands before it, and asks nothing by itself. */
const LISTS = /,|\s(?:and|or|und|oder|et|ou|y|o|och|og|en|и|или)\s|[&/]\s/iu;
const WORDS_BEFORE = /(?:[\p{L}\p{N}-]+\s+)?[\p{L}\p{N}-]+(?=\s*$)/u;
const MOST_BEFORE = 80;
/** Behind the last thing that is compared brackets name what it is compared by: that is asked. */
const COMPARES =
  /\b(?:compar\p{L}*|contrast\p{L}*|vs\.?|versus|differ\p{L}*|better|worse|(?!number\b|other\b|water\b|under\b|over\b|after\b|ever\b|never\b)\p{L}{3,}er\b(?=[^(]*\b(?:than|or)\b)|than)\b|\bor\b[^(]*\p{L}er\b/iu;
const SENTENCE_ENDS = /^\s*(?:[.?!]|$)/u;

/** A text without what brackets list in it. */
export function bracketsApart(text: string): Apart {
  const brackets: Lifted[] = [];
  let rest = '';
  let at = 0;
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', at)) {
    const end = closing(text, open);
    const before = WORDS_BEFORE.exec(text.slice(Math.max(at, open - MOST_BEFORE), open))?.[0];
    const isLifted =
      end !== undefined &&
      before !== undefined &&
      LISTS.test(text.slice(open, end)) &&
      !isAsked(text, open, end);
    const from = isLifted ? text.slice(0, open).trimEnd().length : open;
    rest += text.slice(at, Math.max(at, from));
    at = isLifted ? end : open + 1;
    if (isLifted) brackets.push({ before, bracket: text.slice(from, end) });
    else rest += '(';
  }
  return { text: rest + text.slice(at), brackets };
}

/** Behind the bracket that closes one; undefined where none does soon. */
function closing(text: string, open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < Math.min(text.length, open + MOST_CHARACTERS); at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

function isAsked(text: string, open: number, end: number): boolean {
  const clause = text.slice(Math.max(text.lastIndexOf('. ', open), text.lastIndexOf('? ', open)) + 1, open);
  return SENTENCE_ENDS.test(text.slice(end)) && COMPARES.test(clause);
}

/** What is asked in a text that was read without them, with what brackets say of the words that stand there. */
export function askedWithBrackets(
  aspects: readonly Aspect[],
  brackets: readonly Lifted[],
): readonly Aspect[] {
  if (brackets.length === 0) return aspects;
  const back = (text: string): string => brackets.reduce(withBracket, text);
  return aspects.map(({ text, wordings, asked, ...rest }) => ({
    ...rest,
    text: back(text),
    ...(wordings === undefined ? {} : { wordings: wordings.map(back) }),
    ...(asked === undefined ? {} : { asked: back(asked) }),
  }));
}

/** The text with the bracket behind its words, where these stand there. */
function withBracket(text: string, { before, bracket }: Lifted): string {
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1)) {
    const [left, right] = [text.slice(0, at), text.slice(at + before.length)];
    const isWhole = !/[\p{L}\p{N}]$/u.test(left) && !/^(?:[\p{L}\p{N}]|\s?\()/u.test(right);
    if (isWhole) return left + before + bracket + right;
  }
  return text;
}
