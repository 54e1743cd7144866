const BEGIN = '[CLS]';
const END = '[SEP]';
const UNKNOWN = '[UNK]';
const LONGEST_WORD = 100;
const MOST_KNOWN = 50_000;
/** Words, signs, and each Chinese character by itself. */
const WORDS = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+|[^\s\p{L}\p{N}]/gu;

/** Of a text that is read, about the first 80 words. */
export const MOST_PIECES = 112;

/** The numbers by which a model knows the pieces of a text, with those for its beginning and its end. */
export type WordPieces = (text: string, most: number) => readonly number[];

/**
 * Cuts texts as models of BERT's kind were taught to read them: lower case, without accents, each word into the longest pieces of
 * the vocabulary from left to right (WordPiece, Wu et al. 2016). No more than `most` numbers, of which two are begin and end.
 */
export function createWordPieces(vocabulary: ReadonlyMap<string, number>): WordPieces {
  const known = new Map<string, readonly number[]>();
  const idOf = (piece: string): number => vocabulary.get(piece) ?? 0;
  const cut = (word: string): readonly number[] => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const pieces = longestPieces(word, vocabulary) ?? [idOf(UNKNOWN)];
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, pieces);
    return pieces;
  };
  return (text, most) => {
    const pieces = [idOf(BEGIN)];
    for (const [word] of plain(text).matchAll(WORDS)) {
      pieces.push(...cut(word));
      if (pieces.length >= most) break;
    }
    return [...pieces.slice(0, most - 1), idOf(END)];
  };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
}

/** Undefined where some part of the word is no piece. */
function longestPieces(word: string, vocabulary: ReadonlyMap<string, number>): readonly number[] | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const pieces: number[] = [];
  let start = 0;
  while (start < word.length) {
    const found = longestPiece(word, start, vocabulary);
    if (found === undefined) return undefined;
    pieces.push(found.id);
    start = found.end;
  }
  return pieces;
}

function longestPiece(
  word: string,
  start: number,
  vocabulary: ReadonlyMap<string, number>,
): { readonly id: number; readonly end: number } | undefined {
  for (let end = word.length; end > start; end -= 1) {
    const id = vocabulary.get(`${start === 0 ? '' : '##'}${word.slice(start, end)}`);
    if (id !== undefined) return { id, end };
  }
  return undefined;
}
