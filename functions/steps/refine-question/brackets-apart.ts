import type { Aspect } from '#shared/domain/brief.ts';

/** What brackets list, and the words that stand before it. */
interface Lifted {
  readonly before: string;
  readonly bracket: string;
  /** It ends its sentence, and no other stands before it: it may be of all that is asked there. */
  readonly isOfAll: boolean;
}

export interface Apart {
  readonly text: string;
  readonly brackets: readonly Lifted[];
}

const MOST_CHARACTERS = 200;
/** "(min and max)", "(size, heat)": it says more of what stands before it, and asks nothing by itself. */
const LISTS = /,|\s(?:and|or|und|oder|et|ou|y|o|och|og|en|и|или)\s|[&/]\s/iu;
const WORDS_BEFORE =
  /(?<![\p{L}\p{N}-])(?:(?!(?:and|or|the|an?|of|in|with|to|und|oder|der|die|das|et|ou|le|la|y|o)\s)[\p{L}\p{N}-]+\s+)?[\p{L}\p{N}-]+(?=\s*$)/u;
const MOST_BEFORE = 80;
/** Behind the last thing that is compared brackets name what it is compared by: that is asked. */
const COMPARES = /\b(?:compar\p{L}*|contrast\p{L}*|vs\.?|versus|differ\p{L}*)(?!\p{L})/iu;
const MOST_OF_CLAUSE = 400;
/** "log(x, 2)": a call, or a type, is one word. */
const GLUED = /[\p{L}\p{N}_\])]$/u;
/** Stand for what parts the words in such brackets while a question is read; no question has them, as private signs are not read. */
const COVERS: Readonly<Record<string, string>> = { ' ': '\ue111', ',': '\ue112' };
const COVERED = Object.fromEntries(Object.entries(COVERS).map(([sign, cover]) => [cover, sign]));
const SENTENCE_ENDS = /^\s*(?:[.?!]|$)/u;

/** A text without what brackets list in it; brackets of a call are part of its name until they are shown again. */
export function bracketsApart(text: string): Apart {
  const brackets: Lifted[] = [];
  let rest = '';
  let at = 0;
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', at)) {
    const end = closing(text, open) ?? open + 1;
    const inner = text.slice(open, end);
    const before = WORDS_BEFORE.exec(text.slice(Math.max(at, open - MOST_BEFORE), open))?.[0];
    const isOfCall = GLUED.test(text.slice(0, open));
    const isLifted = !isOfCall && before !== undefined && LISTS.test(inner) && !isAsked(text, open, end);
    const from = isLifted ? text.slice(0, open).trimEnd().length : open;
    rest += text.slice(at, Math.max(at, from)) + (isLifted ? '' : isOfCall ? covered(inner) : '(');
    at = isLifted || isOfCall ? end : open + 1;
    const isOfAll = brackets.length === 0 && SENTENCE_ENDS.test(text.slice(end));
    if (isLifted) brackets.push({ before, bracket: text.slice(from, end), isOfAll });
  }
  return { text: rest + text.slice(at), brackets };
}

function covered(inner: string): string {
  return inner.replaceAll(/[ ,]/gu, (sign) => COVERS[sign] ?? sign);
}

/** The text with the brackets of calls as they were. */
export function callsShown(text: string): string {
  return text.replaceAll(/[\ue111\ue112]/gu, (cover) => COVERED[cover] ?? cover);
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
  const from =
    Math.max(text.lastIndexOf('. ', open), text.lastIndexOf('? ', open), open - MOST_OF_CLAUSE) + 1;
  const clause = text.slice(Math.max(0, from), open);
  return SENTENCE_ENDS.test(text.slice(end)) && COMPARES.test(clause) && !/[^\p{L}\p{N}_]\(/u.test(clause);
}

/**
 * What is asked in a text that was read without them, with what brackets say of the words that stand there; where these stand
 * nowhere any more, as "it" stands for them, at the end of what is asked last.
 */
export function askedWithBrackets(
  aspects: readonly Aspect[],
  brackets: readonly Lifted[],
): readonly Aspect[] {
  return brackets.reduce<readonly Aspect[]>((asked, lifted) => {
    const put = asked.map((aspect) => withBracketIn(aspect, lifted));
    const isLost = put.every(({ text }) => !text.includes(lifted.bracket));
    return isLost
      ? put.map((aspect, at) => (at === put.length - 1 ? withBracketBehind(aspect, lifted) : aspect))
      : put;
  }, aspects);
}

/** Of several wordings those that have the words, or all where none has, or it may be of all. */
function withBracketIn(aspect: Aspect, lifted: Lifted): Aspect {
  const { wordings, asked } = aspect;
  const text = withBracket(aspect.text, lifted);
  const put = wordings?.map((one) => (lifted.isOfAll ? one : withBracket(one, lifted)));
  const isSaid = text === aspect.text || put?.some((one, at) => one !== wordings?.[at]) === true;
  return {
    ...aspect,
    text,
    ...(put === undefined ? {} : { wordings: isSaid ? put : put.map((one) => one + lifted.bracket) }),
    ...(asked === undefined ? {} : { asked: withBracket(asked, lifted) }),
  };
}

function withBracketBehind(aspect: Aspect, { bracket }: Lifted): Aspect {
  const { text, wordings } = aspect;
  return {
    ...aspect,
    text: text + bracket,
    ...(wordings === undefined ? {} : { wordings: wordings.map((one) => one + bracket) }),
  };
}

/** The text with the bracket behind its words, where these stand there. */
function withBracket(text: string, { before, bracket }: Lifted): string {
  if (text.includes(bracket)) return text;
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1)) {
    const [left, right] = [text.slice(0, at), text.slice(at + before.length)];
    const isWhole = !/[\p{L}\p{N}]$/u.test(left) && !/^(?:[\p{L}\p{N}]|\s?\()/u.test(right);
    if (isWhole) return left + before + bracket + right;
  }
  return text;
}
