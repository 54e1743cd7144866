import { comparesAlike } from './compared.ts';
import { terms } from '../words/analyze.ts';
import { fold } from '../words/fold.ts';
import { isStopword } from '../words/stopwords.ts';
import { stem } from '../words/stem.ts';
import { textLanguage } from './language.ts';
import { isNameBorne, nameSources } from './names.ts';
import { exchangesAlternative } from './alternatives.ts';
import { type Alignment, type Change, alignmentsOf, nearestCopy } from './near-copy.ts';
import { otherWord } from './other-word.ts';
import { saysMore, wordsOfMore } from './overstated.ts';
import { deniesOtherwise, isOfTheOthers, isSaidOtherwise, turnsOtherwise } from './changed-denials.ts';
import { isDifference } from './differences.ts';
import { readDoubled } from './doubled-denials.ts';
import { multiplierOf } from './number-words.ts';
import { polarityWords } from './polarity-words.ts';
import { type Quantity, readQuantities } from './quantities.ts';
import { sentencesOf } from './read-parts.ts';
import { isSame } from './same-amount.ts';
import { exchangesThings } from './swapped.ts';

/** What a statement that repeats a quote has changed in it: words that make another statement of it. */
export interface Changed {
  readonly kind: 'figure' | 'name' | 'negation' | 'direction' | 'strength';
  readonly words: string;
}

/**
 * Looks only at what a statement has put in the place of a few words of a sentence that it otherwise repeats. `known` shows
 * which words with a capital are ordinary ones, `beside` which things are set beside each other.
 */
export function changedIn(
  statement: string,
  quotes: readonly string[],
  { beside = '', known = [] }: { readonly beside?: string; readonly known?: readonly string[] } = {},
): readonly Changed[] {
  return [statement, ...partsOf(statement)].flatMap((text) => {
    const alignments = alignmentsOf(text, quotes);
    const copy = nearestCopy(alignments);
    const found = [
      ...(exchangesThings(text, alignments) ? [{ kind: 'direction' as const, words: '' }] : []),
      ...(copy === undefined
        ? []
        : changedFrom(copy, statement, { beside, quotes, texts: [...quotes, ...known] })),
    ];
    // Figures are held against all quotes, in the whole.
    return text === statement ? found : found.filter(({ kind }) => kind !== 'figure');
  });
}

const PARTS =
  /[;:,](?=\s)|[；，、]|(?<!\p{L})(?:and|but|while|whereas|und|aber|während|sondern|et|mais|tandis que|y|pero|mientras|e|ma|mentre|mas|enquanto|en|maar|terwijl|и|но)(?!\p{L})/iu;
const LEAST_WORDS = 4;

/** What a statement says of several things: it may repeat a sentence in each. */
function partsOf(statement: string): readonly string[] {
  const parts = statement.split(PARTS).map((part) => part.trim());
  return parts.length === 1 ? [] : parts.filter((part) => part.split(/\s+/u).length >= LEAST_WORDS);
}

interface Others {
  readonly beside: string;
  readonly quotes: readonly string[];
  readonly texts: readonly string[];
}

function changedFrom(
  copy: Alignment,
  statement: string,
  { beside, quotes, texts }: Others,
): readonly Changed[] {
  const things = new Set(terms(beside));
  const changes = copy.changes.filter(isShort);
  const more = saysMore(statement, copy)
    ? [{ kind: 'strength' as const, words: wordsOfMore(statement, copy) }]
    : [];
  if (changes.length === 0) return more;
  const words = polarityWords(statement, copy.quoted.join(' '));
  // What denies a denial is read in whole clauses.
  const isDoubled = [statement, copy.quoted.join(' ')].some(
    (text) => readDoubled(text, words).doubled.size > 0,
  );
  return [
    ...more,
    ...changes.flatMap((change) => {
      const said = change.said.join(' ');
      const other = otherWord(change, copy, texts);
      return [
        ...(other === undefined ? [] : [{ kind: 'name' as const, words: other }]),
        ...((hasOtherFigure(change, copy) && !isDerived(change, statement, quotes)) ||
        dropsEnd(change, statement)
          ? [{ kind: 'figure' as const, words: said }]
          : []),
        ...((hasOtherName(change, statement, texts) && !isOtherFact(change, copy)) ||
        isOfAnother(change, things)
          ? [{ kind: 'name' as const, words: said }]
          : []),
        ...(!isDoubled &&
        deniesOtherwise(change, words) &&
        !isSaidOtherwise(change, words, { statement, quoted: copy.quoted.join(' ') })
          ? [{ kind: 'negation' as const, words: said }]
          : []),
        ...(!isDoubled &&
        ((turnsOtherwise(change, words) &&
          !comparesAlike(statement, [copy.quoted.join(' ')]) &&
          !isOfTheOthers(statement, copy.quoted.join(' '), words)) ||
          exchangesAlternative(change))
          ? [{ kind: 'direction' as const, words: said }]
          : []),
      ];
    }),
  ];
}

const MOST_WORDS = 3;

function isShort({ said, quoted }: Change): boolean {
  return said.length <= MOST_WORDS && quoted.length <= MOST_WORDS;
}

function hasOtherFigure({ said, quoted }: Change, copy: Alignment): boolean {
  const [mine, theirs] = [valuesIn(said), valuesIn(quoted)];
  const isOther = mine.length > 0 && theirs.length > 0 && !mine.some((value) => theirs.includes(value));
  if (!isOther) return false;
  const own = amountsOf(said, copy.said);
  // A figure that is only near another is not that of another place.
  const isNear = own.every(({ isApproximate, bound }) => isApproximate || bound !== undefined);
  return !isSameAmount(own, amountsOf(isNear ? copy.quoted : quoted, copy.quoted));
}

/** "By 40 %" of "from 5 % to 7 %". */
function isDerived({ start, end }: Change, statement: string, quotes: readonly string[]): boolean {
  const said = readQuantities(statement).filter((one) => one.start >= start && one.start < end);
  const sentences = sentencesOf(quotes);
  return said.length > 0 && said.every((one) => isDifference(one, statement, sentences));
}

/** The amounts that some words of a sentence are of, with their units: "0.25 g" of "250 mg". */
function amountsOf(words: readonly string[], sentence: readonly string[]): readonly Quantity[] {
  return readQuantities(sentence.join(' ')).filter(({ text }) => words.includes(text));
}

function isSameAmount(said: readonly Quantity[], quoted: readonly Quantity[]): boolean {
  return said.length > 0 && said.every((one) => quoted.some((other) => isCloseTo(one, other)));
}

const CLOSE = 0.01;

/** "Almost 52,000" of 51,940; what is further off has been changed. */
function isCloseTo(said: Quantity, quoted: Quantity): boolean {
  const [value = 0, known = 0] = [said, quoted].map(
    ({ values, unit }) => (values[0] ?? 0) * (unit?.factor ?? 1),
  );
  return isSame(said, quoted) && Math.abs(value - known) <= CLOSE * Math.abs(known);
}

const CONNECTS = /^(?:to|bis|à|a|al|tot|до|through|and)$/iu;
const RANGE = /^\d[\d.,]*[-‐‑–]\d/u;

/** "10 hours" of "8 to 10 hours": one end of a range in the place of it, not said to be a limit. */
function dropsEnd({ said, quoted }: Change, statement: string): boolean {
  const isBegun = said.length === 0 && /^\d/u.test(quoted[0] ?? '') && CONNECTS.test(quoted[1] ?? '');
  const isCut = quoted.some((word) => RANGE.test(word)) && /^\d[\d.,]*$/u.test(said[0] ?? '');
  return (isBegun || isCut) && readQuantities(statement).every(({ bound }) => bound === undefined);
}

function valuesIn(words: readonly string[]): readonly number[] {
  return readQuantities(words.filter((word) => /\d/u.test(word)).join(' ')).flatMap(({ values }) => values);
}

/** What is repeated goes on behind the own place of the name: it tells the next fact of the sentence. */
function isOtherFact({ said }: Change, { changes }: Alignment): boolean {
  const passed = changes.filter((other) => other.said.length === 0).flatMap(({ quoted }) => quoted);
  const names = said.filter(isNameLike);
  return names.length > 0 && names.every((name) => passed.includes(name));
}

/** One of the things that were asked about in the place of another: `disk buffer` of `memory buffer`. */
function isOfAnother({ said, quoted }: Change, things: ReadonlySet<string>): boolean {
  const [mine, theirs] = [terms(said.join(' ')), terms(quoted.join(' '))];
  const isAsked = (words: readonly string[]): boolean =>
    words.length > 0 && words.every((word) => things.has(word));
  return isAsked(mine) && isAsked(theirs) && !mine.some((word) => theirs.includes(word));
}

const COMMON_ENDINGS = /(?:tion|sion|ing|ment|ness|ity|ance|ence|ism|ers?|ors?|ung|heit|keit|schaft|s)$/iu;
const ARTICLES =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|im|am|zum|zur|vom|beim|kein|keine|diese[rsmn]?)$/iu;

/** One word with a capital in the place of another: a name, unless it is an ordinary word that only begins the sentence. */
function hasOtherName(change: Change, statement: string, texts: readonly string[]): boolean {
  const [mine, theirs] = [change.said.filter(isNameLike), change.quoted.filter(isNameLike)];
  const [name, other] = [mine[0], theirs[0]];
  if (name === undefined || other === undefined || mine.length !== theirs.length) return false;
  if (bears(other, name) || bears(name, other) || bears(statement, other)) return false;
  // "Mio." of "Millionen".
  if (multiplierOf(name) !== undefined && multiplierOf(name) === multiplierOf(other)) return false;
  const isNoun = textLanguage(statement) === 'de' && ARTICLES.test(wordBefore(name, change));
  const isOrdinaryFirst = change.isFirst && (COMMON_ENDINGS.test(name) || COMMON_ENDINGS.test(other));
  return (
    !isNoun && !isOrdinaryFirst && !isSmallSomewhere(name, texts) && stem(fold(name)) !== stem(fold(other))
  );
}

function wordBefore(name: string, { said, before }: Change): string {
  return [...before, ...said.slice(0, said.indexOf(name))].at(-1) ?? '';
}

function bears(text: string, word: string): boolean {
  return isNameBorne({ text: word, kind: 'name', isFirst: false }, nameSources([text]));
}

function isNameLike(word: string): boolean {
  return /^\p{Lu}/u.test(word) && word.length > 1 && !isStopword(fold(word));
}

function isSmallSomewhere(name: string, texts: readonly string[]): boolean {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return small !== name && texts.some((text) => text.includes(` ${small}`));
}
