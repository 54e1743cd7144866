import { readPieces } from '../words/analyze.ts';

interface Piece {
  readonly term: string;
  readonly isWhole: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * What each term of a name of several parts counts of it: "llvm-ar" is read as a whole and in its parts, three terms, but is one
 * thing, half of it the whole, half of it the parts. Terms that stand by themselves, too, are left out and count in full.
 */
export function nameShares(text: string): ReadonlyMap<string, number> {
  const pieces = piecesOf(text);
  const wholes = pieces.filter(({ isWhole }) => isWhole);
  const partsOf = ({ start, end }: Piece): readonly Piece[] =>
    pieces.filter((one) => !one.isWhole && one.start >= start && one.end <= end);
  const shares = new Map(
    wholes.flatMap((whole) => {
      const parts = partsOf(whole);
      return [[whole.term, HALF] as const, ...parts.map(({ term }) => [term, HALF / parts.length] as const)];
    }),
  );
  const ofNames = new Set([...wholes, ...wholes.flatMap(partsOf)]);
  for (const piece of pieces) if (!ofNames.has(piece)) shares.delete(piece.term);
  return shares;
}

const HALF = 0.5;

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  readPieces(text, ({ term, stopword, whole, length }, start) => {
    if (term !== '' && !stopword) pieces.push({ term, isWhole: whole, start, end: start + length });
  });
  return pieces;
}
