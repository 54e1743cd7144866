import { isSearchWord, readPieces } from './analyze.ts';
import { characterGrams, gramCount } from './grams.ts';
import type { DocumentQuery } from './document-query.ts';

/** What one document holds of one query. */
export interface DocumentFeatures {
  readonly length: number;
  readonly termCounts: ReadonlyMap<string, number>;
  readonly gramLength: number;
  readonly gramCounts: ReadonlyMap<string, number>;
  /** Query terms in the title; undefined without a title. */
  readonly titleTerms: ReadonlySet<string> | undefined;
  /** Query terms in order of place, title first. */
  readonly places: readonly { readonly term: string; readonly position: number }[];
}

/** Reads documents against one query; grams are looked up once per distinct word over all of them. */
export function documentReader(query: DocumentQuery): (title: string, text: string) => DocumentFeatures {
  const wanted = new Set(query.terms);
  const gramsOfWord = new Map<string, readonly string[]>();
  const wantedGrams = (word: string): readonly string[] => {
    const known = gramsOfWord.get(word);
    if (known !== undefined) return known;
    const grams = characterGrams(word).filter((gram) => query.gramWeights.has(gram));
    gramsOfWord.set(word, grams);
    return grams;
  };
  return (title, text) => {
    const read = readDocument(`${title}\n\n${text}`, wanted);
    const end = title.length;
    const hasTitle = title.trim() !== '';
    const titleTerms = new Set(read.places.filter((place) => place.start < end).map((place) => place.term));
    return { ...read, ...countGrams(read.words, wantedGrams), titleTerms: hasTitle ? titleTerms : undefined };
  };
}

interface ReadDocument {
  readonly length: number;
  readonly termCounts: ReadonlyMap<string, number>;
  readonly words: ReadonlyMap<string, number>;
  readonly places: readonly { readonly term: string; readonly position: number; readonly start: number }[];
}

function readDocument(text: string, wanted: ReadonlySet<string>): ReadDocument {
  const termCounts = new Map<string, number>();
  const words = new Map<string, number>();
  const places: { term: string; position: number; start: number }[] = [];
  let length = 0;
  readPieces(text, (piece, start, position) => {
    if (isSearchWord(piece)) words.set(piece.word, (words.get(piece.word) ?? 0) + 1);
    if (!piece.stopword) length += 1;
    if (!wanted.has(piece.term)) return;
    termCounts.set(piece.term, (termCounts.get(piece.term) ?? 0) + 1);
    places.push({ term: piece.term, position, start });
  });
  return { length, termCounts, words, places };
}

function countGrams(
  words: ReadonlyMap<string, number>,
  wantedGrams: (word: string) => readonly string[],
): Pick<DocumentFeatures, 'gramLength' | 'gramCounts'> {
  const gramCounts = new Map<string, number>();
  let gramLength = 0;
  for (const [word, count] of words) {
    gramLength += count * gramCount(word.length);
    for (const gram of wantedGrams(word)) gramCounts.set(gram, (gramCounts.get(gram) ?? 0) + count);
  }
  return { gramLength, gramCounts };
}
