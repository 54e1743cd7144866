import { PAGE_BREAK } from '#shared/domain/locator.ts';
import { isRecord } from '../markup/record.ts';
import type { Span } from '../words/sentences.ts';

/** Two sentences of one paragraph, of one item, or rows of one table; a record is read alone. */
export function isSameBlock(text: string, before: Span, span: Span): boolean {
  if (span.kind !== before.kind || span.kind === 'code') return false;
  const between = text.slice(before.end, span.start);
  if (between.includes(PAGE_BREAK)) return false;
  if (span.kind === 'table-row')
    return !/\n\s*\n/u.test(between) && !isRecord(text.slice(span.start, span.end));
  // The marker of the next item stands between two items.
  return (
    between.trim() === '' &&
    !/\n\s*\n/u.test(between) &&
    !(span.kind === 'list-item' && between.includes('\n'))
  );
}

/** Where the next block begins. */
export function endOfBlock(text: string, spans: readonly Span[], at: number): number {
  let next = at + 1;
  for (let [before, span] = [spans[at], spans[next]]; before !== undefined && span !== undefined;) {
    if (!isSameBlock(text, before, span)) break;
    next += 1;
    [before, span] = [span, spans[next]];
  }
  return next;
}
