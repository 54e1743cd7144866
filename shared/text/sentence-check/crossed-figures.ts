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
  /[;:](?=\s)|,(?=\s)|[，；、。]|(?<![\p{L}\p{M}])(?:and|but|while|whereas|compared (?:with|to)|versus|vs\.?|against|than|und|aber|während|gegenüber|et|mais|tandis que|alors que|contre|y|pero|mientras(?: que)?|frente a|e|ma|mentre|mas|maar|terwijl|и|но|और|जबकि|लेकिन|لكن|بينما)(?![\p{L}\p{M}])|(?<=\s)و(?=\p{L}|\d)|[而和与]/giu;
/** What follows is allotted by its order. */
const IN_TURN =
  /(?<!\p{L})(?:respectively|respectivement|respectivamente|rispettivamente|beziehungsweise|jeweils|bzw|соответственно|क्रमशः|على التوالي)(?!\p{L})|分别|それぞれ/iu;
const NEAREST = 3;
const NEAR_IN_STATEMENT = 5;

/** The figures that a statement gives one thing where its quotes give them another, in a word nearby. */
export function crossedFigures(statement: string, quotes: readonly string[]): readonly string[] {
  const said = toldIn(statement);
  if (said.length === 0 || IN_TURN.test(statement)) return [];
  const sentences = sentencesOf(quotes).map((text) => ({ text, told: toldIn(text) }));
  return said
    .filter((one) => {
      const places = sentences.flatMap(({ text, told }) =>
        told.filter(({ figure }) => isSame(one.figure, figure)).map((at) => ({ at, told, text })),
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
}

function isCrossed(one: Told, said: readonly Told[], { at, told }: Place): boolean {
  const rivals = told.filter(
    (other) =>
      other.block !== at.block && isOfKind(other.figure, at.figure) && !isSame(other.figure, at.figure),
  );
  return rivals.some(
    (rival) =>
      // Told together, they are not told apart.
      !said.some((other) => other.block === one.block && isSame(other.figure, rival.figure)) &&
      SIDES.some((side) => {
        const [theirs] = nearestOf(without(rival[side], at));
        const [own] = nearestOf(without(at[side], rival));
        if (theirs === undefined || own === undefined || !isNear(one, theirs)) return false;
        // What belongs to the figure stands by it, or by none.
        const others = said.filter((other) => !isSame(other.figure, rival.figure));
        return others.every((other) => !other.before.has(own) && !other.after.has(own));
      }),
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

function isSame(one: Quantity, other: Quantity): boolean {
  return isOfKind(one, other) && one.values.some((value) => other.values.includes(value));
}

function isOfKind(one: Quantity, other: Quantity): boolean {
  return kindOf(one) === kindOf(other);
}

/** A year is no count. */
function kindOf({ unit, values, text }: Quantity): string {
  if (unit !== undefined) return `${unit.dimension} ${String(unit.factor)}`;
  const [value = 0] = values;
  return /^\d{4}$/u.test(text) && value > 1000 && value < 2100 ? 'year' : 'count';
}

function toldIn(text: string): readonly Told[] {
  const figures = readQuantities(text);
  if (figures.length === 0) return [];
  const ends = [...text.matchAll(SEPARATORS)].map(({ index }) => index);
  const blockOf = (at: number): number => ends.filter((end) => end <= at).length;
  const words = termsIn(text).filter(({ term }) => !/^\d/u.test(term));
  const blocks = figures.map(({ start }) => blockOf(start));
  return figures.map((figure, index) => {
    const block = blocks[index] ?? 0;
    // A part without a figure is of the next one.
    const isOwn = ({ start }: Term): boolean => {
      const place = blockOf(start);
      return place === block || (blocks.every((other) => other !== place) && block === next(blocks, place));
    };
    const own = words.filter(isOwn);
    return {
      figure,
      block,
      before: distances(own.filter((word) => word.start < figure.start).toReversed()),
      after: distances(own.filter((word) => word.start > figure.start)),
    };
  });
}

function next(blocks: readonly number[], place: number): number {
  return Math.min(...blocks.filter((block) => block > place));
}

function distances(words: readonly Term[]): Distances {
  const found = new Map<string, number>();
  words.forEach(({ term }, index) => {
    if (!found.has(term)) found.set(term, index + 1);
  });
  return found;
}
