import { joinBlocks } from './blocks.ts';
import { readPreformatted } from './preformatted.ts';

/** Plain text that has marks of its own is read by these. */
const MARKS = /^(?: {0,3}(?:`{3,}|~{3,})|\|.*\|$)/mu;
/** Alone between empty lines; others are comments of the code in a text. */
const HEADING = /(?:^|\n\n) {0,3}#{1,6}\s+\S.*(?=\n\n|$)/gu;
const FEWEST_HEADINGS = 2;
const LONGEST_LINE = 120;
/** An address or a line of output may be longer; paragraphs that are not broken are. */
const LONG_SHARE = 0.01;
const FEWEST_WRAPPED = 3;
const WRAPPED = 50;

/**
 * Plain text that is set in lines, with headings, lists, terms and examples by their place on the page, as a canonical text
 * has them. Undefined of any other, and of what this has made.
 */
export function readLaidOut(text: string): string | undefined {
  if (isMarked(text) || !isSetInLines(text)) return undefined;
  const blocks = readPreformatted(text);
  return blocks?.some(({ kind }) => kind === 'heading' || kind === 'code') === true
    ? joinBlocks(blocks)
    : undefined;
}

/** True of plain text that has marks of its own. */
export function isMarked(text: string): boolean {
  return /^#{1,6}\s/u.test(text) || MARKS.test(text) || (text.match(HEADING)?.length ?? 0) >= FEWEST_HEADINGS;
}

/** Its paragraphs are broken into lines before a margin. */
function isSetInLines(text: string): boolean {
  const lines = text.split('\n');
  if (lines.filter((line) => line.length > LONGEST_LINE).length > LONG_SHARE * lines.length) return false;
  const wrapped = lines.filter(
    (line, at) => line.length >= WRAPPED && /^\s*\p{Ll}/u.test(lines[at + 1] ?? ''),
  );
  return wrapped.length >= FEWEST_WRAPPED;
}
