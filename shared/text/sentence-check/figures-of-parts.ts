import { RecentTexts } from '../words/recent-texts.ts';
import { isOfKind, isSameFigure } from './figure-kinds.ts';
import { type Quantity, readQuantities } from './quantities.ts';
import { sentencesOf, setOf } from './read-parts.ts';

/** A figure, and all words of the part of a sentence that tells it. */
interface Told {
  readonly figure: Quantity;
  /** The same for figures that are told in one part. */
  readonly part: object;
  readonly words: ReadonlySet<string>;
}

/** What follows is set beside what stands before it, as one statement beside another. */
const BESIDE =
  /[;；。]|\.(?=\s)|(?<!\p{L})(?:while|whereas|but|während|aber|tandis que|alors que|mientras(?: que)?|pero|mentre|enquanto|terwijl|بينما|في حين|لكن)(?!\p{L})|而(?!且)|[，,]\s?但/iu;
/** Members of a list, and the two sides of a comparison. */
const JOINS =
  /[,:](?=\s)|[，、،：]|(?<!\p{L})(?:and|compared (?:with|to)|versus|vs\.?|against|than|und|als|gegenüber|sowie|et|contre|y|frente a|e|en|и|और)(?!\p{L})|(?<=\s)و(?=\p{L})|[和与及]/iu;
const COMPARES = /^(?:compared|versus|vs|against|than|als|gegenüber|contre|frente)/iu;
const IN_TURN =
  /(?<!\p{L})(?:respectively|respectivement|respectivamente|rispettivamente|beziehungsweise|jeweils|bzw|соответственно|क्रमशः|على التوالي)(?!\p{L})|分别|それぞれ/iu;

const recent = new RecentTexts<readonly Told[]>();

/**
 * The first of two figures that have changed places: the words that the quotes have beside the one stand beside the other, and
 * the other way round. Unlike what tells a single figure from another, it asks nothing of how near the words stand.
 */
export function figuresOfOthers(statement: string, quotes: readonly string[]): readonly string[] {
  const said = toldIn(statement);
  if (said.length < 2 || IN_TURN.test(statement)) return [];
  const quoted = sentencesOf(quotes).flatMap((sentence) => recent.take(sentence, toldIn));
  const places = said.flatMap((one) => {
    const same = quoted.filter(({ figure }) => isSameFigure(figure, one.figure));
    const [place] = same;
    return place === undefined || same.length > 1 ? [] : [{ one, place }];
  });
  return places.flatMap(({ one, place }, index) => {
    const isCrossed = places
      .slice(index + 1)
      .some(
        (next) =>
          isOfKind(next.one.figure, one.figure) &&
          !isSameFigure(next.one.figure, one.figure) &&
          next.one.part !== one.part &&
          next.place.part !== place.part &&
          areCrossed([one, next.one], [place, next.place]),
      );
    return isCrossed ? [one.figure.text] : [];
  });
}

type Two = readonly [Told, Told];

function areCrossed([one, other]: Two, [place, next]: Two): boolean {
  const across = [countOwn(one, other, next, place), countOwn(other, one, place, next)];
  const straight = countOwn(one, other, place, next) + countOwn(other, one, next, place);
  return !across.includes(0) && (across[0] ?? 0) + (across[1] ?? 0) > MUCH_MORE * straight;
}

const MUCH_MORE = 4;

/** How many words that only one of two parts has are in only one of two others. */
function countOwn(one: Told, other: Told, place: Told, next: Told): number {
  return [...one.words].filter(
    (word) => !other.words.has(word) && place.words.has(word) && !next.words.has(word),
  ).length;
}

function toldIn(sentence: string): readonly Told[] {
  if (IN_TURN.test(sentence)) return [];
  const figures = readQuantities(sentence).filter((figure) => !isSmallWord(figure));
  if (figures.length === 0) return [];
  return splitAt(sentence, BESIDE, 0).flatMap((side) =>
    membersOf(side, figures).flatMap(({ text, start }) => {
      const words = new Set([...setOf(text)].filter((word) => !/^\p{N}/u.test(word)));
      const part = {};
      return figuresWithin({ text, start }, figures).map((figure) => ({ figure, part, words }));
    }),
  );
}

const SMALL = 12;

/** "Two" may be part of a name, and "one" of anything. */
function isSmallWord({ isWord, unit, values }: Quantity): boolean {
  return isWord && unit === undefined && (values[0] ?? 0) <= SMALL;
}

interface Piece {
  readonly text: string;
  readonly start: number;
}

function figuresWithin({ text, start }: Piece, figures: readonly Quantity[]): readonly Quantity[] {
  return figures.filter((figure) => figure.start >= start && figure.start < start + text.length);
}

/** A part without a figure is of the next one; of the one before, where figures lead. */
function membersOf(side: Piece, figures: readonly Quantity[]): readonly Piece[] {
  const pieces = splitAt(side.text, JOINS, side.start, figures);
  const hasFigure = (piece: Piece | undefined): boolean =>
    piece !== undefined && figuresWithin(piece, figures).length > 0;
  const leads = hasFigure(pieces[0]) && !hasFigure(pieces.at(-1));
  const members: Piece[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const last = members.at(-1);
    const isOwn = hasFigure(piece);
    const isBack = last !== undefined && !isOwn && (leads || COMPARES.test(piece.text));
    if (last !== undefined && (isOpen || isBack)) {
      members[members.length - 1] = { text: `${last.text}${piece.text}`, start: last.start };
      if (isOwn) isOpen = false;
    } else {
      members.push(piece);
      isOpen = !isOwn;
    }
  }
  const end = members.at(-1);
  const before = members.at(-2);
  if (end === undefined || before === undefined || hasFigure(end)) return members;
  return [...members.slice(0, -2), { text: `${before.text}${end.text}`, start: before.start }];
}

/** The pieces of a text, each with the separator that it begins with; a figure is not split. */
function splitAt(
  text: string,
  separator: RegExp,
  from: number,
  figures: readonly Quantity[] = [],
): readonly Piece[] {
  const isWithin = (at: number): boolean =>
    figures.some(({ start, text: figure }) => at > start && at < start + figure.length);
  const cuts = [...text.matchAll(new RegExp(separator, 'giu'))]
    .map(({ index }) => index)
    .filter((index) => index > 0 && !isWithin(from + index));
  return [0, ...cuts].map((cut, place) => ({
    text: text.slice(cut, cuts[place] ?? text.length),
    start: from + cut,
  }));
}
