import { rowsOf, tableLines } from '#shared/domain/table-block.ts';
import type { Block, Sentence } from '#shared/domain/report.ts';
import type { Output } from './terminal.ts';
import { columnsOf, hang, printableLine, wrap } from './text-layout.ts';

const GAP = '  ';
/** Labels are short; what is said needs room. */
const MOST_LABEL = 28;
const LEAST_CELL = 24;

/** Columns side by side, a rule below the head and a line between rows; where they would be too narrow, a list. */
export function renderTable(block: Block, output: Output, marksOf: (cell: Sentence) => string): string {
  const textOf = (cell: Sentence): string => printableLine(`${cell.text} ${marksOf(cell)}`);
  const rows = rowsOf(block).map((row) => row.map(textOf));
  const widths = widthsOf(rows, output.columns);
  if (widths === undefined) {
    return tableLines(block, textOf)
      .flatMap((line) => hang('- ', line, output.columns))
      .join('\n');
  }
  const [head = [], ...body] = rows.map((row) => layOut(row, widths));
  const rule = widths.map((width) => '─'.repeat(width)).join(GAP);
  const shown = head.map((line) => output.paint('bold', line));
  return [...shown, rule, body.map((lines) => lines.join('\n')).join('\n\n')].join('\n');
}

/** Undefined where a cell would be too narrow to read. */
function widthsOf(rows: readonly (readonly string[])[], columns: number): readonly number[] | undefined {
  const count = rows[0]?.length ?? 0;
  if (count < 2) return undefined;
  const label = Math.min(MOST_LABEL, Math.max(10, ...rows.map(([first = '']) => columnsOf(first))));
  const cell = Math.floor((columns - label) / (count - 1)) - GAP.length;
  return cell < LEAST_CELL ? undefined : [label, ...Array.from({ length: count - 1 }, () => cell)];
}

/** The lines of a row, its cells side by side. */
function layOut(row: readonly string[], widths: readonly number[]): readonly string[] {
  const cells = row.map((text, index) => wrap(text, widths[index] ?? 0));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    cells
      .map((lines, index) => {
        const line = lines[at] ?? '';
        return line + ' '.repeat(Math.max(0, (widths[index] ?? 0) - columnsOf(line)));
      })
      .join(GAP)
      .trimEnd(),
  );
}
