import { withoutFrame } from './asking-frame.ts';
import { fold } from './fold.ts';
import { hasUnspacedScript, dictionaryWords } from './scripts.ts';
import { isStopword } from './stopwords.ts';
import { readWords } from './read-words.ts';
import { wordPieces, type WordPiece } from './word-pieces.ts';

/** One searchable term; `text.slice(start, end)` is the surface it came from, `position` counts words of the text. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  readonly position: number;
  readonly stopword: boolean;
}

export interface AnalyzeOptions {
  readonly keepStopwords?: boolean;
}

/** Terms of a text in order, folded and stemmed; function words take a position but are dropped unless kept. */
export function analyze(text: string, options: AnalyzeOptions = {}): readonly Token[] {
  const tokens: Token[] = [];
  const isKept = options.keepStopwords === true;
  readPieces(text, (piece, start, position) => {
    if (piece.term === '' || (piece.stopword && !isKept)) return;
    tokens.push({ term: piece.term, start, end: start + piece.length, position, stopword: piece.stopword });
  });
  return tokens;
}

/** Visits the pieces of every word of a text in order, without building tokens: for ranking many texts at once. */
export function readPieces(
  text: string,
  visit: (piece: WordPiece, start: number, position: number) => void,
): void {
  let position = 0;
  readWords(text, (word, start) => {
    for (const piece of wordPieces(word)) {
      const isName = piece.stopword && piece.length === word.length && isMarked(text, start, word.length);
      visit(isName ? { ...piece, stopword: false } : piece, start + piece.offset, position);
      if (!piece.whole) position += 1;
    }
  });
}

const MARK_BEFORE = /(?:__|[$@%]|(?:^|[\s`'"“‘([{,;=])--)$/u;

/** "__del__", "--all", "$this", "`with`": a function word that is written as a name is one. */
function isMarked(text: string, start: number, length: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  return MARK_BEFORE.test(before) || (before.endsWith('`') && text[start + length] === '`');
}

/** Terms alone, function words dropped: what an index stores. */
export function terms(text: string): readonly string[] {
  const found: string[] = [];
  readPieces(text, (piece) => {
    if (!piece.stopword && piece.term !== '') found.push(piece.term);
  });
  return found;
}

/** Distinct terms of a query in order, without those by which it only asks; one of nothing but function words keeps them, so that it can still match. */
export function queryTerms(query: string): readonly string[] {
  const text = withoutFrame(query);
  const found = terms(text);
  return [
    ...new Set(found.length > 0 ? found : analyze(text, { keepStopwords: true }).map((token) => token.term)),
  ];
}

/** Words a reader would call topical: folded, unstemmed, function words dropped, in order, repeats kept. */
export function contentWords(text: string): readonly string[] {
  const found: string[] = [];
  readWords(text, (word) => {
    for (const content of hasUnspacedScript(word) ? unspacedWords(word) : spacedWords(word))
      found.push(content);
  });
  return found;
}

/** Folded, unstemmed words as an index sees them (Chinese in bigrams): what character grams are cut from. */
export function searchWords(text: string): readonly string[] {
  const found: string[] = [];
  readPieces(text, (piece) => {
    if (isSearchWord(piece)) found.push(piece.word);
  });
  return found;
}

/** True for a piece that stands for itself: not a function word, not the joined whole of an identifier. */
export function isSearchWord(piece: WordPiece): boolean {
  return !piece.whole && !piece.stopword && piece.word !== '';
}

function spacedWords(surface: string): readonly string[] {
  return wordPieces(surface)
    .filter(isSearchWord)
    .map((piece) => piece.word);
}

function unspacedWords(surface: string): readonly string[] {
  return dictionaryWords(surface)
    .map((part) => fold(part.text))
    .filter((word) => word !== '' && !isStopword(word));
}
