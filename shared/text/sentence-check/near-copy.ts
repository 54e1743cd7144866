import { fold } from '../words/fold.ts';
import { readWords } from '../words/read-words.ts';
import { dictionaryWords, hasUnspacedScript } from '../words/scripts.ts';
import { RecentTexts } from '../words/recent-texts.ts';
import { splitSentences } from '../words/sentences.ts';

/** What stands in a statement in the place of something else in a sentence that it otherwise repeats. */
export interface Change {
  readonly said: readonly string[];
  readonly quoted: readonly string[];
  /** The words before it, in both alike; the nearest last. */
  readonly before: readonly string[];
  /** It begins the statement. */
  readonly isFirst: boolean;
  /** Where what is said stands in the statement. */
  readonly start: number;
  readonly end: number;
}

/** A statement beside a quoted sentence. */
export interface Alignment {
  readonly said: readonly string[];
  readonly quoted: readonly string[];
  readonly changes: readonly Change[];
  /** What of the sentence stands before anything that both have. */
  readonly lead: readonly string[];
  /** What of it stands behind all that both have. */
  readonly tail: readonly string[];
  /** Words that both have in the same order. */
  readonly shared: number;
}

/** From this share of its words on a statement repeats a sentence. */
const COPY = 0.75;
const SHORTEST = 3;
const LONGEST = 120;
const SHOWN_BEFORE = 2;

/** Words as they stand, and as they are compared. */
interface Sentence {
  readonly words: readonly string[];
  readonly plain: readonly string[];
  /** How many colons and semicolons stand before each word. */
  readonly parts: readonly number[];
}

/** Quotes are held against several statements, one after the other. */
const recent = new RecentTexts<readonly Sentence[]>();

/** A statement beside each sentence that it may draw on. */
export function alignmentsOf(statement: string, quotes: readonly string[]): readonly Alignment[] {
  const said = wordsOf(statement);
  if (said.length < SHORTEST || said.length > LONGEST) return [];
  const own = toSentence(said, statement);
  return quotes
    .flatMap((quote) => recent.take(quote, sentencesOf))
    .map((quoted) => {
      const pairs = commonWords(own.plain, quoted.plain);
      return {
        said: own.words,
        quoted: quoted.words,
        changes: betweenPairs(pairs, said, quoted.words),
        lead: leadOf(quoted, pairs[0]?.[1] ?? 0),
        tail: quoted.words.slice((pairs.at(-1)?.[1] ?? quoted.words.length) + 1),
        shared: pairs.length,
      };
    });
}

function toSentence(all: readonly Word[], text: string): Sentence {
  const words = textsOf(all);
  const ends = [...text.matchAll(/[:;](?=\s)|[：；]/gu)].map(({ index }) => index);
  const parts = all.map(({ start }) => ends.filter((end) => end < start).length);
  return { words, plain: words.map(plain), parts };
}

/** What comes before a colon says nothing about what comes behind. */
function leadOf({ words, parts }: Sentence, first: number): readonly string[] {
  return words.slice(0, first).filter((_, index) => parts[index] === parts[first]);
}

/** The sentence that a statement repeats most closely; undefined where it repeats none. */
export function nearestCopy(alignments: readonly Alignment[]): Alignment | undefined {
  const [first, ...others] = alignments;
  const best = others.reduce((a, b) => (b.shared > (a?.shared ?? 0) ? b : a), first);
  return best !== undefined && isCopy(best) ? best : undefined;
}

/** Of a short statement all words but one. */
function isCopy({ said, shared }: Alignment): boolean {
  return shared >= Math.min(COPY * said.length, said.length - 1);
}

function sentencesOf(quote: string): readonly Sentence[] {
  return splitSentences(quote).map(({ start, end }) => {
    const text = quote.slice(start, end);
    return toSentence(wordsOf(text).slice(0, LONGEST), text);
  });
}

interface Word {
  readonly text: string;
  readonly start: number;
}

function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  readWords(text, (word, start) => {
    const parts = hasUnspacedScript(word)
      ? dictionaryWords(word).map((part) => part.text)
      : word.split(/(?<=\p{L})[-‐‑](?=\p{L})/u);
    let from = start;
    for (const part of parts) {
      const at = text.indexOf(part, from);
      words.push({ text: part, start: at < 0 ? from : at });
      from = at < 0 ? from : at + part.length;
    }
  });
  return words;
}

function textsOf(words: readonly Word[]): readonly string[] {
  return words.map(({ text }) => text);
}

const ARTICLE =
  /^(?:an?|the|der|die|das|den|dem|des|eine?[nmrs]?|le|la|les|une?|el|los|las|una|il|lo|gli|os?|um|uma|het|een|de)$/u;

/** One article is as good as another. */
function plain(word: string): string {
  const folded = fold(word);
  return ARTICLE.test(folded) ? '·' : folded;
}

type Pair = readonly [said: number, quoted: number];

/** The longest common run of words, in order, with whatever between them. */
function commonWords(a: readonly string[], b: readonly string[]): readonly Pair[] {
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
  words: readonly Word[],
  quoted: readonly string[],
): readonly Change[] {
  const said = textsOf(words);
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
        start: words[fromRow]?.start ?? Infinity,
        end: endOf(words[row - 1]),
      },
    ];
  });
}

function endOf(word: Word | undefined): number {
  return word === undefined ? 0 : word.start + word.text.length;
}

function afterPair(pair: Pair | undefined): Pair {
  return pair === undefined ? [0, 0] : [pair[0] + 1, pair[1] + 1];
}
