import { indentOf } from './rst-lines.ts';
import { drawRows, joinCell, MOST_COLUMNS, ruled, WIDEST } from './rst-rows.ts';

const BORDER = /^\s*\+[-=](?:[-=+]*[-=])?\+\s*$/u;
/** Where the lines of a border meet. */
const CORNER = /\+(?=[-=]+\+)|(?<=\+[-=]+)\+/gu;
const HEAD_BORDER = /^[\s+=]+$/u;

/** A table that is drawn with all its lines; undefined where none begins at the line or nothing ends it. */
export function readGridTable(lines: readonly string[], at: number): readonly string[] | undefined {
  const top = lines[at] ?? '';
  if (!isBorder(top) || cornersOf(top).length > MOST_COLUMNS + 1) return undefined;
  const last = lastBorder(lines, at);
  if (last - at < 2) return undefined;
  const table = lines.slice(at, last + 1).map(ruled);
  const rows = new GridRows(boundsOf(table));
  for (const [line, text] of table.entries()) rows.add(text, line, line < table.length - 1);
  return drawRows(rows.read(), table.length);
}

function isBorder(line: string): boolean {
  return line.length <= WIDEST && BORDER.test(line);
}

function lastBorder(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at] ?? '');
  let last = at;
  for (let below = at + 1; below < lines.length; below += 1) {
    const line = lines[below] ?? '';
    if (!/[+|]/u.test(line.charAt(indent)) || indentOf(line) !== indent) break;
    if (isBorder(line)) last = below;
  }
  return last;
}

function cornersOf(line: string): readonly number[] {
  return [...line.slice(0, WIDEST).matchAll(CORNER)].map(({ index }) => index);
}

/** Where columns begin and end: wherever any of the borders has a corner. */
function boundsOf(lines: readonly string[]): readonly number[] {
  const bounds = new Set<number>();
  for (const line of lines)
    for (const corner of line.includes('+') ? cornersOf(line) : [])
      if (bounds.size <= MOST_COLUMNS) bounds.add(corner);
  return [...bounds].toSorted((a, b) => a - b);
}

interface GridRow {
  line: number | undefined;
  readonly cells: readonly string[][];
  /** Columns that a cell which begins left of them reaches over. */
  readonly covered: Set<number>;
}

/** The rows of a table as its lines come. A cell over several rows is of the first. */
class GridRows {
  readonly #bounds: readonly number[];
  readonly #rows: GridRow[] = [];
  /** For each column that which is open. */
  readonly #open: GridRow[] = [];
  #heads = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
  }

  add(text: string, line: number, isWithin: boolean): void {
    const ruledOff = new Set(this.#columns().filter((column) => this.#isRuled(text, column)));
    if (ruledOff.size > 0) {
      if (isWithin && HEAD_BORDER.test(text)) this.#heads = this.#rows.length;
      this.#openRow(ruledOff);
    }
    for (let column = 0; column < this.#bounds.length - 1;)
      column = ruledOff.has(column) ? column + 1 : this.#addCell(text, line, column);
  }

  /** In the other columns the row above goes on. */
  #openRow(ruledOff: ReadonlySet<number>): void {
    const columns = this.#columns();
    const covered = columns.filter((one) => !ruledOff.has(one) && this.#open[one]?.covered.has(one) === true);
    const row: GridRow = { line: undefined, cells: columns.map(() => []), covered: new Set(covered) };
    this.#rows.push(row);
    for (const column of ruledOff) this.#open[column] = row;
  }

  /** Gives the column behind the cell. */
  #addCell(text: string, line: number, column: number): number {
    let next = column + 1;
    while (next < this.#bounds.length - 1 && !/[|+]/u.test(text.charAt(this.#bounds[next] ?? 0))) next += 1;
    const row = this.#open[column];
    const cell = text.slice((this.#bounds[column] ?? 0) + 1, this.#bounds[next]).trim();
    if (row === undefined) return next;
    row.cells[column]?.push(cell);
    for (let beside = column + 1; beside < next; beside += 1) row.covered.add(beside);
    if (cell !== '') row.line ??= line;
    return next;
  }

  read(): readonly { line: number; cells: readonly string[]; isHead: boolean }[] {
    return this.#rows.flatMap(({ line, cells, covered }, at) => {
      const joined = cells.map(joinCell).filter((cell, column) => cell !== '' || !covered.has(column));
      return line === undefined ? [] : [{ line, cells: joined, isHead: at < this.#heads }];
    });
  }

  #columns(): readonly number[] {
    return [...this.#bounds.keys()].slice(0, -1);
  }

  /** Whether a border runs through the column on the line. */
  #isRuled(text: string, column: number): boolean {
    const part = text.slice(this.#bounds[column], (this.#bounds[column + 1] ?? 0) + 1);
    return /^[-+=][-=]+[-+=]$/u.test(part);
  }
}
