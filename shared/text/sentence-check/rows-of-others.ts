import { fold } from '../words/fold.ts';
import { RecentTexts } from '../words/recent-texts.ts';
import { isSameFigure } from './figure-kinds.ts';
import { readNames } from './names.ts';
import { type Quantity, readQuantities } from './quantities.ts';

/** A row of a table: the names in its first cell, folded, and the figures of each cell behind it. */
interface Row {
  readonly names: readonly string[];
  readonly cells: readonly (readonly Quantity[])[];
}

interface Table {
  readonly rows: readonly Row[];
  /** What the quote says beside its rows. */
  readonly beside: readonly Quantity[];
}

/** A row that a statement names, and the figures that the statement gives it. */
interface Told {
  readonly row: Row;
  readonly figures: readonly Quantity[];
}

/** Sentences of a section are held against the same quotes, one after the other. */
const recent = new RecentTexts<Table>();

/** The figures that a statement gives what one row of a table is about, and that only its other rows bear. */
export function figuresOfOtherRows(statement: string, quotes: readonly string[]): readonly string[] {
  const tables = quotes.map((quote) => recent.take(quote, readTable));
  const rows = tables.flatMap((table) => table.rows);
  if (rows.length < 2) return [];
  const beside = tables.flatMap((table) => table.beside);
  const figures = readQuantities(statement).filter(
    (figure) => !figure.isWord && !beside.some((one) => isSame(figure, one)),
  );
  return toldOf(rows, statement, figures).flatMap((told) => strangeIn(told, rows));
}

const ROW = /^[^\n|]*\|[^\n|]*\|.*$/u;
const RULE = /^[\s|:-]*$/u;

function readTable(quote: string): Table {
  const lines = quote.split('\n');
  const rows = lines.filter((line) => ROW.test(line) && !RULE.test(line)).map(readRow);
  const beside = lines.filter((line) => !ROW.test(line)).join('\n');
  return {
    rows: rows.filter(({ cells }) => cells.some((figures) => figures.length > 0)),
    beside: readQuantities(beside),
  };
}

function readRow(line: string): Row {
  const [first = '', ...cells] = line.trim().replace(/^\|/u, '').replace(/\|$/u, '').split('|');
  return { names: readNames(first).map(({ text }) => fold(text)), cells: cells.map(readQuantities) };
}

/**
 * All figures are of a row that is named alone; of several rows each has those that stand between it and the next, where each
 * has some and none stand before the first.
 */
function toldOf(rows: readonly Row[], statement: string, figures: readonly Quantity[]): readonly Told[] {
  const said = readNames(statement).map(({ text }) => ({ word: fold(text), at: statement.indexOf(text) }));
  const named = rows
    .flatMap((row) => {
      const places = row.names.flatMap((word) => said.find((name) => name.word === word)?.at ?? []);
      return places.length > 0 && places.length === row.names.length
        ? [{ row, at: Math.min(...places) }]
        : [];
    })
    .toSorted((a, b) => a.at - b.at);
  const [first] = named;
  if (first === undefined) return [];
  if (named.length === 1) return [{ row: first.row, figures }];
  const ofTable = figures.filter((figure) => rows.some((row) => columnsOf(figure, row).length > 0));
  const told = named.map(({ row, at }, index) => {
    const end = named[index + 1]?.at ?? statement.length;
    return { row, figures: ofTable.filter(({ start }) => start > at && start < end) };
  });
  const isInTurn =
    ofTable.every(({ start }) => start > first.at) && told.every((one) => one.figures.length > 0);
  return isInTurn ? told : [];
}

/** What stands in the same column as a figure of the row is compared with it, or of the same thing, where columns are things. */
function strangeIn({ row, figures }: Told, rows: readonly Row[]): readonly string[] {
  const own = new Set(figures.flatMap((figure) => columnsOf(figure, row)));
  return figures
    .filter((figure) => {
      const places = rows.filter((other) => other !== row).flatMap((other) => columnsOf(figure, other));
      const isOwn = columnsOf(figure, row).length > 0;
      return !isOwn && places.length > 0 && !places.some((column) => own.has(column));
    })
    .map(({ text }) => text);
}

function columnsOf(figure: Quantity, { cells }: Row): readonly number[] {
  return cells.flatMap((own, column) => (own.some((one) => isSame(figure, one)) ? [column] : []));
}

/** The unit of a cell may stand at the head of its column. */
function isSame(said: Quantity, quoted: Quantity): boolean {
  const isBare = quoted.unit === undefined && quoted.values.some((value) => said.values.includes(value));
  return isSameFigure(said, quoted) || isBare;
}
