import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { terms } from '#shared/text/words/analyze.ts';

/** What has least of something, or most; "fastest" may be either. */
const LEAST =
  /(?<!\p{L})(?:least|lowest|fewest|smallest|shortest|cheapest|lightest|minimum|(?:am )?(?:günstigsten?|billigsten?|niedrigsten?|kürzesten?|kleinsten?|wenigsten))(?!\p{L})/iu;
const MOST =
  /(?<!\p{L})(?:most|highest|largest|biggest|longest|heaviest|greatest|dearest|costliest|maximum|(?:am )?(?:teuersten?|höchsten?|längsten?|größten?|meisten))(?!\p{L})/iu;
const NUMBER = /-?\d+(?:[.,]\d{3})*(?:[.,]\d{1,2})?/u;
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
  const numbered = cells.flatMap(({ index, value }) => {
    const number = numberIn(value);
    return number === undefined ? [] : [{ index, number }];
  });
  if (numbered.length < Math.max(FEWEST_ROWS, MOST_ROWS * cells.length)) return [];
  const kind = new Set(terms(KIND.exec(question)?.groups?.['kind'] ?? ''));
  const sought = asked.filter((term) => !kind.has(term));
  const bornBy = ({ index }: { readonly index: number }): number =>
    sought.filter((term) => statements[index]?.counts.has(term) === true).length;
  const borne = Math.max(...numbered.map(bornBy));
  const meant = numbered.filter((one) => bornBy(one) === borne);
  const extreme = isLeast
    ? Math.min(...meant.map(({ number }) => number))
    : Math.max(...meant.map(({ number }) => number));
  return meant.filter(({ number }) => number === extreme).map(({ index }) => index);
}

/** "1,200.50", "1.200,50": the last mark parts the decimals, where one or two figures follow. */
function numberIn(text: string): number | undefined {
  const [found] = NUMBER.exec(text) ?? [];
  if (found === undefined) return undefined;
  const [whole = '', decimals = ''] = found.split(/[.,](?=\d{1,2}$)/u);
  const number = Number(`${whole.replaceAll(/[.,]/gu, '')}.${decimals || '0'}`);
  return Number.isNaN(number) ? undefined : number;
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
      columns.set(name, [...(columns.get(name) ?? []), { index, value }]);
    }
  }
  return [...columns].filter(([name]) => isAsked(name)).map(([, cells]) => cells);
}

/** Whether a column bears a term that is asked for. */
export function isColumnOf(column: string, asked: readonly string[]): boolean {
  return terms(column).some((term) => asked.includes(term));
}
