import { readRecords } from './csv.ts';
import { dedent, indentOf } from './rst-lines.ts';
import { drawRows, joinCell, type RstRow } from './rst-rows.ts';

const OPTION = /^\s+:(?<name>[\w-]+):(?:\s+(?<value>.*))?$/u;
const ITEM = /^[*+-](?:\s+(?<text>.*))?$/u;
const COMMENT = /^\.\.(?:\s|$)/u;

/**
 * The lines below a directive that makes a table of a list (`list-table`) or of values (`csv-table`), as many as they are; undefined
 * for any other, and where what it holds is no such table.
 */
export function readListedTable(name: string, block: readonly string[]): readonly string[] | undefined {
  const isList = name === 'list-table';
  if (!isList && name !== 'csv-table') return undefined;
  const { count, values } = readOptions(block);
  const content = dedent(block.slice(count));
  const heads = Number(values.get('header-rows')?.text ?? 0) || 0;
  const body = isList ? readList(content) : readValues(content, values.get('delim')?.text);
  if (body === undefined) return undefined;
  const header = body.length === 0 ? undefined : values.get('header');
  const cells = readRecords(header?.text ?? '', delimiterOf(values.get('delim')?.text))[0]?.cells ?? [];
  const head = header === undefined ? [] : [{ line: header.line, cells, isHead: true }];
  const rows = body.map((row, at) => ({ ...row, line: count + row.line, isHead: at < heads }));
  return drawRows([...head, ...rows], block.length);
}

interface Option {
  readonly line: number;
  text: string;
}

/** The value of an option goes on in lines that are set in further. */
function readOptions(block: readonly string[]): {
  readonly count: number;
  readonly values: ReadonlyMap<string, Option>;
} {
  const values = new Map<string, Option>();
  let open: Option | undefined;
  for (const [line, text] of block.entries()) {
    const option = OPTION.exec(text)?.groups;
    if (option !== undefined) {
      open = { line, text: option['value'] ?? '' };
      values.set(option['name'] ?? '', open);
    } else if (open !== undefined && text.trim() !== '' && indentOf(text) > indentOf(block[open.line] ?? ''))
      open.text = `${open.text}\n${text.trim()}`;
    else return { count: line, values };
  }
  return { count: block.length, values };
}

type Body = readonly Pick<RstRow, 'line' | 'cells'>[];

interface ListRow {
  readonly line: number;
  readonly cells: string[][];
  /** How far its cells are set in. */
  indent: number;
}

/** An item for each row, in which each cell is an item. */
function readList(content: readonly string[]): Body | undefined {
  const rows: ListRow[] = [];
  for (const [line, text] of content.entries()) {
    if (text.trim() === '' || COMMENT.test(text)) continue;
    if (!(/^\s/u.test(text) ? addLine(rows.at(-1), text) : addRow(rows, text, line))) return undefined;
  }
  return rows.map(({ line, cells }) => ({ line, cells: cells.map(joinCell) }));
}

function addRow(rows: ListRow[], text: string, line: number): boolean {
  const item = ITEM.exec(text);
  if (item === null) return false;
  const row: ListRow = { line, cells: [], indent: 0 };
  rows.push(row);
  const rest = item.groups?.['text'] ?? '';
  return rest === '' || addLine(row, `${' '.repeat(text.length - rest.length)}${rest}`);
}

/** A further cell, or what goes on with the last. */
function addLine(row: ListRow | undefined, text: string): boolean {
  if (row === undefined) return false;
  const indent = indentOf(text);
  const item = row.cells.length === 0 || indent === row.indent ? ITEM.exec(text.trim()) : null;
  if (item === null) return row.cells.at(-1)?.push(text.trim()) !== undefined;
  row.cells.push([item.groups?.['text'] ?? '']);
  row.indent = indent;
  return true;
}

const NAMED_DELIMITERS = new Map([
  ['', ','],
  ['tab', '\t'],
  ['space', ' '],
]);

function delimiterOf(option = ','): string {
  const named = option.trim();
  return NAMED_DELIMITERS.get(named) ?? named.slice(0, 1);
}

/** Undefined where there is text, and no record can be read of it. */
function readValues(content: readonly string[], delimiter: string | undefined): Body | undefined {
  const records = readRecords(content.join('\n'), delimiterOf(delimiter));
  if (records.length === 0 && content.some((line) => line.trim() !== '')) return undefined;
  let next = 0;
  return records.map(({ cells, line }) => {
    while (next < line - 1 && (content[next] ?? '').trim() === '') next += 1;
    const first = next;
    next = line;
    return { line: first, cells };
  });
}
