const BORDER = /^\|={3,}$/u;
/** Code or a comment, in which a table is none. */
const FENCE = /^(?:-{4,}|\.{4,}|`{3,}|\/{4,})$/u;
const COLUMNS = /^\[(?:[^\]]*,)?\s*cols\s*=\s*(?:"(?<quoted>[^"\]]{1,300})"|(?<bare>[\d*<^>.a-z]{1,30}))/u;
/** "3*" stands for three columns. */
const TIMES = /^(?<times>\d{1,2})\*/u;
/** What a cell begins with: how far it reaches, where its text stands and how it is read, as in "2+^.^a|". */
const CELL = /(?:(?<=^|\s)(?:\d{0,2}(?:\.\d{1,2})?[+*])?[<^>]?(?:\.[<^>])?[adehlms]?)?(?<!\\)\|/u;
const MOST_COLUMNS = 50;

/**
 * Tables of AsciiDoc whose cells stand on lines of their own, each row on the line of its first cell and the others empty. The
 * lines of other tables, and how many there are, stay.
 */
export function rowsOnOneLine(lines: readonly string[]): readonly string[] {
  const joined = [...lines];
  let fence: string | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (FENCE.test(line) && (fence ?? line) === line) fence = fence === undefined ? line : undefined;
    if (fence !== undefined || !BORDER.test(line)) continue;
    const end = lines.findIndex((one, index) => index > at && BORDER.test(one.trim()));
    if (end < 0) break;
    const rows = lines.slice(at + 1, end);
    const columns = namedColumns(lines[at - 1] ?? '') ?? cellsOf(rows.find((row) => row !== '') ?? '').length;
    for (const [index, row] of joinCells(rows, columns).entries()) joined[at + 1 + index] = row;
    at = end;
  }
  return joined;
}

/** By the attributes above the table: `[cols="2,1,3"]`, `[cols="3*"]`. */
function namedColumns(attributes: string): number | undefined {
  const { quoted, bare } = COLUMNS.exec(attributes.trim())?.groups ?? {};
  const named = quoted ?? bare;
  if (named === undefined) return undefined;
  const counts = named.split(/[,;]/u).map((one) => Number(TIMES.exec(one.trim())?.groups?.['times'] ?? 1));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Cell {
  readonly line: number;
  text: string;
}

function joinCells(rows: readonly string[], columns: number): readonly string[] {
  const isWhole = rows.every((row) => row.trim() === '' || cellsOf(row).length === columns);
  if (columns < 2 || columns > MOST_COLUMNS || isWhole) return rows;
  const cells: Cell[] = [];
  for (const [line, row] of rows.entries()) {
    const [before = '', ...begun] = row.split(CELL);
    const last = cells.at(-1);
    if (last === undefined && before.trim() !== '') cells.push({ line, text: before.trim() });
    else if (last !== undefined) last.text = `${last.text} ${before.trim()}`.trim();
    cells.push(...begun.map((text) => ({ line, text: text.trim() })));
  }
  const joined = rows.map(() => '');
  for (let first = 0; first < cells.length; first += columns) {
    const row = cells.slice(first, first + columns);
    const line = row[0]?.line ?? 0;
    joined[line] = `${joined[line] ?? ''}${row.map(({ text }) => `|${text}`).join('')}`;
  }
  return joined;
}

function cellsOf(row: string): readonly string[] {
  return row.split(CELL).slice(1);
}
