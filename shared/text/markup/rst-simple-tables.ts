import { drawRows, joinCell, MOST_COLUMNS, type RstRow, ruled, WIDEST } from './rst-rows.ts';
import { indentOf } from './rst-lines.ts';

const BORDER = /^\s*=+(?:\s+=+)+\s*$/u;
const UNDERLINE = /^\s*-+(?:\s+-+)*\s*$/u;

interface Column {
  readonly start: number;
  readonly end: number;
}

/** A table between borders of `=` that gaps part into columns; undefined where none begins at the line or nothing ends it. */
export function readSimpleTable(lines: readonly string[], at: number): readonly string[] | undefined {
  const top = lines[at] ?? '';
  if (!isBorder(top)) return undefined;
  const columns = columnsOf(ruled(top), /=+/gu);
  const borders = columns.length > MOST_COLUMNS ? [] : bordersBelow(lines, at, columns);
  const last = borders.at(-1);
  if (last === undefined) return undefined;
  const headEnd = borders.length > 1 ? (borders[0] ?? 0) - at : 0;
  return drawRows(readRows(lines.slice(at, last), columns, headEnd), last - at + 1);
}

function isBorder(line: string): boolean {
  return line.length <= WIDEST && BORDER.test(line);
}

function columnsOf(line: string, runs: RegExp): readonly Column[] {
  return [...line.matchAll(runs)].map(({ index, 0: run }) => ({ start: index, end: index + run.length }));
}

/** The one at its end, and before it, where it has a head, that below the head. Any border of another shape ends the search. */
function bordersBelow(lines: readonly string[], at: number, columns: readonly Column[]): readonly number[] {
  const indent = columns[0]?.start ?? 0;
  const found: number[] = [];
  for (let below = at + 1; below < lines.length && found.length < 2; below += 1) {
    const line = lines[below] ?? '';
    if (isOutside(line, indent)) break;
    if (!isBorder(line)) continue;
    const isOfTable = columnsOf(ruled(line), /=+/gu).every(
      ({ start }, index) => start === columns[index]?.start,
    );
    if (!isOfTable) break;
    found.push(below);
    const next = lines[below + 1] ?? '';
    if (next.trim() === '' || isOutside(next, indent)) break;
  }
  return found;
}

function isOutside(line: string, indent: number): boolean {
  return indent > 0 && line.trim() !== '' && indentOf(line) < indent;
}

interface OpenRow {
  readonly line: number;
  readonly lines: string[];
  columns: readonly Column[];
}

function readRows(lines: readonly string[], columns: readonly Column[], headEnd: number): readonly RstRow[] {
  const rows: OpenRow[] = [];
  const { start, end } = columns[0] ?? { start: 0, end: 0 };
  let isOpen = false;
  for (let at = 1; at < lines.length; at += 1) {
    const line = ruled(lines[at] ?? '');
    const last = isOpen ? rows.at(-1) : undefined;
    const spans = at === headEnd ? columns : readSpans(line, columns);
    if (spans !== undefined) {
      if (last !== undefined) last.columns = spans;
      isOpen = false;
    } else if (line.trim() !== '') {
      if (last !== undefined && line.slice(start, end).trim() === '') last.lines.push(line);
      else rows.push({ line: at, lines: [line], columns });
      isOpen = true;
    }
  }
  return rows.map((row) => ({ line: row.line, cells: cellsOf(row), isHead: row.line < headEnd }));
}

/** What a line of dashes below a row makes of its columns; undefined of any other line. */
function readSpans(line: string, columns: readonly Column[]): readonly Column[] | undefined {
  if (line.length > WIDEST || !UNDERLINE.test(line)) return undefined;
  const spans = columnsOf(line, /-+/gu);
  const last = columns.at(-1);
  const areAligned = spans.every(
    (span) =>
      columns.some(({ start }) => start === span.start) &&
      (columns.some(({ end }) => end === span.end) || span.end > (last?.start ?? 0) + 1),
  );
  return areAligned ? spans : undefined;
}

function cellsOf({ lines, columns }: OpenRow): readonly string[] {
  const cells = columns.map((): string[] => []);
  const covered = new Set<number>();
  for (const line of lines)
    for (let at = 0; at < columns.length;) {
      const next = endOfSpan(line, columns, at);
      const parts = partsOf(line, columns.slice(at, next), next === columns.length);
      for (const [index, part] of parts.entries()) cells[at + index]?.push(part);
      for (let beside = at + parts.length; beside < next; beside += 1) covered.add(beside);
      at = next;
    }
  return cells.map(joinCell).filter((cell, at) => cell !== '' || !covered.has(at));
}

/** The column behind those that a text runs over from the one at which it begins. */
function endOfSpan(line: string, columns: readonly Column[], at: number): number {
  let next = at + 1;
  while (next < columns.length && line.slice(columns[next - 1]?.end, columns[next]?.start).trim() !== '')
    next += 1;
  return next;
}

/** Columns over whose gaps text runs are one, unless two blanks part it into as many as there are. Text may reach beyond the last. */
function partsOf(line: string, columns: readonly Column[], isLast: boolean): readonly string[] {
  const text = line.slice(columns[0]?.start, isLast ? undefined : columns.at(-1)?.end).trim();
  const parts = columns.length > 1 ? text.split(/\s{2,}/u) : [text];
  return parts.length === columns.length ? parts : [text];
}
