import { RecentTexts } from '../words/recent-texts.ts';
import { analyze } from '../words/analyze.ts';
import { splitSentences } from '../words/sentences.ts';
import { shareEndings } from '../share-endings.ts';

/** A word of a text that tells something, with its place. */
export interface Term {
  readonly term: string;
  readonly start: number;
}

/** Sentences of a section are held against the same quotes, one check after the other. */
const recentTerms = new RecentTexts<readonly Term[]>();
const recentSets = new RecentTexts<ReadonlySet<string>>();
const recentSentences = new RecentTexts<readonly string[]>();

/** With names in capitals that look like words of grammar, as `AM` and `IT`. */
export function termsIn(text: string): readonly Term[] {
  return recentTerms.take(text, readTerms);
}

function readTerms(text: string): readonly Term[] {
  return analyze(text, { keepStopwords: true })
    .filter(({ stopword, start, end }) => !stopword || isName(text, start, end))
    .map(({ term, start }) => ({ term, start }));
}

/** `AM`, and the `A` of "group A". */
function isName(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  return /^\p{Lu}{2,}$/u.test(word) || (/^[A-HJ-Z]$/u.test(word) && /\p{L}\s$/u.test(text.slice(0, start)));
}

export function setOf(text: string): ReadonlySet<string> {
  return recentSets.take(text, (source) => new Set(termsIn(source).map(({ term }) => term)));
}

export function sentencesOf(quotes: readonly string[]): readonly string[] {
  return quotes.flatMap((quote) => recentSentences.take(quote, readSentences));
}

function readSentences(quote: string): readonly string[] {
  return splitSentences(quote).map(({ start, end }) => quote.slice(start, end));
}

const PARTS =
  /[;:,](?=\s)|[；，、。]|[()]|\s[–—-]\s|(?<!\p{L})(?:but|while|whereas|although|though|aber|während|sondern|obwohl|mais|tandis que|alors que|bien que|pero|sino|mientras|aunque|ma|mentre|mas|enquanto|maar|terwijl|но|लेकिन|जबकि|لكن|بينما)(?!\p{L})/iu;

/** What a sentence says one thing in: between its commas, brackets and words like "while". */
export function partsOf(sentence: string): readonly string[] {
  return sentence.split(PARTS).filter((part) => part.trim() !== '');
}

/** The words of the one that the other has not. */
export function onlyIn(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one].filter((word) => !other.has(word)));
}

/** How many of some words are in the one set and not in the other. */
function countOnlyIn(words: Iterable<string>, one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const word of words) if (one.has(word) && !other.has(word)) count += 1;
  return count;
}

/** Two things that a text tells apart, in the order or the parts that it gives them. */
export interface Pair {
  readonly first: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
}

/**
 * What a statement says of the first the quote says of the second, and the other way round: `1` straight, `-1` crossed,
 * `0` where the words do not tell.
 */
export function orderOf(said: Pair, quoted: Pair): 1 | 0 | -1 {
  const along = [
    countOnlyIn(said.first, quoted.first, quoted.second),
    countOnlyIn(said.second, quoted.second, quoted.first),
  ];
  const across = [
    countOnlyIn(said.first, quoted.second, quoted.first),
    countOnlyIn(said.second, quoted.first, quoted.second),
  ];
  const [isAlong, isAcross] = [!along.includes(0), !across.includes(0)];
  if (isAlong && isAcross) return orderOfHeads(said, quoted);
  if (isAcross) return -1;
  return isAlong ? 1 : 0;
}

/** What the first words of both tell. */
function orderOfHeads(said: Pair, quoted: Pair): 1 | 0 | -1 {
  const [[first = ''], [second = '']] = [[...said.first], [...said.second]];
  if (quoted.first.has(second) && quoted.second.has(first)) return -1;
  return quoted.first.has(first) && quoted.second.has(second) ? 1 : 0;
}

/** Any of some words, each in the whole; those of scripts without blanks anywhere. */
export function anyOf(spaced: string, unspaced = ''): RegExp {
  const whole = String.raw`(?<![\p{L}\p{M}\p{N}])(?:${shareEndings(spaced)})(?![\p{L}\p{M}\p{N}])`;
  return new RegExp(unspaced === '' ? whole : `${whole}|${unspaced}`, 'giu');
}
