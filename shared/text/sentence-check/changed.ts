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
import {
  DENYING_ENDINGS,
  NEGATING_PREFIXES,
  OTHER_DENIALS,
  type PolarityWords,
  polarityWords,
} from './polarity-words.ts';
import { readQuantities } from './quantities.ts';
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
      ...(copy === undefined ? [] : changedFrom(copy, statement, { beside, texts: [...quotes, ...known] })),
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
  readonly texts: readonly string[];
}

function changedFrom(copy: Alignment, statement: string, { beside, texts }: Others): readonly Changed[] {
  const things = new Set(terms(beside));
  const changes = copy.changes.filter(isShort);
  const more = saysMore(statement, copy)
    ? [{ kind: 'strength' as const, words: wordsOfMore(statement, copy) }]
    : [];
  if (changes.length === 0) return more;
  const words = polarityWords(statement, copy.quoted.join(' '));
  return [
    ...more,
    ...changes.flatMap((change) => {
      const said = change.said.join(' ');
      const other = otherWord(change, copy, texts);
      return [
        ...(other === undefined ? [] : [{ kind: 'name' as const, words: other }]),
        ...(hasOtherFigure(change) || dropsEnd(change, statement)
          ? [{ kind: 'figure' as const, words: said }]
          : []),
        ...((hasOtherName(change, statement, texts) && !isOtherFact(change, copy)) ||
        isOfAnother(change, things)
          ? [{ kind: 'name' as const, words: said }]
          : []),
        ...(deniesOtherwise(change, words) &&
        !isSaidOtherwise(change, words, { statement, quoted: copy.quoted.join(' ') })
          ? [{ kind: 'negation' as const, words: said }]
          : []),
        ...((turnsOtherwise(change, words) && !comparesAlike(statement, [copy.quoted.join(' ')])) ||
        exchangesAlternative(change)
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

function hasOtherFigure({ said, quoted }: Change): boolean {
  const [mine, theirs] = [valuesIn(said), valuesIn(quoted)];
  return mine.length > 0 && theirs.length > 0 && !mine.some((value) => theirs.includes(value));
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

function deniesOtherwise({ said, quoted }: Change, words: PolarityWords): boolean {
  if (said.some((word) => quoted.some((other) => differsByDenial(word, other)))) return true;
  const [mine, theirs] = [said.join(' '), quoted.join(' ')];
  if (isDenial(mine, words) === isDenial(theirs, words)) return false;
  // Characters are cut into words that a phrase may run over.
  if (`${mine} ${theirs} ${said.join('')} ${quoted.join('')}`.search(words.noDenial) >= 0) return false;
  // "Not supported" of "unsupported", "cannot" of "is unable to".
  const [denying, other] = isDenial(mine, words) ? [said, quoted] : [quoted, said];
  // "Not uncommon" of "common".
  if (denying.some((word) => other.some((plain) => isNegated(word) && fold(word).endsWith(fold(plain)))))
    return false;
  return other.join(' ').search(words.near) < 0 && !other.some(isNegated);
}

/** After these a denial leaves open what it denies. */
const MAY_NOT = /^(?:puede|pueden|podría|peut|peuvent|può|possono|pode|podem)$/iu;
const EXCEPT = /(?<!\p{L})(?:except|unless|sauf|außer|excepto|salvo|tranne|exceto|behalve|кроме)(?!\p{L})/iu;
/** "But not the third, which is slower": what is denied was said before. */
const BUT_NOT =
  /(?<!\p{L})(?:but not|aber nicht|mais pas|pero no|ma non|mas não|maar niet)\s(?!\p{L}+(?:\s\p{L}+)?$)/iu;
const IF_NOT = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem|zonder|без)(?!\p{L})/iu;

/** A denial that only stands elsewhere, that was open, or that an exception or "without" tells. */
function isSaidOtherwise(
  change: Change,
  words: PolarityWords,
  { statement, quoted }: { readonly statement: string; readonly quoted: string },
): boolean {
  const [mine, theirs] = [countDenials(statement, words), countDenials(quoted, words)];
  const isMoved =
    mine > 0 &&
    mine === theirs &&
    [...change.said, ...change.quoted].every(
      (word) => isStopword(fold(word)) || /\p{Script=Han}/u.test(word),
    );
  const isOpen = MAY_NOT.test(change.before.at(-1) ?? '');
  const isExcept = EXCEPT.test(quoted) !== EXCEPT.test(statement) && statement.search(words.noDenial) >= 0;
  return isMoved || isOpen || isExcept || IF_NOT.test(change.said.join(' ')) || BUT_NOT.test(quoted);
}

function countDenials(text: string, { denial }: PolarityWords): number {
  return [...text.matchAll(denial)].length;
}

const LEAST_ROOT = 3;

/** Of two forms of one verb that denies by its ending, the one does and the other does not. */
function differsByDenial(word: string, other: string): boolean {
  const [own, their] = [word.search(DENYING_ENDINGS), other.search(DENYING_ENDINGS)];
  if (own >= 0 === their >= 0) return false;
  const [root, plain] = own >= 0 ? [word.slice(0, own), other] : [other.slice(0, their), word];
  return root.length >= LEAST_ROOT && fold(plain).startsWith(fold(root));
}

function isDenial(text: string, { denial }: PolarityWords): boolean {
  return text.search(denial) >= 0 || OTHER_DENIALS.test(text);
}

function isNegated(word: string): boolean {
  const folded = fold(word);
  return NEGATING_PREFIXES.some((prefix) => folded.startsWith(prefix) && folded.length > prefix.length + 3);
}

function turnsOtherwise({ said, quoted }: Change, { more, less }: PolarityWords): boolean {
  const way = (text: string): string =>
    [more, less].map((cue) => (text.search(cue) >= 0 ? '1' : '0')).join('');
  const ways = [way(said.join(' ')), way(quoted.join(' '))];
  return ways.includes('10') && ways.includes('01');
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
