import { isFunctionWord, textLanguage } from '../text/sentence-check/language.ts';
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
  ASKING_WORDS,
  DENYING_WORDS,
  NEUTRAL_WORDS,
  NOUN_ENDING,
  SAID_OF_THINGS,
  STATING_WORDS,
  TAKING_FOR_GRANTED,
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
    TAKING_FOR_GRANTED.has(word.toLowerCase()),
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

/** Each piece between the words that only link names something that was asked, or a side of it. */
function isName(name: string, asked: AskedWords): boolean {
  if (wordsOf(name).some((word) => STATING_WORDS.has(word)) || STATING_PHRASE.test(name)) return false;
  const isGerman = textLanguage(name, asked.flat().join(' ')) === 'de';
  const pieces = piecesOf(name, isGerman);
  return pieces.length > 0 && pieces.every((piece) => isNamePiece(piece, asked));
}

function piecesOf(name: string, isGerman: boolean): readonly (readonly string[])[] {
  const pieces: string[][] = [];
  for (const part of name.split(/[,;:()/–—|•的与與和及、・の]+/u)) {
    pieces.push([]);
    for (const word of part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      if (isStopword(fold(word)) || isFunctionWord(word)) pieces.push([]);
      // Only in German a capital makes a noun.
      else pieces.at(-1)?.push(isGerman ? word : word.toLowerCase());
    }
  }
  return pieces.filter((piece) => piece.length > 0);
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
  return words.length <= LONGEST_PHRASE && isAskedPhrase(phrase, asked) && !isWholeClause(phrase, asked);
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
