/** A row of a table of a page: its cells by the names of their columns. */
export type TableRow = Readonly<Record<string, string>>;

/** The rows of every table of a page whose header has a column that begins so. */
export function readTable(page: string, column: string): readonly TableRow[] {
  const tables = page
    .split(/\n(?!\|)/u)
    .map((part) => part.split('\n').filter((line) => line.startsWith('|')));
  const rows = tables.flatMap(([head = '', , ...lines]) => {
    const names = cellsOf(head);
    if (!names.some((name) => name.startsWith(column))) return [];
    return lines.map((line) =>
      Object.fromEntries(cellsOf(line).map((cell, index) => [names[index] ?? '', cell])),
    );
  });
  if (rows.length === 0) throw new Error(`No table of the page has a column ${column}.`);
  return rows;
}

function cellsOf(line: string): readonly string[] {
  return line
    .replace(/^\||\|\s*$/gu, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** The cell of the column that begins so. */
export function cellOf(row: TableRow, column: string): string {
  return Object.entries(row).find(([name]) => name.startsWith(column))?.[1] ?? '';
}
