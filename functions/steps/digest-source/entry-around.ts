import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { ownName, withoutSignature } from '#shared/text/evidence/name.ts';
import { readPieces } from '#shared/text/words/analyze.ts';

/** A longer one is no entry but a chapter. */
const MOST_CHARACTERS = 1200;
/** "### `cool_time`", "## Kiln.light()": a heading that is a name, as in a reference. */
const LIKE_CODE = /^`[^`]+`$|^\S*(?:\p{Ll}\p{Lu}|[\p{L}\p{N}][_.:-]+[\p{L}\p{N}]|\(\))\S*$|^--?\p{L}/u;

/**
 * The other statements of the entry that one stands in, where it is called by what is asked: "keyseq-timeout"
 * and all that is said of it. None where it is long, or called by more than was asked, or not by a name of code.
 */
export function entryAround(
  statements: readonly AnalysedStatement[],
  top: number,
  asked: readonly string[],
): readonly number[] {
  const own = statements[top];
  if (own === undefined || own.isName || !isAskedFor(nameOf(own), asked)) return [];
  const isOfSame = (index: number): boolean => {
    const other = statements[index];
    return (
      other !== undefined &&
      other.headings === own.headings &&
      other.name?.start === own.name?.start &&
      !other.isName
    );
  };
  let [first, last] = [top, top];
  while (isOfSame(first - 1)) first -= 1;
  while (isOfSame(last + 1)) last += 1;
  const characters = (statements[last]?.end ?? 0) - (statements[first]?.start ?? 0);
  if (characters > MOST_CHARACTERS) return [];
  return Array.from({ length: last - first + 1 }, (_, step) => first + step).filter((index) => index !== top);
}

function nameOf({ name, headings }: AnalysedStatement): string {
  const heading = headings.at(-1) ?? '';
  if (name === undefined) return LIKE_CODE.test(heading) ? heading : '';
  return withoutSignature(ownName(name));
}

function isAskedFor(name: string, asked: readonly string[]): boolean {
  const own: string[] = [];
  // "wait_time" is asked for as "wait time", too.
  readPieces(name, ({ term, stopword, whole }) => {
    if (!stopword && !whole && term !== '') own.push(term);
  });
  return own.length > 0 && own.every((term) => asked.includes(term));
}
