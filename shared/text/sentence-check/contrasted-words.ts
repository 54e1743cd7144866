import { fold } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopword } from '../words/stopwords.ts';

/** A word of a text, as it is compared, with its place. */
export interface Word {
  readonly word: string;
  readonly start: number;
}

export type Two<Value> = readonly [Value, Value];

const WORD = /[\p{L}\p{M}]+/gu;
const MOST_WORDS = 80;
/** "Non-smokers" are others than smokers. */
const NON = /(?<![\p{L}\p{N}])non[-‐‑](?=\p{L})/giu;

export function wordsIn(source: string): readonly Word[] {
  const text = source.replaceAll(NON, (prefix) => `${prefix.slice(0, -1)}n`);
  return [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ word: stem(fold(word)), start: index }));
}

/** Words that stand before the same word, or behind it, each but once: `intervention` and `control` before `group`. */
export function contrastsIn(all: readonly Word[]): readonly Two<Word>[] {
  const words = all.slice(0, MOST_WORDS);
  const counts = Map.groupBy(words, ({ word }) => word);
  const tells = words.map(({ word }) => isTelling(word) && counts.get(word)?.length === 1);
  return words.flatMap((one, first) =>
    words.slice(first + 1).flatMap((other, offset): readonly Two<Word>[] => {
      const second = first + 1 + offset;
      if (tells[first] !== true || tells[second] !== true) return [];
      const isBeside = ([1, -1] as const).some((step) => {
        const [mine, theirs] = [words[first + step]?.word, words[second + step]?.word];
        return mine === theirs && isTelling(mine);
      });
      return isBeside ? [[one, other]] : [];
    }),
  );
}

export function isTelling(word: string | undefined): boolean {
  return word !== undefined && word.length > 1 && !isStopword(word);
}

const SETS_AGAINST = /^(?:than|vs?|versus|als|que)$/u;
const JOINS = /^(?:and|or|und|oder|et|ou|y|o)$/u;
const EACH_ITS_OWN = /(?<!\p{L})(?:respectively|respectivement|respectivamente|jeweils|bzw)(?!\p{L})/iu;

/** `lower in treated than untreated eyes`; `in the early and late groups … respectively`. */
export function coordinatedIn(all: readonly Word[], sentence: string): readonly Two<Word>[] {
  const words = all.slice(0, MOST_WORDS);
  const isInTurn = EACH_ITS_OWN.test(sentence);
  return words.flatMap((join, index): readonly Two<Word>[] => {
    if (!SETS_AGAINST.test(join.word) && !(isInTurn && JOINS.test(join.word))) return [];
    const [one, other] = [words[index - 1], words[index + 1]];
    if (one === undefined || other === undefined || !isTelling(one.word) || !isTelling(other.word)) return [];
    const isOnce = ({ word }: Word): boolean => words.filter((some) => some.word === word).length === 1;
    return isOnce(one) && isOnce(other) ? [[one, other]] : [];
  });
}
