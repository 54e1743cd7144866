import { fold } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopword } from '../words/stopwords.ts';
import { WordMemo } from '../words/word-memo.ts';
import { CONDITION, DOWN, NEGATORS, NO_RELATION, RELATION, UP } from './stance-words.ts';

export interface StanceWord {
  /** Folded. */
  readonly word: string;
  readonly stem: string;
  /** 1 for more, -1 for less, 0 for neither; turned about where it is negated. */
  readonly direction: number;
  /** Whether it names what the statement is about. */
  readonly isTopic: boolean;
  /** The clause that it stands in. */
  readonly clause: number;
  readonly at: number;
}

export interface Statement {
  readonly words: readonly StanceWord[];
  readonly topic: ReadonlySet<string>;
  /** Negations that turn no word of direction about, each with its position among the words. */
  readonly negations: readonly number[];
  /** 1 for what holds of more of something ("higher doses"), -1 of less, 0 where neither is said. */
  readonly condition: number;
  readonly deniesRelation: boolean;
  readonly hasRelation: boolean;
  readonly figures: readonly string[];
}

const LONGEST = 3000;
const WORD = /[\p{L}][\p{L}\p{N}\p{M}]*(?:[-'’][\p{L}\p{N}]+)*|[,;:]|\d[\d.,]*%?/gu;
const CLAUSE = /^(?:,|;|:|but|while|whereas|although|though|however|because|unless|despite|than)$/u;
/** How far a negation reaches. */
const REACH = 4;

/** A sentence in terms of what goes up or down in it, and what is denied; what stands in brackets is left aside. */
export function readStatement(text: string): Statement {
  const plain = withoutAsides(text);
  const marked = plain.replace(CONDITION, (found) => found.replace(/\S+/gu, '_'));
  const raw = [...marked.matchAll(WORD)].map(([word]) => fold(word));
  const turned = new Set<number>();
  const free: number[] = [];
  raw.forEach((word, at) => {
    if (!NEGATORS.has(word)) return;
    const target = directedAfter(raw, at);
    if (target === undefined) free.push(at);
    else if (turned.has(target)) turned.delete(target);
    else turned.add(target);
  });
  const words = toWords(raw, turned);
  return {
    words,
    topic: new Set(words.filter(({ isTopic }) => isTopic).map((word) => word.stem)),
    negations: free,
    condition: conditionOf(plain),
    deniesRelation: plain.search(NO_RELATION) !== -1,
    hasRelation: RELATION.test(plain),
    figures: plain.match(/\d[\d.,]*\d|\d/gu) ?? [],
  };
}

function conditionOf(plain: string): number {
  const words = (plain.match(CONDITION) ?? []).flatMap((found) => found.split(/\s+/u));
  return Math.sign(words.reduce((sum, word) => sum + directionOf(fold(word)), 0));
}

function withoutAsides(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/\([^()]{0,300}\)|\[[^[\]]{0,300}\]/gu, ' ')
    .replace(/\([^()]{0,300}\)/gu, ' ');
}

function directedAfter(raw: readonly string[], at: number): number | undefined {
  for (let next = at + 1; next <= at + REACH && next < raw.length; next += 1) {
    const word = raw[next] ?? '';
    if (CLAUSE.test(word)) return undefined;
    if (directionOf(word) !== 0) return next;
  }
  return undefined;
}

function toWords(raw: readonly string[], turned: ReadonlySet<number>): readonly StanceWord[] {
  let clause = 0;
  return raw.flatMap((word, at) => {
    if (CLAUSE.test(word)) clause += 1;
    if (!/\p{L}/u.test(word)) return [];
    const direction = directionOf(word) * (turned.has(at) ? -1 : 1);
    const isTopic = direction === 0 && word.length > 1 && !isStopword(word) && !NEGATORS.has(word);
    return [{ word, stem: stem(word), direction, isTopic, clause, at }];
  });
}

const DIRECTIONS = [UP, DOWN].map((patterns) => ({
  whole: new Set(patterns.filter((one) => !one.endsWith('*'))),
  beginnings: patterns.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1)),
}));
const MEMO = new WordMemo<number>();

/** 1 for a word of more, -1 for a word of less, 0 for any other; the longest entry that fits decides. */
function directionOf(word: string): number {
  return MEMO.take(word, (own) => {
    const [up = 0, down = 0] = DIRECTIONS.map(({ whole, beginnings }) => {
      const lengths = beginnings.filter((one) => own.startsWith(one)).map(({ length }) => length);
      return whole.has(own) ? own.length + 1 : Math.max(0, ...lengths);
    });
    return Math.sign(up - down);
  });
}
