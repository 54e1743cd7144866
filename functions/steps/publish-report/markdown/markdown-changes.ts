import { summariseIn } from '#shared/presentation/summarise-changes.ts';
import type { ChangeWords } from '#shared/presentation/words/changes/change-words.ts';
import { type DiffEntry, type DiffQuote, isUnchanged } from '#shared/domain/diff/evidence-diff.ts';
import { codeSpan, inlineMarkdown } from '#shared/text/markup/escape-markdown.ts';
import type { Page } from './markdown-citations.ts';
import { oneLine } from '#shared/text/words/one-line.ts';

/** What changed since the run before; one line where nothing did, nothing where there was none. */
export function renderChanges({ report, words }: Pick<Page, 'report' | 'words'>): string {
  const { changes } = report;
  if (changes === undefined) return '';
  const summary = inlineMarkdown(summariseIn(words.changes, changes));
  if (isUnchanged(changes)) return summary;
  return [summary, ...changes.entries.map((entry) => renderEntry(entry, words.changes))].join('\n\n');
}

function renderEntry(entry: DiffEntry, words: ChangeWords): string {
  return [
    `**${inlineMarkdown(titleOf(entry, words))}**`,
    ...entry.statements.map(
      ({ change, text }) => `- ${words.statements[change]}: ${inlineMarkdown(oneLine(text))}`,
    ),
    ...entry.before.map((quote) => renderQuote(words.before, quote)),
    ...entry.after.map((quote) => renderQuote(words.now, quote)),
  ].join('\n');
}

/** Why a source is gone is said as its reader said it. */
function titleOf({ kind, source, reason }: DiffEntry, words: ChangeWords): string {
  return `${words.kinds[kind]}: ${source.title}${reason === undefined ? '' : ` (${reason})`}`;
}

function renderQuote(when: string, { quote, locator, archiveHash }: DiffQuote): string {
  const place = codeSpan(`${locator} in ${archiveHash.slice(0, 12)}`);
  return `- ${when}: “${inlineMarkdown(oneLine(quote))}” (${place})`;
}
