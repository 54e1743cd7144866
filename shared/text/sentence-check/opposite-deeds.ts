import { onFirstUse } from '../on-first-use.ts';
import { type Pair, anyOf, orderOf, sentencesOf, setOf } from './read-parts.ts';
import { OPPOSITE_WORDS } from './opposite-words.ts';
import { BY_DEFAULT } from './states.ts';
import { polarityWords } from './polarity-words.ts';

interface Compiled {
  readonly one: RegExp;
  readonly other: RegExp;
  readonly isMutual: boolean;
}

interface Opposites {
  /** Finds more than they do and is made sooner: a class of all letters takes long to compile. */
  readonly likely: RegExp;
  readonly compile: () => Compiled;
}

const opposites = onFirstUse((): readonly Opposites[] =>
  OPPOSITE_WORDS.map(({ spaced, unspaced = [], isMutual = false }) => ({
    likely: new RegExp(
      [...spaced, ...unspaced].join('|').replaceAll(String.raw`\p{L}`, String.raw`\S`),
      'iu',
    ),
    compile: onFirstUse(() => ({
      one: anyOf(spaced[0], unspaced[0]),
      other: anyOf(spaced[1], unspaced[1]),
      isMutual,
    })),
  })),
);
const LEAST_SHARED = 2;
const SAME = 0.4;

/** The verb of a statement that says the opposite of the one in a sentence of its quotes, of the same things. */
export function oppositeDeeds(statement: string, quotes: readonly string[]): readonly string[] {
  const found = opposites().flatMap(({ likely, compile }) => {
    if (!likely.test(statement)) return [];
    const pair = compile();
    const side = sideOf(statement, pair.one, pair.other);
    return side === undefined ? [] : [{ ...pair, side }];
  });
  if (found.length === 0 || isDenied(statement) || statement.search(BY_DEFAULT) >= 0) return [];
  const own = setOf(statement);
  const sentences = sentencesOf(quotes).filter((text) => {
    const shared = [...setOf(text)].filter((term) => own.has(term)).length;
    return shared >= LEAST_SHARED;
  });
  return found
    .filter(({ one, other, isMutual, side }) => {
      const sides = sentences.map((text) => ({ text, side: sideOf(text, one, other) }));
      const isBorne = sentences.some((text) => text.search(side.isFirst ? one : other) >= 0);
      const opposed = sides.filter(
        ({ text, side: their }) =>
          their !== undefined &&
          their.isFirst !== side.isFirst &&
          isAbout(own, text) &&
          !(isMutual && orderOf(around(statement, side), around(text, their)) < 0),
      );
      return !isBorne && opposed.some(({ text }) => !isDenied(text));
    })
    .map(({ side }) => side.text);
}

function isAbout(own: ReadonlySet<string>, text: string): boolean {
  const theirs = setOf(text);
  const shared = [...own].filter((term) => theirs.has(term)).length;
  return shared >= Math.max(LEAST_SHARED, SAME * (own.size - 1));
}

/** "A is north of B" says the same as "B is south of A". */
function around(text: string, { text: word }: Side): Pair {
  const at = text.indexOf(word);
  return { first: setOf(text.slice(0, at)), second: setOf(text.slice(at + word.length)) };
}

interface Side {
  readonly isFirst: boolean;
  readonly text: string;
}

function sideOf(text: string, one: RegExp, other: RegExp): Side | undefined {
  const [first] = [...text.matchAll(one)];
  const [second] = [...text.matchAll(other)];
  if ((first === undefined) === (second === undefined)) return undefined;
  return { isFirst: first !== undefined, text: (first ?? second)?.[0] ?? '' };
}

const WITHOUT = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem|zonder|nothing|rien|nichts)(?!\p{L})/giu;

function isDenied(source: string): boolean {
  const text = source.replaceAll(WITHOUT, ' ');
  return text.search(polarityWords(text).denial) >= 0;
}
