import { fold } from '../words/fold.ts';
import { readWords } from '../words/read-words.ts';
import { dictionaryWords, hasUnspacedScript } from '../words/scripts.ts';
import { splitSentences } from '../words/sentences.ts';

/** What stands in a statement in the place of something else in a sentence that it otherwise repeats. */
export interface Change {
  readonly said: readonly string[];
  readonly quoted: readonly string[];
  /** The words before it, in both alike; the nearest last. */
  readonly before: readonly string[];
  /** It begins the statement. */
  readonly isFirst: boolean;
}

/** From this share of its words on a statement repeats a sentence. */
const COPY = 0.75;
const SHORTEST = 5;
const LONGEST = 120;
const SHOWN_BEFORE = 2;

/** The changes that make a statement of the quoted sentence which it repeats most closely; none where it repeats none. */
export function changesOf(statement: string, quotes: readonly string[]): readonly Change[] {
  const said = wordsOf(statement);
  if (said.length < SHORTEST || said.length > LONGEST) return [];
  let best: { readonly pairs: readonly Pair[]; readonly words: readonly string[] } | undefined;
  for (const sentence of quotes.flatMap(sentencesOf)) {
    const words = wordsOf(sentence).slice(0, LONGEST);
    const pairs = commonWords(said, words);
    if (pairs.length > (best?.pairs.length ?? 0)) best = { pairs, words };
  }
  if (best === undefined || best.pairs.length < COPY * said.length) return [];
  return betweenPairs(best.pairs, said, best.words);
}

function sentencesOf(quote: string): readonly string[] {
  return splitSentences(quote).map(({ start, end }) => quote.slice(start, end));
}

function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  readWords(text, (word) => {
    if (hasUnspacedScript(word)) words.push(...dictionaryWords(word).map((part) => part.text));
    else words.push(...word.split(/(?<=\p{L})[-‐‑](?=\p{L})/u));
  });
  return words;
}

type Pair = readonly [said: number, quoted: number];

/** The longest common run of words, in order, with whatever between them. */
function commonWords(first: readonly string[], second: readonly string[]): readonly Pair[] {
  const [a, b] = [first.map((word) => fold(word)), second.map((word) => fold(word))];
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row -= 1) {
    for (let column = b.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        a[row] === b[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < a.length && column < b.length) {
    if (a[row] === b[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

function betweenPairs(
  pairs: readonly Pair[],
  said: readonly string[],
  quoted: readonly string[],
): readonly Change[] {
  const ends: readonly Pair[] = [...pairs, [said.length, quoted.length]];
  return ends.flatMap(([row, column], index): readonly Change[] => {
    const [fromRow, fromColumn] = index === 0 ? [0, 0] : afterPair(pairs[index - 1]);
    const isEnd = index === pairs.length;
    // What the quote has before or after the whole is no change.
    const isOutside = (index === 0 || isEnd) && fromRow === row;
    if (isOutside || (fromRow === row && fromColumn === column)) return [];
    const others =
      index === 0
        ? quoted.slice(Math.max(0, column - (row - fromRow)), column)
        : quoted.slice(fromColumn, column);
    return [
      {
        said: said.slice(fromRow, row),
        quoted: isEnd ? others.slice(0, row - fromRow) : others,
        before: said.slice(Math.max(0, fromRow - SHOWN_BEFORE), fromRow),
        isFirst: fromRow === 0,
      },
    ];
  });
}

function afterPair(pair: Pair | undefined): Pair {
  return pair === undefined ? [0, 0] : [pair[0] + 1, pair[1] + 1];
}
