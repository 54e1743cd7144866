import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { superlativesIn } from '#shared/text/sentence-check/superlatives.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { fold } from '#shared/text/words/fold.ts';
import { type Cell, cellsOfRecords, isColumnOf, rowsWithMost } from './most-of-column.ts';

interface AskedOf {
  readonly statements: readonly AnalysedStatement[];
  readonly question: string;
  readonly asked: readonly string[];
  /** A table of more characters is not quoted whole. */
  readonly room?: number;
}

/** A table with the heads of its columns: the statements `head` to `last`. */
interface Table {
  readonly head: number;
  readonly last: number;
}

const ASKS_WHICH = /(?<!\p{L})(?:which|what|who|where|welche[nmrs]?|quel(?:le)?s?|cu[aá]l(?:es)?)(?!\p{L})/iu;
/** Which column tells what a word asks for that says nothing of it. */
const TOLD_BY: readonly (readonly [asked: RegExp, column: RegExp])[] = [
  [
    /(?<!\p{L})(?:cheap\p{L}*|dear(?:est|er)|expensive|costs?|how much|price[ds]?)(?!\p{L})/iu,
    /(?<!\p{L})(?:prices?|costs?|fees?|charges?|rates?)(?!\p{L})|[£€$]/iu,
  ],
  [
    /(?<!\p{L})(?:heav(?:y|iest|ier)|light(?:est|er)|weighs?)(?!\p{L})/iu,
    /(?<!\p{L})(?:weight|mass)(?!\p{L})/iu,
  ],
  [/(?<!\p{L})(?:fast(?:est|er)?|slow(?:est|er)?)(?!\p{L})/iu, /(?<!\p{L})speed(?!\p{L})/iu],
  [/(?<!\p{L})(?:powerful|strong(?:est|er))(?!\p{L})/iu, /(?<!\p{L})(?:power|strength)(?!\p{L})/iu],
];
const FEWEST_ROWS = 2;

/**
 * The rows that a question asks for: those that it names, where it names several or what the heads of their columns say; and all of a
 * table, for which its heads stand, where one of its rows is asked for by what it has most or least of.
 */
export function rowsAsked(asking: AskedOf): readonly number[] {
  const tables = tablesOf(asking.statements);
  const compared = isMostAsked(asking.question)
    ? [
        ...tables.filter((table) => isTableAsked(table, asking)).flatMap((table) => mostOf(table, asking)),
        ...firstOf(
          cellsOfRecords(asking.statements, (column) => isAskedOf(column, asking)),
          asking,
        ),
      ]
    : [];
  return compared.length > 0 ? compared : tables.flatMap((table) => rowsNamed(table, asking));
}

/** The heads of a table that can be quoted whole; else the rows that have most of what is asked for. */
function mostOf({ head, last }: Table, asking: AskedOf): readonly number[] {
  const { statements, room = Infinity } = asking;
  const [start = 0, end = 0] = [statements[head]?.start, statements[last]?.end];
  if (end - start <= room) return [head];
  const rows = Array.from({ length: last - head }, (_, step) => head + 1 + step);
  const columns = cellsOf(statements[head]?.text ?? '').flatMap((name, at) =>
    at > 0 && isAskedOf(name, asking)
      ? [rows.map((index) => ({ index, value: cellsOf(statements[index]?.text ?? '')[at] ?? '' }))]
      : [],
  );
  const most = firstOf(columns, asking);
  return most.length > 0 ? most : [head];
}

/** By the first of the columns that holds numbers. */
function firstOf(columns: readonly (readonly Cell[])[], asking: AskedOf): readonly number[] {
  return columns.map((cells) => rowsWithMost(cells, asking)).find(({ length }) => length > 0) ?? [];
}

/** Whether a question is of a row: it names one of its table, or what the heads of their columns say, or asks which has most of it. */
export function isOfRow(row: number, asking: AskedOf): boolean {
  const table = tablesOf(asking.statements).find(({ head, last }) => row >= head && row <= last);
  const heads = table && asking.statements[table.head];
  if (table === undefined || heads === undefined) return false;
  return isOfColumns(heads, asking) || isMostAsked(asking.question) || namedIn(table, asking).length > 0;
}

function tablesOf(statements: readonly AnalysedStatement[]): readonly Table[] {
  const tables: Table[] = [];
  for (const [index, { kind, isRecord, block }] of statements.entries()) {
    if (kind !== 'table-row' || isRecord === true) continue;
    const open = tables.at(-1);
    if (open?.last === index - 1 && statements[open.head]?.block === block)
      tables[tables.length - 1] = { ...open, last: index };
    else tables.push({ head: index, last: index });
  }
  return tables.filter(({ head, last }) => last - head >= FEWEST_ROWS);
}

/** Whether it is asked which has most or least of something. */
export function isMostAsked(question: string): boolean {
  return ASKS_WHICH.test(question) && (superlativesIn(question).length > 0 || MOST.test(question));
}

const MOST = /(?<!\p{L})(?<!\bat )(?:most|least|fewest|best|worst)(?!\p{L})/iu;

/** The heads of its columns bear what is asked, and what stands in it or above it another word of the question. */
function isTableAsked({ head, last }: Table, asking: AskedOf): boolean {
  const { statements, asked } = asking;
  const heads = statements[head];
  if (heads === undefined || !isOfColumns(heads, asking)) return false;
  const around = new Set(terms(heads.headings.join('\n')));
  const others = statements.slice(head + 1, last + 1);
  const most = new Set(superlativesIn(asking.question).flatMap(({ text }) => terms(text)));
  const isAround = (term: string): boolean =>
    around.has(term) || others.some(({ counts }) => counts.has(term));
  return asked.some((term) => !most.has(term) && isAround(term));
}

function isOfColumns(heads: AnalysedStatement, asking: AskedOf): boolean {
  const [, ...columns] = cellsOf(heads.text);
  return columns.some((column) => isAskedOf(column, asking));
}

function isAskedOf(column: string, { asked, question }: AskedOf): boolean {
  return (
    isColumnOf(column, asked) || TOLD_BY.some(([word, told]) => word.test(question) && told.test(column))
  );
}

/** Where the heads are of what is asked, or several rows are named, they are what it is about. */
function rowsNamed(table: Table, asking: AskedOf): readonly number[] {
  const named = namedIn(table, asking);
  const heads = asking.statements[table.head];
  const isAsked = named.length > 1 || (heads !== undefined && isOfColumns(heads, asking));
  // The last first: from the heads of the columns to it, a quote holds the others.
  return isAsked ? named.toReversed() : [];
}

function namedIn({ head, last }: Table, asking: AskedOf): readonly number[] {
  const question = ` ${fold(asking.question).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return Array.from({ length: last - head }, (_, step) => head + 1 + step).filter((index) =>
    isNamed(cellsOf(asking.statements[index]?.text ?? '')[0] ?? '', question),
  );
}

/** By a name as it is written, of two words at least or with a figure. */
function isNamed(label: string, question: string): boolean {
  const words = fold(label)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const isName = /\p{Lu}/u.test(label) && (words.includes(' ') || /\p{N}/u.test(words));
  return isName && question.includes(` ${words} `);
}

function cellsOf(row: string): readonly string[] {
  return row.replaceAll(/^\|\s?|\s?\|$/gu, '').split(' | ');
}
