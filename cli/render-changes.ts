import { summariseChanges, titleOfEntry } from '#shared/domain/diff/change-words.ts';
import type { DiffEntry, DiffQuote, EvidenceDiff } from '#shared/domain/diff/evidence-diff.ts';
import { fitTo, hang, printableLine } from './text-layout.ts';

/** Quotes of one text that are shown; the report has all of them. */
const MOST_QUOTES = 3;
const LONGEST_QUOTE = 400;

/** What changed since the run before, each change with what its source said and what it says now; one line where nothing did. */
export function renderChanges(changes: EvidenceDiff, columns: number): string {
  return [summariseChanges(changes), ...changes.entries.flatMap((entry) => renderEntry(entry, columns))]
    .map((line) => `${line}\n`)
    .join('');
}

function renderEntry(entry: DiffEntry, columns: number): readonly string[] {
  return [
    ...hang('  ', printableLine(titleOfEntry(entry)), columns),
    ...quoted('    before  ', entry.before, columns),
    ...quoted('    now     ', entry.after, columns),
  ];
}

function quoted(mark: string, quotes: readonly DiffQuote[], columns: number): readonly string[] {
  const shown = quotes
    .slice(0, MOST_QUOTES)
    .flatMap(({ quote }) => hang(mark, `“${fitTo(printableLine(quote), LONGEST_QUOTE)}”`, columns));
  const more = quotes.length - MOST_QUOTES;
  return more > 0 ? [...shown, ...hang(mark, `and ${more} more`, columns)] : shown;
}
