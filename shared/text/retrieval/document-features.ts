import { isSearchWord, readPieces } from '../words/analyze.ts';
import type { DocumentQuery } from './document-query.ts';
import type { WordCounts } from './gram-scores.ts';

/** A query term where it stands in a document, title first. */
export interface TextSpan {
  readonly term: string;
  /** In words from the start of the title. */
  readonly position: number;
}

/** What one document holds of one query. */
export interface DocumentFeatures {
  readonly length: number;
  readonly termCounts: ReadonlyMap<string, number>;
  readonly words: WordCounts;
  /** What was sought and stands in the title, or in the first words of a text without one. */
  readonly titleTerms: ReadonlySet<string>;
  readonly places: readonly TextSpan[];
}

/** As long as a long title. */
const LEAD_WORDS = 25;

/** Reads a document once for a query's terms, and for what says the same. */
export function readDocument(
  title: string,
  text: string,
  { terms, sought }: Pick<DocumentQuery, 'terms' | 'sought'>,
): DocumentFeatures {
  const own = new Set(terms);
  const hasTitle = title.trim() !== '';
  const termCounts = new Map<string, number>();
  const words = new Map<string, number>();
  const titleTerms = new Set<string>();
  const places: TextSpan[] = [];
  let length = 0;
  readPieces(`${title}\n\n${text}`, (piece, start, position) => {
    if (isSearchWord(piece)) words.set(piece.word, (words.get(piece.word) ?? 0) + 1);
    if (!piece.stopword) length += 1;
    if (!sought.has(piece.term)) return;
    termCounts.set(piece.term, (termCounts.get(piece.term) ?? 0) + 1);
    if (own.has(piece.term)) places.push({ term: piece.term, position });
    if (hasTitle ? start < title.length : position < LEAD_WORDS) titleTerms.add(piece.term);
  });
  return { length, termCounts, words, places, titleTerms };
}
