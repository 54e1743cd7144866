import type { Block, Sentence } from '#shared/domain/report.ts';
import { EMPTY_CELL } from '#shared/domain/table-block.ts';

const ROW = /^\s*\|.*\|\s*$/u;
const DELIMITER = /^\s*\|(?:\s*:?-{2,}:?\s*\|)+\s*$/u;
const MOST_ROWS = 20;
const MOST_COLUMNS = 6;

/** The cells of a Markdown table, rows of the same length; undefined for lines that are none, or too large a one. */
export function readMarkdownTable(lines: readonly string[]): readonly (readonly string[])[] | undefined {
  if (lines.length < 2 || !lines.every((line) => ROW.test(line))) return undefined;
  const rows = lines.filter((line) => !DELIMITER.test(line)).map(cellsOf);
  const columns = Math.max(...rows.map((row) => row.length));
  if (rows.length < 2 || rows.length > MOST_ROWS || columns < 2 || columns > MOST_COLUMNS) return undefined;
  return rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? ''));
}

function cellsOf(line: string): readonly string[] {
  const inner = line.trim().replace(/^\|/u, '').replace(/\|$/u, '');
  return inner.split(/(?<!\\)\|/u).map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** Each cell is one sentence; labels say what the cells are about and state nothing. */
export function toTableBlock(
  rows: readonly (readonly string[])[],
  read: (text: string) => readonly Sentence[],
): Block {
  const columns = rows[0]?.length ?? 1;
  const sentences = rows.flatMap((row, index) =>
    row.map((text, column): Sentence => {
      const cell = joinSentences(read(text));
      if (cell === undefined) return EMPTY_CELL;
      if (cell.evidenceIds.length > 0) return cell;
      return { ...cell, kind: index === 0 || column === 0 ? 'remark' : 'written' };
    }),
  );
  return { form: 'table', sentences, columns };
}

/** Several sentences in the place of one: what the weightiest of them is, with the evidence of all. */
export function joinSentences(sentences: readonly Sentence[]): Sentence | undefined {
  if (sentences.length === 0) return undefined;
  return {
    text: sentences.map((one) => one.text).join(' '),
    kind: kindOfAll(sentences),
    evidenceIds: [...new Set(sentences.flatMap((one) => one.evidenceIds))],
  };
}

function kindOfAll(sentences: readonly Sentence[]): Sentence['kind'] {
  const kinds = sentences.map(({ kind }) => kind);
  if (kinds.includes('written')) return 'written';
  return kinds.includes('remark') ? 'remark' : 'connective';
}
