import { inline } from './rst-inline.ts';

/** A line that is wider and a table of more columns are no table of text. */
export const WIDEST = 5000;
export const MOST_COLUMNS = 100;

/** A row of a table of reStructuredText. */
export interface RstRow {
  /** Among the lines of the table that on which it begins. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly isHead: boolean;
}

/** As many lines as the table has: each row on that on which it begins, a rule below the head where a line is free, the others empty. */
export function drawRows(rows: readonly RstRow[], count: number): readonly string[] {
  const lines = Array.from({ length: count }, () => '');
  for (const { line, cells } of rows) lines[line] = rowLine(cells);
  const head = rows.findLast(({ isHead }) => isHead);
  if (head !== undefined && head.line + 1 < count && lines[head.line + 1] === '')
    lines[head.line + 1] = `|${' --- |'.repeat(head.cells.length)}`;
  return lines;
}

function rowLine(cells: readonly string[]): string {
  return cells.every((cell) => cell === '') ? '' : `| ${cells.map(cellText).join(' | ')} |`;
}

/** Neither a bar in it nor a backtick that nothing pairs hides where the next cell begins. */
function cellText(cell: string): string {
  const text = inline(cell).trim();
  const isPaired = text.split('`').length % 2 === 1;
  const paired = isPaired ? text : text.replace(/`(?=[^`]*$)/u, '&#96;');
  return paired.replaceAll('|', String.raw`\|`);
}

const ITEM = /^(?:[-*+•]\s+)+(?=\S)/u;
/** Signs for an empty cell where a blank one would mean something else, a picture, and what nobody sees. */
const UNSEEN = /^(?:\\|\.\.(?:\s+(?:image|figure)::.*|\s+_.*)?)$/u;

const TAB = 8;
const WIDE =
  /[\u1100-\u115f\u3000-\u303e\u3041-\u33ff\uff01-\uff60\uffe0-\uffe6\p{Script=Han}\p{Script=Hangul}]/gu;
/** Behind a sign as wide as two. */
const SECOND_HALF = '\0';

/** A line on which each place is as wide as a letter, as tables are measured. */
export function ruled(line: string): string {
  const parts = line.split('\t');
  const wide = parts.map((part) =>
    part.replace(WIDE, (sign) => (sign.length > 1 ? sign : `${sign}${SECOND_HALF}`)),
  );
  return wide.reduce((before, part) => `${before}${' '.repeat(TAB - (before.length % TAB))}${part}`);
}

/** The lines of a cell as one, the items of a list in it parted by semicolons. */
export function joinCell(lines: readonly string[]): string {
  const parts: string[] = [];
  for (const line of lines) {
    const text = line.replaceAll(SECOND_HALF, '').trim();
    if (text === '' || UNSEEN.test(text)) continue;
    const isItem = ITEM.test(text);
    if (parts.length > 0) parts.push(isItem ? '; ' : ' ');
    parts.push(isItem ? text.replace(ITEM, '') : text);
  }
  return parts.join('');
}
