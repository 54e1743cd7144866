import { RecentTexts } from '../words/recent-texts.ts';
import { type Allotted, figuresIn, readAllotted } from './allotted-figures.ts';
import { wordsIn } from './contrasted-words.ts';
import { isSameFigure } from './figure-kinds.ts';
import { COMPARED, orderOf } from './figure-order.ts';
import type { Quantity } from './quantities.ts';
import { sentencesOf } from './read-parts.ts';

const recent = new RecentTexts<readonly Allotted[]>();

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
  const own = figures.map((figure) => said.filter((one) => isSameValue(one, figure)));
  const [first, second] = own;
  const [one, other] = words.map((word) => (word === undefined ? undefined : places.get(word)));
  if (first === undefined || second === undefined || first.length + second.length === 0) return [];
  if (first.length > 0 && second.length > 0) {
    const [mine, theirs] = [first[0], second[0]];
    if (mine === undefined || theirs === undefined || one === undefined || other === undefined) return [];
    return orderOf({ things: [one, other], figures: [mine, theirs] }, statement) === 'crossed' ? [mine] : [];
  }
  if (COMPARED.test(statement)) return [];
  if (first.length > 0) return one === undefined && other !== undefined ? first : [];
  return words[0] !== undefined && one !== undefined && other === undefined ? second : [];
}

/** Of a list only the last figure has its unit. */
function isSameValue(said: Quantity, quoted: Quantity): boolean {
  const isBare = quoted.unit === undefined && quoted.values.some((value) => said.values.includes(value));
  return isSameFigure(said, quoted) || isBare;
}
