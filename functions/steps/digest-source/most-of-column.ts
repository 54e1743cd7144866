import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { terms } from '#shared/text/words/analyze.ts';

/** What has least of something, or most; "fastest" may be either. */
const LEAST =
  /(?<!\p{L})(?<!\bat )(?:least|lowest|fewest|smallest|shortest|cheapest|lightest|minimum|(?:am )?(?:günstigsten?|billigsten?|niedrigsten?|kürzesten?|kleinsten?|wenigsten))(?!\p{L})/iu;
const MOST =
  /(?<!\p{L})(?<!\bat )(?:most|highest|largest|biggest|longest|heaviest|greatest|dearest|costliest|maximum|(?:am )?(?:teuersten?|höchsten?|längsten?|größten?|meisten))(?!\p{L})/iu;
/** Thousands are parted by one mark, decimals by another. */
const NUMBER =
  /-?(?:[1-9]\d{0,2}(?:(?<mark>[., '’])\d{3})(?:\k<mark>\d{3})*(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)/u;
const GROUPED = /^-?[1-9]\d{0,2}(?:[., '’]\d{3})+(?:[.,]\d{1,2})?$/u;
/** "90 minutes" and "2 hours" are not held against each other. */
const UNIT = /\d\s*(?<unit>\p{L}+)/u;
/** Of the rows, those with a number in the column. */
const MOST_ROWS = 0.8;
const FEWEST_ROWS = 2;

/** "Which evening course costs …", "which repair on the list is …": what all rows are. */
const KIND =
  /(?<!\p{L})(?:which|what)\s(?:[\p{L}-]{1,30}\s){0,4}?(?<kind>[\p{L}-]{1,30})\s(?:is|are|was|were|has|have|had|costs?|takes?|lasts?|weighs?|comes?|on|in|of|at|for|from|with|does|do|can)(?!\p{L})/iu;

/** A row, and what stands in the column that is asked about. */
export interface Cell {
  readonly index: number;
  readonly value: string;
}

/**
 * The rows with the least or the most of what a column tells, whichever a question asks for: of those that bear what else is asked
 * ("which evening course costs least"). None where the question asks for neither, or the column holds hardly any numbers.
 */
export function rowsWithMost(
  cells: readonly Cell[],
  {
    statements,
    question,
    asked,
  }: {
    readonly statements: readonly AnalysedStatement[];
    readonly question: string;
    readonly asked: readonly string[];
  },
): readonly number[] {
  const isLeast = LEAST.test(question);
  if ((!isLeast && !MOST.test(question)) || cells.length < FEWEST_ROWS) return [];
  if (new Set(cells.map(({ value }) => unitOf(value))).size > 1) return [];
  const numbered = cells.flatMap(({ index, value }) => {
    const number = numberIn(value);
    return number === undefined ? [] : [{ index, number }];
  });
  if (numbered.length < Math.max(FEWEST_ROWS, MOST_ROWS * cells.length)) return [];
  const kind = new Set(terms(KIND.exec(question)?.groups?.['kind'] ?? ''));
  const sought = asked.filter((term) => !kind.has(term));
  const bornBy = ({ index }: { readonly index: number }): number =>
    sought.filter((term) => statements[index]?.counts.has(term) === true).length;
  const borne = numbered.reduce((most, one) => Math.max(most, bornBy(one)), 0);
  const meant = numbered.filter((one) => bornBy(one) === borne);
  const further = isLeast ? Math.min : Math.max;
  const extreme = meant.reduce((known, { number }) => further(known, number), isLeast ? Infinity : -Infinity);
  return meant.filter(({ number }) => number === extreme).map(({ index }) => index);
}

function unitOf(value: string): string {
  const { unit = '' } = UNIT.exec(value)?.groups ?? {};
  return unit.toLowerCase().replace(/s$/u, '');
}

/** "1,200.50", "1.200,50", "1 200", "0.125". */
function numberIn(text: string): number | undefined {
  const plain = text.replaceAll('\u2212', '-').replaceAll(/[\u00a0\u202f]/gu, ' ');
  const [found] = NUMBER.exec(plain) ?? [];
  if (found === undefined) return undefined;
  const [whole = '', decimals = '0'] = found.split(GROUPED.test(found) ? /[.,](?=\d{1,2}$)/u : /[.,]/u);
  return Number(`${whole.replaceAll(/[., '’]/gu, '')}.${decimals}`);
}

const VALUE = /(?:^|;\s)(?<name>[^:;]+): (?<value>[^;]*)/gu;

/** Of the records of a table of values, what stands in each column that is asked about. */
export function cellsOfRecords(
  statements: readonly AnalysedStatement[],
  isAsked: (column: string) => boolean,
): readonly (readonly Cell[])[] {
  const columns = new Map<string, Cell[]>();
  for (const [index, { isRecord, text }] of statements.entries()) {
    if (isRecord !== true) continue;
    for (const { groups } of text.replaceAll(/^\|\s|\s\|$/gu, '').matchAll(VALUE)) {
      const { name = '', value = '' } = groups ?? {};
      const cells = columns.get(name);
      if (cells === undefined) columns.set(name, [{ index, value }]);
      else cells.push({ index, value });
    }
  }
  return [...columns].filter(([name]) => isAsked(name)).map(([, cells]) => cells);
}

/** Whether a column bears a term that is asked for. */
export function isColumnOf(column: string, asked: readonly string[]): boolean {
  return terms(column).some((term) => asked.includes(term));
}
