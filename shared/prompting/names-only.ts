import { type TextLanguage, isFunctionWord, textLanguage } from '../text/sentence-check/language.ts';
import { contentWords, terms } from '../text/words/analyze.ts';
import { fold } from '../text/words/fold.ts';
import { hasUnspacedScript } from '../text/words/scripts.ts';
import { isStopword } from '../text/words/stopwords.ts';
import {
  type AskedWords,
  clauseWithin,
  isAskedPhrase,
  wordsOf,
  wordsWithoutArticles,
} from './asked-words.ts';
import {
  ADJECTIVE_ENDING,
  ASKING_WORDS,
  BEGINNING_A_CLAUSE,
  DENYING_WORDS,
  NEUTRAL_WORDS,
  NOUN_ENDING,
  PREPOSITIONS,
  SAID_OF_THINGS,
  STATING_WORDS,
  TAKING_FOR_GRANTED,
  WITHOUT,
} from './label-words.ts';

/**
 * True for a label that names what it is about and states nothing of it: made of words of what was asked, as they stand side
 * by side there, and of words by which one speaks of a side of anything ("Effect of …", "Daily dose"); or a question on what
 * was asked. What is not clearly so is taken to state something: "Velorin doubles attacks".
 */
export function namesOnly(label: string, asked: AskedWords): boolean {
  const words = wordsOf(label);
  const [first = ''] = words;
  if (ASKING_WORDS.has(first) || /[?？؟]\s*$/u.test(label)) return asksAbout(words, asked);
  const { name, clause } = splitClause(label);
  return isName(name, asked) && isKnown(clause, asked);
}

/** "Price while supplies last": a name, and a clause that takes something for granted. */
function splitClause(label: string): { readonly name: string; readonly clause: string } {
  const at = [...label.matchAll(/(?<=\s)[\p{L}\p{M}]+/gu)].find(([word]) =>
    BEGINNING_A_CLAUSE.has(word.toLowerCase()),
  );
  return at === undefined
    ? { name: label, clause: '' }
    : { name: label.slice(0, at.index), clause: label.slice(at.index) };
}

const LEAST_KNOWN = 0.5;

/** What takes nothing for granted may use other words than the question, as long as it is on the same. */
function asksAbout(words: readonly string[], asked: AskedWords): boolean {
  const text = words.join(' ');
  const isDenied = words.some(
    (word) => DENYING_WORDS.has(word) && !asked.some((clause) => clause.includes(word)),
  );
  if (isDenied) return false;
  if (takesForGranted(words)) return isKnown(text, asked);
  const said = contentWords(text);
  const known = said.filter((word) => isKnownWord(word, asked)).length;
  return known > 0 && known >= said.length * LEAST_KNOWN;
}

/** "How effective is it?" takes less for granted than "How does it heal?" */
function takesForGranted([first = '', second = '', third = '']: readonly string[]): boolean {
  return TAKING_FOR_GRANTED.has(first) && (STATING_WORDS.has(second) || !STATING_WORDS.has(third));
}

function isKnown(text: string, asked: AskedWords): boolean {
  return contentWords(text).every((word) => isKnownWord(word, asked));
}

function isKnownWord(word: string, asked: AskedWords): boolean {
  if (NEUTRAL_WORDS.has(word.toLowerCase()) || /^\p{N}+$/u.test(word)) return true;
  const own = terms(word);
  return asked.some((clause) =>
    clause.some((one) => {
      if (own.length > 0 && own.every((term) => terms(one).includes(term))) return true;
      return isDerived(word, one);
    }),
  );
}

const LEAST_ROOT = 4;

/** "Certification" of "certified", German "Lautstärke" of "laut": the same, as a noun. */
function isDerived(word: string, asked: string): boolean {
  const isNoun = NOUN_ENDING.test(word) || /^\p{Lu}/u.test(word);
  return isNoun && sharedStart(fold(word), fold(asked)) >= LEAST_ROOT;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** A noun and a preposition that make a verb. */
const STATING_PHRASE =
  /\S\s+(?:results? in|works? (?:for|on|against|in)|needs? to|(?:uses|used|using)(?! (?:of|for|in|by|with)\b)) \S/iu;

/** A stretch of a name between words that only link, and the last of these before it, in small letters. */
interface Piece {
  readonly link: string;
  readonly words: readonly string[];
}

/**
 * Each piece names something that was asked, or a side of it. One word of its own it may have behind a preposition, as that
 * states nothing: "Limits of customer keys".
 */
function isName(name: string, asked: AskedWords): boolean {
  const states = (word: string): boolean =>
    STATING_WORDS.has(word) && !(WITHOUT.has(word) && asked.some((clause) => clause.includes(word)));
  if (wordsOf(name).some(states) || STATING_PHRASE.test(name)) return false;
  const pieces = piecesOf(name, textLanguage(name, asked.flat().join(' ')));
  const others = pieces.filter((piece) => !isNamePiece(piece.words, asked));
  return (
    pieces.length > 0 &&
    others.length <= 1 &&
    others.every(
      (piece) => isQualified(piece.words, asked) || (piece !== pieces[0] && mayStandBehind(piece, asked)),
    )
  );
}

function piecesOf(name: string, language: TextLanguage): readonly Piece[] {
  const pieces: { link: string; words: string[] }[] = [];
  for (const part of name.split(/[,;:()/–—|•的与與和及、・の]+/u)) {
    pieces.push({ link: '', words: [] });
    for (const word of part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      if (isArticleBehind(word, pieces.at(-1))) continue;
      if (isStopword(fold(word)) || (language !== 'en' && isFunctionWord(word)))
        pieces.push({ link: word.toLowerCase(), words: [] });
      // Only in German a capital makes a noun.
      else pieces.at(-1)?.words.push(language === 'de' ? word : word.toLowerCase());
    }
  }
  return pieces.filter(({ words }) => words.length > 0);
}

/** "Of a vault" is linked as "of vaults" is. */
function isArticleBehind(word: string, piece: Piece | undefined): boolean {
  return piece?.words.length === 0 && wordsWithoutArticles(word).length === 0;
}

/** "Query performance": one word of its own, itself a noun, before one that speaks of a side of a thing. */
function isQualified(words: readonly string[], asked: AskedWords): boolean {
  const [first = '', ...others] = words;
  return (
    words.length === 2 &&
    others.every((word) => NEUTRAL_WORDS.has(word.toLowerCase())) &&
    !isKnownWord(first, asked) &&
    !ADJECTIVE_ENDING.test(first) &&
    !SAID_OF_THINGS.has(first.toLowerCase())
  );
}

const MOST_BEHIND = 2;

/** "Of customers", "of customer keys": at most one word that nobody asked about, and none that is said of a thing. */
function mayStandBehind({ link, words }: Piece, asked: AskedWords): boolean {
  const unknown = words.filter((word) => !isKnownWord(word, asked));
  return (
    PREPOSITIONS.has(link) &&
    words.length <= MOST_BEHIND &&
    unknown.length === 1 &&
    unknown[0] === words[0] &&
    !words.some((word) => SAID_OF_THINGS.has(word.toLowerCase()) || isParticiple(word))
  );
}

const LONGEST_PHRASE = 3;
const LONGEST_NAME = 5;
const LONGEST_UNSPACED = 8;

function isNamePiece(words: readonly string[], asked: AskedWords): boolean {
  const last = words.at(-1) ?? '';
  if (hasUnspacedScript(last))
    return words.every((word) => word.length <= LONGEST_UNSPACED && isAskedPhrase([word], asked));
  if (SAID_OF_THINGS.has(last.toLowerCase()) || isParticiple(last)) return false;
  if (!words.every((word) => isKnownWord(word, asked))) return false;
  const isOfSides = words.some((word) => isOfSide(word, asked));
  if (isOfSides && standsBetween(words)) return false;
  if (words.length === 1 || (isOfSides && words.length <= LONGEST_NAME)) return true;
  const phrase = wordsWithoutArticles(words.join(' '));
  const count = words.filter((word) => !/^\p{N}+$/u.test(word)).length;
  return count <= LONGEST_PHRASE && isAskedPhrase(phrase, asked) && !isWholeClause(phrase, asked);
}

/** A noun that speaks of a side of a thing: known as such, or made of a word of what was asked. */
function isOfSide(word: string, asked: AskedWords): boolean {
  const isNoun = NOUN_ENDING.test(word) && !asked.some((clause) => clause.includes(word.toLowerCase()));
  return isNoun || NEUTRAL_WORDS.has(word.toLowerCase());
}

/** Between two others such a noun may be a verb: "velorin causes attacks". */
function standsBetween(words: readonly string[]): boolean {
  const isNeutral = words.map((word) => NEUTRAL_WORDS.has(word.toLowerCase()));
  const first = isNeutral.indexOf(false);
  const last = isNeutral.lastIndexOf(false);
  return isNeutral.slice(first, last).includes(true);
}

function isParticiple(word: string): boolean {
  return /[a-z]{2}ed$/u.test(word) && !NEUTRAL_WORDS.has(word);
}

/** A whole clause of three words says something: "velorin reduces attacks". */
function isWholeClause(phrase: readonly string[], asked: AskedWords): boolean {
  if (phrase.length < LONGEST_PHRASE) return false;
  return clauseWithin(phrase, asked).every((word) => phrase.includes(word) || isStopword(fold(word)));
}
