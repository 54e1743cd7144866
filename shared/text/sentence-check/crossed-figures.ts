import { isSetAgainst, isOfKind, isSameFigure, isYear } from './figure-kinds.ts';
import { type Quantity, readQuantities } from './quantities.ts';
import { type Term, sentencesOf, termsIn } from './read-parts.ts';

/** A figure of a text, and the words of its part of it by how far they are from it. */
interface Told {
  readonly figure: Quantity;
  readonly block: number;
  /** Of the words of its block on each side of it, how many words on they stand. */
  readonly before: ReadonlyMap<string, number>;
  readonly after: ReadonlyMap<string, number>;
}

const SEPARATORS =
  /[;:](?=\s)|,(?=\s)|[，；、。]|(?<![\p{L}\p{M}])(?:and|but|while|whereas|compared (?:with|to)|versus|vs\.?|against|than|und|aber|während|gegenüber|et|mais|tandis que|alors que|contre|y|pero|mientras(?: que)?|frente a|e|ma|mentre|mas|maar|terwijl|и|но|और|जबकि|लेकिन|لكن|بينما)(?![\p{L}\p{M}])|(?<=\s)و(?=ال|\d|واحد|اثن|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع|عشر|مئ|مائ)|[而和与]/giu;
/** What follows is allotted by its order. */
const IN_TURN =
  /(?<!\p{L})(?:respectively|respectivement|respectivamente|rispettivamente|beziehungsweise|jeweils|bzw|соответственно|क्रमशः|على التوالي)(?!\p{L})|分别|それぞれ/iu;
const NEAREST = 3;
const NEAR_IN_STATEMENT = 5;
/** Of characters, for a word. */
const HAN_TERMS = 2;

/** The figures that a statement gives one thing where its quotes give them another, in a word nearby. */
export function crossedFigures(statement: string, quotes: readonly string[]): readonly string[] {
  const said = toldIn(statement);
  if (said.length === 0 || IN_TURN.test(statement)) return [];
  const sentences = sentencesOf(quotes).map((text) => ({ text, told: toldIn(text) }));
  return said
    .filter((one) => {
      const places = sentences.flatMap(({ text, told }) =>
        told.filter(({ figure }) => isSameFigure(one.figure, figure)).map((at) => ({ at, told, text })),
      );
      const [place] = places;
      if (place === undefined || places.length > 1 || IN_TURN.test(place.text)) return false;
      return isCrossed(one, said, place);
    })
    .map(({ figure }) => figure.text);
}

interface Place {
  readonly at: Told;
  readonly told: readonly Told[];
  readonly text: string;
}

/** `(64 % vs 20 %)`: which of the two is of what is not told by what stands near. */
function isPair({ figure: one }: Told, { figure: other }: Told, text: string): boolean {
  return isSetAgainst(one, other, text) || isSetAgainst(other, one, text);
}

function isCrossed(one: Told, said: readonly Told[], { at, told, text }: Place): boolean {
  const rivals = told.filter(
    (other) =>
      other.block !== at.block &&
      isOfKind(other.figure, at.figure) &&
      !isSameFigure(other.figure, at.figure) &&
      !isPair(at, other, text),
  );
  return rivals.some(
    (rival) =>
      // Told together, they are not told apart.
      !said.some((other) => other.block === one.block && isSameFigure(other.figure, rival.figure)) &&
      SIDES.some((side) => {
        const [theirs] = nearestOf(without(rival[side], at));
        const [own] = nearestOf(without(at[side], rival));
        if (theirs === undefined || own === undefined || !isNear(one, theirs)) return false;
        if (isOfYear(one, at, rival)) return false;
        // What belongs to the figure stands by it, or by none.
        const others = said.filter((other) => !isSameFigure(other.figure, rival.figure));
        return others.every((other) => !other.before.has(own) && !other.after.has(own));
      }),
  );
}

/** With a year that its quote gives this figure and not the other, it is told right. */
function isOfYear(one: Told, at: Told, rival: Told): boolean {
  return SIDES.some((side) =>
    [...without(at[side], rival).keys()].some(
      (word) => YEAR.test(word) && (one.before.has(word) || one.after.has(word)),
    ),
  );
}

const SIDES = ['before', 'after'] as const;

function isNear(told: Told, word: string): boolean {
  return SIDES.some((side) => (told[side].get(word) ?? Infinity) <= NEAR_IN_STATEMENT);
}

type Distances = ReadonlyMap<string, number>;

function without(words: Distances, { before, after }: Told): Distances {
  return new Map([...words].filter(([word]) => !before.has(word) && !after.has(word)));
}

function nearestOf(words: Distances): readonly string[] {
  const found = [...words].filter(([, distance]) => distance <= NEAREST);
  return found.toSorted(([, one], [, other]) => one - other).map(([word]) => word);
}

const YEAR = /^(?:1\d|20)\d\d$/u;

/** Counts are told by the years beside them, too: `31 between 1751 and 1800`. */
function toldIn(text: string): readonly Told[] {
  const figures = readQuantities(text);
  const counts = figures.filter((one) => !isYear(one));
  const words = termsIn(text).filter(({ term }) => !/^\d/u.test(term));
  if (counts.length === figures.length) return tellFigures(text, figures, words);
  const years = tellFigures(text, figures, words).filter(({ figure }) => isYear(figure));
  const dated = termsIn(text).filter(({ term }) => !/^\d/u.test(term) || YEAR.test(term));
  return [...years, ...tellFigures(text, counts, dated)];
}

function tellFigures(text: string, figures: readonly Quantity[], words: readonly Term[]): readonly Told[] {
  if (figures.length === 0) return [];
  const isWithin = (at: number): boolean =>
    figures.some(({ start, text: figure }) => at > start && at < start + figure.length);
  // "Thirty-seven" is "seven and thirty" in Arabic.
  const separators = [...text.matchAll(SEPARATORS)].filter(
    ({ index, 0: word }) => !isWithin(index) && !isOfSpan(text, index, index + word.length),
  );
  const ends = separators.map(({ index }) => index);
  // "Compared with" tells of neither side.
  const isSeparator = ({ start }: Term): boolean =>
    separators.some(({ index, 0: word }) => start >= index && start < index + word.length);
  const blockOf = (at: number): number => ends.filter((end) => end <= at).length;
  const blocks = figures.map(({ start }) => blockOf(start));
  return figures.map((figure, index) => {
    const block = blocks[index] ?? 0;
    // A part without a figure is of the next one.
    const isOwn = ({ start }: Term): boolean => {
      const place = blockOf(start);
      return place === block || (blocks.every((other) => other !== place) && block === next(blocks, place));
    };
    const own = words.filter((word) => isOwn(word) && !isSeparator(word));
    return {
      figure,
      block,
      before: distances(own.filter((word) => word.start < figure.start).toReversed()),
      after: distances(own.filter((word) => word.start > figure.start)),
    };
  });
}

/** "Between 1751 and 1800" is one time. */
function isOfSpan(text: string, start: number, end: number): boolean {
  return /\d{4}\s*$/u.test(text.slice(0, start)) && /^\s*\d{4}(?!\d)/u.test(text.slice(end));
}

function next(blocks: readonly number[], place: number): number {
  return Math.min(...blocks.filter((block) => block > place));
}

function distances(words: readonly Term[]): Distances {
  const found = new Map<string, number>();
  words.forEach(({ term }, index) => {
    // Of characters any two in a row are a term.
    const distance = /\p{Script=Han}/u.test(term) ? (index + 1) / HAN_TERMS : index + 1;
    if (!found.has(term)) found.set(term, distance);
  });
  return found;
}
