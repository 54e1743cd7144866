import { fold } from './fold.ts';
import { hasUnspacedScript, words } from './scripts.ts';
import { isStopword } from './stopwords.ts';
import { wordPieces } from './word-pieces.ts';

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

const WORD = /[\p{L}\p{N}\p{M}\u200c\u200d]+(?:(?:['’._\-\u2010\u2011]|,(?=\p{Nd}{3}))[\p{L}\p{N}\p{M}]+)*/gu;

/** Terms of a text in order, folded and stemmed; function words take a position but are dropped unless kept. */
export function analyze(text: string, options: AnalyzeOptions = {}): readonly Token[] {
  const tokens: Token[] = [];
  const isKept = options.keepStopwords === true;
  let position = 0;
  for (const match of text.matchAll(WORD)) {
    for (const piece of wordPieces(match[0])) {
      const start = match.index + piece.offset;
      if (piece.term !== '' && (isKept || !piece.stopword)) {
        tokens.push({
          term: piece.term,
          start,
          end: start + piece.length,
          position,
          stopword: piece.stopword,
        });
      }
      if (!piece.whole) position += 1;
    }
  }
  return tokens;
}

/** Terms alone, function words dropped: what an index stores. */
export function terms(text: string): readonly string[] {
  const found: string[] = [];
  for (const match of text.matchAll(WORD)) {
    for (const piece of wordPieces(match[0])) {
      if (!piece.stopword && piece.term !== '') found.push(piece.term);
    }
  }
  return found;
}

/** Distinct terms of a query in order; a query of nothing but function words keeps them, so that it can still match. */
export function queryTerms(text: string): readonly string[] {
  const found = terms(text);
  return [
    ...new Set(found.length > 0 ? found : analyze(text, { keepStopwords: true }).map((token) => token.term)),
  ];
}

/** Words a reader would call topical: folded, unstemmed, function words dropped, in order, repeats kept. */
export function contentWords(text: string): readonly string[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    return hasUnspacedScript(match[0]) ? unspacedWords(match[0]) : spacedWords(match[0]);
  });
}

function spacedWords(surface: string): readonly string[] {
  return wordPieces(surface)
    .filter((piece) => !piece.whole && !piece.stopword && piece.word !== '')
    .map((piece) => piece.word);
}

function unspacedWords(surface: string): readonly string[] {
  return words(surface)
    .map((part) => fold(part.text))
    .filter((word) => word !== '' && !isStopword(word));
}
