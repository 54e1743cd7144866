import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { rowBlock } from './canonical/blocks.ts';

const Records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));
const DELIMITERS = [',', ';', '\t', '|'] as const;
const HEAD_LINES = 20;
const LONGEST_RECORD = 100_000;

/**
 * A table of values as a row of one cell for each record, every value behind the name of its column:
 * `| Country: Chad; Area: 1,284,000 |`. So each is read alone, and the names of the columns are no row of their own. A record
 * stands on the line on which it ended in the file. Undefined when it is no such table.
 */
export function csvToText(text: string): string | undefined {
  const records = readRecords(text, delimiterOf(text));
  const [names, ...rows] = records;
  if (names === undefined || names.cells.length < 2 || rows.length === 0) return undefined;
  const lines: string[] = [];
  const put = (line: string, at: number): void => {
    while (lines.length < at - 1) lines.push('');
    lines.push(line);
  };
  for (const { cells, line } of rows) put(rowBlock([describe(names.cells, cells)]).text, line);
  return lines.join('\n');
}

interface CsvRecord {
  readonly cells: readonly string[];
  /** On which it ends. */
  readonly line: number;
}

/** None where the text is no such table. */
export function readRecords(text: string, delimiter: string): readonly CsvRecord[] {
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      delimiter,
      info: true,
      max_record_size: LONGEST_RECORD,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    return Records.parse(parsed).map(({ record, info }) => ({
      cells: record.map(oneLine),
      line: info.lines,
    }));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return [];
    throw error;
  }
}

/** The sign that parts the first lines into most columns, as many in each. */
function delimiterOf(text: string): string {
  const head = text
    .slice(0, LONGEST_RECORD)
    .split('\n')
    .slice(0, HEAD_LINES)
    .filter((line) => line.trim() !== '');
  const counted = DELIMITERS.map((delimiter) => {
    const counts = head.map((line) => line.split(delimiter).length - 1);
    const first = counts[0] ?? 0;
    const same = counts.filter((count) => count === first).length / Math.max(1, counts.length);
    return { delimiter, weight: first * same };
  });
  return counted.reduce((a, b) => (b.weight > a.weight ? b : a)).delimiter;
}

function describe(names: readonly string[], cells: readonly string[]): string {
  return cells
    .map((cell, at) =>
      cell === '' ? '' : `${names[at] === undefined || names[at] === '' ? '' : `${names[at]}: `}${cell}`,
    )
    .filter((part) => part !== '')
    .join('; ');
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
