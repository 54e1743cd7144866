import { type Two, type Word, contrastsIn, coordinatedIn, isTelling, wordsIn } from './contrasted-words.ts';
import { isJoined, isOfKind, isSameFigure } from './figure-kinds.ts';
import { orderOf } from './figure-order.ts';
import { type Quantity, readQuantities } from './quantities.ts';

/** Two figures of a sentence, and the words by which the things that have them are told apart. */
export interface Allotted {
  /** Of the first thing none, where only the second is named behind the comparison. */
  readonly words: readonly [string | undefined, string];
  readonly figures: readonly [Quantity, Quantity];
}

const LEAST_COUNT = 10;

/** In order, without what may belong to a name (`FGF-23`, `enzyme 2`) or be told of anything (`three`). */
export function figuresIn(text: string): readonly Quantity[] {
  return readQuantities(text)
    .filter(
      ({ unit, isWord, values, start }) =>
        !/(?:[\p{L}\p{N}-]|±\s?)$/u.test(text.slice(0, start)) &&
        (unit !== undefined || (!isWord && values.some((value) => value >= LEAST_COUNT || value % 1 !== 0))),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Pairs of contrasted words with the two figures that a sentence gives them. */
export function readAllotted(sentence: string): readonly Allotted[] {
  const figures = figuresIn(sentence);
  if (figures.length < 2) return [];
  const words = wordsIn(sentence);
  const pairs = [...contrastsIn(words), ...coordinatedIn(words, sentence)];
  return [...comparedIn(sentence, { figures, words }), ...inTurnIn(sentence, { figures, words })].concat(
    pairs.flatMap(([one, other]) => {
      const between = pairs.filter((pair) => pair[0].start > other.start);
      return figurePairs(figures, sentence).flatMap((two): readonly Allotted[] => {
        // Of several contrasts those before the figures count that stand next to them.
        if (between.some((pair) => pair[1].start < two[0].start)) return [];
        const order = orderOf({ things: [one.start, other.start], figures: two }, sentence);
        return order === 'straight' ? [{ words: [one.word, other.word], figures: two }] : [];
      });
    }),
  );
}

interface Parsed {
  readonly figures: readonly Quantity[];
  readonly words: readonly Word[];
}

const AGAINST =
  /(?<!\p{L})(?:compared (?:with|to)|versus|against|gegenüber|verglichen mit|contre|frente a)(?!\p{L})(?:[^.;]|\.(?=\d))*/giu;

/** "87 %, compared with the 3.3 % of Yahoo": what is named behind has the figure behind. */
function comparedIn(sentence: string, { figures, words }: Parsed): readonly Allotted[] {
  return [...sentence.matchAll(AGAINST)].flatMap(({ index, 0: phrase }): readonly Allotted[] => {
    const isWithin = (start: number): boolean => start > index && start < index + phrase.length;
    const [theirs, ...more] = figures.filter(({ start }) => isWithin(start));
    if (theirs === undefined || more.length > 0) return [];
    const own = figures.findLast(({ start }) => start < index && start >= 0);
    const named = words.filter(
      ({ word, start }) =>
        isWithin(start) &&
        isTelling(word) &&
        /^\p{Lu}/u.test(sentence.slice(start)) &&
        words.every((other) => other.start === start || other.word !== word),
    );
    const [name] = named;
    if (own === undefined || name === undefined || !isOfKind(own, theirs) || isSameFigure(own, theirs))
      return [];
    return [{ words: [undefined, name.word], figures: [own, theirs] }];
  });
}

const IN_TURN =
  /(?<first>(?:[\p{L}\p{N}-]+\s+){1,5})(?:and|und|et|y|e)\s+(?<second>[\p{L}\p{N}-]+(?:\s+[\p{L}\p{N}-]+){0,3}),?\s*(?:respectively|respectivement|respectivamente|rispettivamente)(?!\p{L})/iu;

/** "88 and 5 had the one and the other, respectively". */
function inTurnIn(sentence: string, { figures, words }: Parsed): readonly Allotted[] {
  const match = /respec|rispet/iu.test(sentence) ? IN_TURN.exec(sentence) : null;
  const { first = '', second = '' } = match?.groups ?? {};
  if (match === null) return [];
  const [one, other] = [wordsIn(first), wordsIn(second)].map((some, side) => {
    const rest = new Set((side === 0 ? wordsIn(second) : wordsIn(first)).map(({ word }) => word));
    const own = some.filter(({ word }) => isTelling(word) && !rest.has(word));
    return own.find(({ word }) => words.filter((all) => all.word === word).length === 1);
  });
  if (one === undefined || other === undefined) return [];
  return figures.flatMap((figure): readonly Allotted[] => {
    const next = figures.find((later) => later.start > figure.start && isOfKind(later, figure));
    if (next === undefined || isSameFigure(figure, next) || !isJoined(figure, next, sentence)) return [];
    return next.start < match.index ? [{ words: [one.word, other.word], figures: [figure, next] }] : [];
  });
}

/** Two figures of one kind that are told together, or that are the only ones of their kind. */
function figurePairs(figures: readonly Quantity[], sentence: string): readonly Two<Quantity>[] {
  return figures.flatMap((one): readonly Two<Quantity>[] => {
    const rest = figures.filter((other) => other !== one && isOfKind(other, one));
    const [next] = rest.filter(({ start }) => start > one.start);
    if (next === undefined || isSameFigure(one, next)) return [];
    return isJoined(one, next, sentence) || rest.length === 1 ? [[one, next]] : [];
  });
}
