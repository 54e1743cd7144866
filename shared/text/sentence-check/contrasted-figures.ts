import { RecentTexts } from '../words/recent-texts.ts';
import { fold } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopword } from '../words/stopwords.ts';
import { isJoined, isOfKind, isSameFigure } from './figure-kinds.ts';
import { type Quantity, readQuantities } from './quantities.ts';
import { sentencesOf } from './read-parts.ts';

/** A word of a text, as it is compared, with its place. */
interface Word {
  readonly word: string;
  readonly start: number;
}

/** Two figures of a sentence, and the words by which the things that have them are told apart. */
interface Allotted {
  readonly words: readonly [string, string];
  readonly figures: readonly [Quantity, Quantity];
}

const recent = new RecentTexts<readonly Allotted[]>();
const WORD = /[\p{L}\p{M}]+/gu;
const MOST_WORDS = 80;
const COMPARED =
  /(?<!\p{L})(?:than|compared|comparison|unlike|versus|vs|against|als|gegenüber|verglichen|anders|que|contre|contrairement|comparé\p{L}*|frente|comparad\p{L}*)(?!\p{L})/iu;

/**
 * The figures that a statement gives the other of two things that its quotes set beside each other: `4.2 kg in the IC group`
 * of `less in the IC group than in the IM group (1.3 vs 4.2 kg)`.
 */
export function exchangedFigures(statement: string, quotes: readonly string[]): readonly string[] {
  const said = figuresIn(statement);
  if (said.length === 0) return [];
  const words = new Map(wordsIn(statement).map(({ word, start }) => [word, start]));
  return sentencesOf(quotes)
    .flatMap((sentence) => recent.take(sentence, readAllotted))
    .flatMap((allotted) => exchangedIn(allotted, { said, words, statement }))
    .map(({ text }) => text);
}

interface Said {
  readonly said: readonly Quantity[];
  readonly words: ReadonlyMap<string, number>;
  readonly statement: string;
}

function exchangedIn(
  { words, figures }: Allotted,
  { said, words: places, statement }: Said,
): readonly Quantity[] {
  const own = figures.map((figure) => said.filter((one) => isSameFigure(one, figure)));
  const [first, second] = own;
  const [one, other] = words.map((word) => places.get(word));
  if (first === undefined || second === undefined || first.length + second.length === 0) return [];
  if (first.length > 0 && second.length > 0) {
    const [mine, theirs] = [first[0], second[0]];
    if (mine === undefined || theirs === undefined || one === undefined || other === undefined) return [];
    return orderOf({ things: [one, other], figures: [mine, theirs] }, statement) === 'crossed' ? [mine] : [];
  }
  if (COMPARED.test(statement)) return [];
  if (first.length > 0) return one === undefined && other !== undefined ? first : [];
  return one !== undefined && other === undefined ? second : [];
}

const LEAST_COUNT = 10;

/** In order, without what may belong to a name (`FGF-23`, `enzyme 2`) or be told of anything (`three`). */
function figuresIn(text: string): readonly Quantity[] {
  return readQuantities(text)
    .filter(
      ({ unit, isWord, values, start }) =>
        !/[\p{L}\p{N}-]$/u.test(text.slice(0, start)) &&
        (unit !== undefined || (!isWord && values.some((value) => value >= LEAST_COUNT || value % 1 !== 0))),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Pairs of contrasted words with the two figures that a sentence gives them. */
function readAllotted(sentence: string): readonly Allotted[] {
  const figures = figuresIn(sentence);
  if (figures.length < 2) return [];
  const pairs = contrastsIn(wordsIn(sentence));
  return pairs.flatMap(([one, other]) => {
    const between = pairs.filter((pair) => pair[0].start > other.start);
    return figurePairs(figures, sentence).flatMap((two): readonly Allotted[] => {
      // Of several contrasts those before the figures count that stand next to them.
      if (between.some((pair) => pair[1].start < two[0].start)) return [];
      const order = orderOf({ things: [one.start, other.start], figures: two }, sentence);
      return order === 'straight' ? [{ words: [one.word, other.word], figures: two }] : [];
    });
  });
}

type Two<Value> = readonly [Value, Value];

/** Two figures of one kind that are told together, or that are the only ones of their kind. */
function figurePairs(figures: readonly Quantity[], sentence: string): readonly Two<Quantity>[] {
  return figures.flatMap((one): readonly Two<Quantity>[] => {
    const rest = figures.filter((other) => other !== one && isOfKind(other, one));
    const [next] = rest.filter(({ start }) => start > one.start);
    if (next === undefined || isSameFigure(one, next)) return [];
    return isJoined(one, next, sentence) || rest.length === 1 ? [[one, next]] : [];
  });
}

interface Order {
  readonly things: Two<number>;
  readonly figures: Two<Quantity>;
}

const FAR = 90;

/**
 * Whether the first figure is of the first thing (both before both figures, both after both, in turns, or the one of a
 * comparison before and the other behind), of the second, or whether the order does not tell.
 */
function orderOf({ things, figures }: Order, text: string): 'straight' | 'crossed' | 'open' {
  const [[first, second], [one, next]] = [things.toSorted((a, b) => a - b), sorted(figures)];
  if (first === undefined || second === undefined) return 'open';
  const isTurned = (things[0] !== first) !== (figures[0] !== one);
  const joined = isJoined(one, next, text);
  const isTogether = joined && (second < one.start || (next.start < first && second - next.start < FAR));
  const inTurns =
    !joined &&
    ((first < one.start && one.start < second && second < next.start) ||
      (one.start < first && first < next.start && next.start < second));
  const between = text.slice(one.start + one.text.length, next.start);
  const isMirrored = !joined && first < one.start && next.start < second && between.search(COMPARED) >= 0;
  if (!isTogether && !inTurns && !isMirrored) return 'open';
  return isTurned ? 'crossed' : 'straight';
}

function sorted([one, other]: Two<Quantity>): Two<Quantity> {
  return one.start < other.start ? [one, other] : [other, one];
}

function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ word: stem(fold(word)), start: index }));
}

/** Words that stand before the same word, or behind it, each but once: `intervention` and `control` before `group`. */
function contrastsIn(all: readonly Word[]): readonly Two<Word>[] {
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

function isTelling(word: string | undefined): boolean {
  return word !== undefined && word.length > 1 && !isStopword(word);
}
