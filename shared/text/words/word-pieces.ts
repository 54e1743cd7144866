import { fold } from './fold.ts';
import { hasUnspacedScript, splitByScript, type ScriptRun } from './scripts.ts';
import { stem } from './stem.ts';
import { isStopword } from './stopwords.ts';
import { WordMemo } from './word-memo.ts';

/** A searchable part of a surface word; `offset` and `length` are UTF-16 units within that word. */
export interface WordPiece {
  readonly term: string;
  readonly word: string;
  readonly offset: number;
  readonly length: number;
  readonly stopword: boolean;
  /** `whole` repeats, joined, what the parts after it say: it takes no position of its own. */
  readonly whole: boolean;
}

const SIMPLE = /^[A-Za-z]?[a-z]*$/u;
/** A name that is made of signs, as `$@` and the `++` of C++ are. */
const SIGNS = /^[!#$%&*+/:<=>?@^|~]+$/u;
/** A short option: `-U` and `-u` are two. */
const OPTION = /^-[A-Za-z]$/u;
const PART = /\p{Nd}+(?:[.,]\p{Nd}+)+|[\p{L}\p{N}\p{M}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)*/gu;
const CAMEL = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}+\p{N}*|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;
const HAS_CAMEL = /\p{Ll}\p{Lu}/u;
/** French and Italian articles and pronouns before a vowel: "l'eau", "d'Afrique", "L'eau", "dell'arte"; no names as "D'Angelo" is. */
const ELIDED =
  /^(?:(?:[ldjmsnc]|qu|jusqu|lorsqu|puisqu|un|dell|all|nell|sull|dall|quest|quell)['’](?=[aeiouyhàâéèêëîïôùAEIOUYHÀÂÉÈÊËÎÏÔÙ]\p{L})|(?:[LDJMSNC]|Qu|Jusqu|Lorsqu|Un|Dell|All|Nell|Sull|Dall)['’](?=[aeiouyhàâéèêëîïôù]\p{Ll}))/u;
/** What Turkish puts behind a name: "Ankara'nın", "ABD'den". */
const SUFFIXED = /(?<=\p{L}{2})'(?:n?[iu]n|y[iuae]|[dt][ae](?:n|ki)?|nd[ae]n?|y?l[ae]|l[ae]r\p{L}{0,6})$/u;
const memo = new WordMemo<readonly WordPiece[]>();
const readings = new WordMemo<Reading>();

/** Parts of one surface word: identifier parts plus the joined whole, CJK bigrams, segmented Thai; memoised. */
export function wordPieces(surface: string): readonly WordPiece[] {
  return memo.take(surface, read);
}

function read(surface: string): readonly WordPiece[] {
  return SIMPLE.test(surface) || SIGNS.test(surface) ? [piece(surface, 0)] : dissect(surface);
}

function dissect(surface: string): readonly WordPiece[] {
  if (OPTION.test(surface))
    return [{ ...piece(surface, 0), term: surface, word: surface, whole: true }, piece(surface.slice(1), 1)];
  if (hasUnspacedScript(surface)) return splitByScript(surface).flatMap(unspacedPieces);
  const parts = [...surface.matchAll(PART)].flatMap((match) => splitCamel(match[0], match.index));
  if (parts.length < 2) return parts;
  const joined = parts.map((part) => part.word).join('');
  const isName = parts.length <= 4 && !/\.(?!\p{N})/u.test(surface);
  return isName ? [{ ...piece(joined, 0), length: surface.length, whole: true }, ...parts] : parts;
}

function splitCamel(part: string, offset: number): readonly WordPiece[] {
  if (!HAS_CAMEL.test(part)) return [piece(part, offset)];
  return [...part.matchAll(CAMEL)].map((match) => piece(match[0], offset + match.index));
}

function unspacedPieces(run: ScriptRun): readonly WordPiece[] {
  if (run.kind === 'spaced') {
    return dissect(run.text).map((part) => ({ ...part, offset: part.offset + run.offset }));
  }
  return run.segments.map((segment) => piece(segment.text, run.offset + segment.offset));
}

interface Reading {
  readonly word: string;
  readonly term: string;
  readonly stopword: boolean;
}

function piece(surface: string, offset: number): WordPiece {
  return { ...readings.take(surface, readWord), offset, length: surface.length, whole: false };
}

function readWord(surface: string): Reading {
  const word = fold(surface.replace(ELIDED, ''))
    .replace(/'s$/u, '')
    .replace(SUFFIXED, '')
    .replace(/'/gu, '')
    .replace(/(?<=\p{Nd}),/gu, '');
  return { word, term: stem(word), stopword: isStopword(word) };
}
