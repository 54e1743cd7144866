import { STATEMENT_WORDS, summariseChanges, titleOfEntry } from '#shared/domain/diff/change-words.ts';
import { type DiffEntry, type DiffQuote, isUnchanged } from '#shared/domain/diff/evidence-diff.ts';
import type { Report } from '#shared/domain/report.ts';
import { codeSpan, inlineMarkdown } from '#shared/text/markup/escape-markdown.ts';
import { oneLine } from '#shared/text/words/one-line.ts';

/** What changed since the run before; one line where nothing did, nothing where there was none. */
export function renderChanges({ changes }: Pick<Report, 'changes'>): string {
  if (changes === undefined) return '';
  const summary = inlineMarkdown(summariseChanges(changes));
  if (isUnchanged(changes)) return summary;
  return [summary, ...changes.entries.map(renderEntry)].join('\n\n');
}

function renderEntry(entry: DiffEntry): string {
  return [
    `**${inlineMarkdown(titleOfEntry(entry))}**`,
    ...entry.statements.map(
      ({ change, text }) => `- ${STATEMENT_WORDS[change]}: ${inlineMarkdown(oneLine(text))}`,
    ),
    ...entry.before.map((quote) => renderQuote('before', quote)),
    ...entry.after.map((quote) => renderQuote('now', quote)),
  ].join('\n');
}

function renderQuote(when: string, { quote, locator, archiveHash }: DiffQuote): string {
  const place = codeSpan(`${locator} in ${archiveHash.slice(0, 12)}`);
  return `- ${when}: “${inlineMarkdown(oneLine(quote))}” (${place})`;
}
