import { readPieces, terms } from '#shared/text/words/analyze.ts';

/** A word that is written as one but made of several, such as `p-limit` or `DynamoDB`; all as terms. */
export interface Name {
  readonly whole: string;
  readonly parts: readonly string[];
}

/** The names of a text in order, and the terms that stand in it on their own. */
export interface NamesAndWords {
  readonly names: readonly Name[];
  readonly words: ReadonlySet<string>;
}

/** Tells the parts of names from words that stand alone: the `limit` of `p-limit` is no limit. */
export function readNames(text: string): NamesAndWords {
  const names = new Map<string, Name>();
  const words = new Set<string>();
  for (const surface of text.split(/\s+/u)) {
    const name = readName(surface);
    if (name) names.set(name.whole, name);
    else terms(surface).forEach((term) => words.add(term));
  }
  return { names: [...names.values()], words };
}

function readName(surface: string): Name | undefined {
  const parts: string[] = [];
  let whole: string | undefined;
  readPieces(surface, (piece) => {
    if (piece.whole) whole = piece.term;
    else if (!piece.stopword && piece.term !== '') parts.push(piece.term);
  });
  return whole === undefined || parts.length < 2 ? undefined : { whole, parts };
}
