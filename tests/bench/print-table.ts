import type { Row } from './measure.ts';

const HEADER: readonly string[] = [
  'Measure',
  'Metric',
  'Floor',
  'Aim',
  'Plain BM25',
  'Ours',
  'Verdict',
  'Note',
];

/** The rows as a Markdown table with aligned columns. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [HEADER, ...rows.map(cells)];
  const widths = HEADER.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const format = (line: readonly string[]): string => {
    return `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  };
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [format(HEADER), rule, ...rows.map((row) => format(cells(row)))].join('\n');
}

/** What a row says against its floor and aim. */
export function verdict({ floor, aim, ours }: Row): 'below floor' | 'floor' | 'aim' | '' {
  if (floor === undefined) return '';
  if (ours < floor) return 'below floor';
  return aim === undefined || ours < aim ? 'floor' : 'aim';
}

function cells(row: Row): readonly string[] {
  const { measure, metric, floor, aim, plain, ours, note } = row;
  return [measure, metric, number(floor), number(aim), number(plain), number(ours), verdict(row), note ?? ''];
}

function number(value: number | undefined): string {
  if (value === undefined) return '';
  return value > 1 ? value.toFixed(value < 20 ? 1 : 0) : value.toFixed(3);
}
