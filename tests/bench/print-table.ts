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

/** What a row says against its floor and aim, or its ceiling. */
export function verdict({
  floor,
  ceiling,
  aim,
  ours,
}: Row): 'below floor' | 'above ceiling' | 'floor' | 'aim' | 'below ceiling' | '' {
  if (ceiling !== undefined) return ours > ceiling ? 'above ceiling' : 'below ceiling';
  if (floor === undefined) return '';
  if (ours < floor) return 'below floor';
  return aim === undefined || ours < aim ? 'floor' : 'aim';
}

function cells(row: Row): readonly string[] {
  const { measure, metric, floor, ceiling, aim, plain, ours, note } = row;
  const bound = ceiling === undefined ? number(floor) : `at most ${number(ceiling)}`;
  return [measure, metric, bound, number(aim), number(plain), number(ours), verdict(row), note ?? ''];
}

function number(value: number | undefined): string {
  if (value === undefined) return '';
  return value > 1 ? value.toFixed(value < 20 ? 1 : 0) : value.toFixed(3);
}
