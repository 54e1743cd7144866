import { onceForEach } from '../once-for-each.ts';
import { isSearchWord, readPieces } from '../words/analyze.ts';
import { isCommonStem } from '../words/common-stems.ts';
import { isSlipOf, LEAST_LETTERS } from '../words/slips.ts';
import type { DocumentView } from './document-view.ts';

/** Names are written with a capital, and what is near to a name is another. */
const PLAIN = /^[a-z]+$/u;

/** Terms of a question that may be misspelt: those of long words that English does not use everywhere. */
export function maybeMisspelt(question: string): ReadonlySet<string> {
  const found = new Set<string>();
  readPieces(question, (piece, start) => {
    const written = question.slice(start, start + piece.length);
    if (!isSearchWord(piece) || written.length < LEAST_LETTERS || !PLAIN.test(written)) return;
    if (!isCommonStem(piece.term)) found.add(piece.term);
  });
  return found;
}

/** Terms of a document from which a term that it has not differs by a letter more or less, or by two in the other order. */
export function spelledNearly(term: string, document: DocumentView): readonly string[] {
  if (document.placesOf(term).length > 0 || document.about.has(term)) return [];
  return (byFirstLetter(document).get(term.charAt(0)) ?? []).filter((other) => isSlipOf(term, other));
}

const byFirstLetter: (document: DocumentView) => ReadonlyMap<string, readonly string[]> = onceForEach(
  ({ statements }) => {
    const found = new Map<string, string[]>();
    for (const term of new Set(statements.flatMap(({ counts }) => [...counts.keys()]))) {
      const first = term.charAt(0);
      const held = found.get(first);
      if (held === undefined) found.set(first, [term]);
      else held.push(term);
    }
    return found;
  },
);
