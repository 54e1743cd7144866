import { summariseChanges } from '#shared/domain/diff/change-words.ts';
import {
  type DiffEntry,
  type DiffQuote,
  type EvidenceDiff,
  isUnchanged,
} from '#shared/domain/diff/evidence-diff.ts';
import { summariseIn } from '#shared/presentation/summarise-changes.ts';
import type { ChangeWords } from '#shared/presentation/words/changes/change-words.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';
import type { Output } from './terminal.ts';
import { columnsOf, fitTo, hang, printableLine, wrap } from './text-layout.ts';

/** Quotes of one text that are shown; the report has all of them. */
const MOST_QUOTES = 3;
const LONGEST_QUOTE = 400;

interface Page {
  readonly columns: number;
  readonly words: ChangeWords;
}

/** What changed since the run before, each change with what its source said and what it says now; one line where nothing did. */
export function renderChanges(changes: EvidenceDiff, columns: number): string {
  const page = { columns, words: wordsFor('en').changes };
  return [summariseChanges(changes), ...changes.entries.flatMap((entry) => renderEntry(entry, page))]
    .map((line) => `${line}\n`)
    .join('');
}

/** The same as a part of a report, in its language. */
export function renderChangesPart(changes: EvidenceDiff, words: ChangeWords, output: Output): string {
  const page = { columns: output.columns, words };
  const summary = wrap(summariseIn(words, changes), output.columns);
  if (isUnchanged(changes)) return summary.join('\n');
  const entries = changes.entries.flatMap((entry) => renderEntry(entry, page));
  return [output.paint('bold', words.whatChanged), ...summary, ...entries].join('\n');
}

function renderEntry({ kind, source, reason, before, after }: DiffEntry, page: Page): readonly string[] {
  const why = reason === undefined ? '' : ` (${reason})`;
  const { columns, words } = page;
  return [
    ...hang('  ', printableLine(`${words.kinds[kind]}: ${source.title}${why}`), columns),
    ...quoted(words.before, before, page),
    ...quoted(words.now, after, page),
  ];
}

function quoted(when: string, quotes: readonly DiffQuote[], { columns, words }: Page): readonly string[] {
  const width = Math.max(columnsOf(words.before), columnsOf(words.now));
  const mark = `    ${when}${' '.repeat(width - columnsOf(when))}  `;
  const shown = quotes
    .slice(0, MOST_QUOTES)
    .flatMap(({ quote }) => hang(mark, `“${fitTo(printableLine(quote), LONGEST_QUOTE)}”`, columns));
  const more = quotes.length - MOST_QUOTES;
  return more > 0 ? [...shown, ...hang(mark, `+ ${more}`, columns)] : shown;
}
