import type { BatchView } from '#shared/api/batch-responses.ts';
import { countOf } from '#shared/domain/plural.ts';
import { columnsOf, fitTo } from './text-layout.ts';

const WIDEST_BAR = 24;
/** A bar that shows less is left out. */
const NARROWEST_BAR = 6;

/** How far a batch is, on one line that is never wider than that: a wider one could not be drawn over. */
export function drawProgress(
  { status, lines = 0, errors = 0, counts }: Pick<BatchView, 'status' | 'lines' | 'errors' | 'counts'>,
  columns: number,
): string {
  const failed = counts.failed + counts.expired;
  const said = [
    `${counts.answered} answered`,
    `${counts.partial} in part`,
    ...(counts.insufficientEvidence > 0 ? [`${counts.insufficientEvidence} without enough evidence`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(errors > 0 ? [`${countOf(errors, 'line')} with errors`] : []),
  ];
  const text = `${counts.ended}/${lines}  ${said.join(', ')}  ${status.toLowerCase()}`;
  const room = Math.min(WIDEST_BAR, columns - columnsOf(text) - 1);
  return room < NARROWEST_BAR ? fitTo(text, columns) : `${drawBar(counts.ended, lines, room)} ${text}`;
}

function drawBar(done: number, all: number, width: number): string {
  const full = all === 0 ? width : Math.round((done / all) * width);
  return `${'━'.repeat(full)}${'─'.repeat(width - full)}`;
}
