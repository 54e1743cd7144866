import { expandTabs } from '../laid-out/lines.ts';

/** What two blanks or more part in the lines of a table: the cells of each, an empty one where a line has nothing in a column. */
type Rows = readonly (readonly string[])[];

const FEWEST_ROWS = 3;
const MOST_ROWS = 2000;
const WIDEST = 240;
const GUTTER = 2;
const PARTED = /\S {2,}\S/u;
const TABBED = /\S\t+\S/u;

/** True of a line that blanks part as they part the cells of a table. */
export function isParted(line: string): boolean {
  return TABBED.test(line) || PARTED.test(expandTabs(line));
}

/** The rows of lines that are aligned in columns; undefined where they are not, or are code or a log. */
export function readColumns(raw: readonly string[]): Rows | undefined {
  const lines = raw.map(expandTabs);
  if (lines.length < FEWEST_ROWS || lines.length > MOST_ROWS) return undefined;
  if (lines.some((line) => line.length > WIDEST || isOther(line))) return undefined;
  const tabbed = readTabbed(raw);
  if (tabbed !== undefined) return isTable(tabbed, tabbed.map(spaced)) ? tabbed : undefined;
  const columns = columnsOf(lines);
  const rows = lines.map((line) => columns.map(({ start, end }) => line.slice(start, end).trim()));
  return isTable(rows, lines) ? rows : undefined;
}

/** The cells of lines that as many tabs part, however wide the cells are; undefined of other lines. */
function readTabbed(raw: readonly string[]): Rows | undefined {
  const rows = raw.map((line) =>
    line
      .trim()
      .split('\t')
      .map((cell) => cell.trim()),
  );
  const count = rows[0]?.length ?? 0;
  const areCells = rows.every(
    (row) => row.length === count && row.every((cell) => cell !== '' && !/ {2}/u.test(cell)),
  );
  return count > 1 && areCells ? rows : undefined;
}

function spaced(row: readonly string[]): string {
  return row.join('  ');
}

/** What begins or ends a line of code, parts its names from its values, or draws a table already. */
const OF_CODE =
  /[{};,\\&]\s*$|^\s*(?:\/\/|\/\*|\*\s|#|%|\$\s|>|--\s|<)|[|`{}]|\s(?:[=:+*/-]?=+|->|=>|<<|&&)\s|\S=\S|\w\(\w*\)/u;
const OF_LOG =
  /^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\p{Lu}\p{Ll}{2} +\d{1,2} \d\d:\d\d:\d\d|\d\d:\d\d:\d\d\b)/u;

function isOther(line: string): boolean {
  return OF_CODE.test(line) || OF_LOG.test(line);
}

interface Column {
  readonly start: number;
  readonly end: number;
}

/** The stretches between places where every line has blanks, two at least. */
function columnsOf(lines: readonly string[]): readonly Column[] {
  const width = Math.max(...lines.map(({ length }) => length));
  const isFilled = Array.from({ length: width }, (_, at) =>
    lines.some((line) => at < line.length && line[at] !== ' '),
  );
  const columns: { start: number; end: number }[] = [];
  for (const [at, filled] of isFilled.entries()) {
    if (!filled) continue;
    const last = columns.at(-1);
    if (last !== undefined && at - last.end < GUTTER) last.end = at + 1;
    else columns.push({ start: at, end: at + 1 });
  }
  return columns;
}

const FEWEST_COLUMNS = 3;
const MOST_REGULAR = 0.8;
const LONGEST_CELL = 24;
const MOSTLY_SAYING = 0.8;
const ITEM_MARK = /^(?:[-*+•o]|\(?\d{1,3}[.)]|\p{L}[.)]|-{1,2}\w[\w-]*)$/u;

function isTable(rows: Rows, lines: readonly string[]): boolean {
  const filled = rows.map((row) => row.filter((cell) => cell !== ''));
  const cells = filled.flat();
  const regular = filled.filter(
    (row, at) => row.length >= GUTTER && row.length === (lines[at] ?? '').trim().split(/ {2,}/u).length,
  );
  if (regular.length < MOST_REGULAR * rows.length) return false;
  if (rows.every(([first = '']) => first === '' || ITEM_MARK.test(first))) return false;
  if (filled.filter((row) => row.some((cell) => /\p{L}{2}/u.test(cell))).length * 2 < rows.length)
    return false;
  const saying = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  if (saying.length < MOSTLY_SAYING * cells.length) return false;
  return (rows[0]?.length ?? 0) >= FEWEST_COLUMNS ? areShort(cells) : arePairs(rows);
}

function areShort(cells: readonly string[]): boolean {
  return cells.join('').length <= LONGEST_CELL * cells.length;
}

/** "Day ticket   £5.50": of two columns the second has figures. */
function arePairs(rows: Rows): boolean {
  const second = rows.map((row) => row[1] ?? '');
  const figures = second.filter((cell) => /^[^-–—:]*\d/u.test(cell));
  return rows.every((row) => row.length === GUTTER) && figures.length * 2 > second.length && areShort(second);
}
