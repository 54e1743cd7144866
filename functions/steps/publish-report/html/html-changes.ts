import { STATEMENT_WORDS, summariseChanges, titleOfEntry } from '#shared/domain/diff/change-words.ts';
import { type DiffEntry, type DiffQuote, isUnchanged } from '#shared/domain/diff/evidence-diff.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import type { Page } from './page.ts';

/** What changed since the run before; one line where nothing did, nothing where there was none. */
export function changesHtml({ report }: Pick<Page, 'report'>): Html {
  const { changes } = report;
  if (changes === undefined) return NOTHING;
  const summary = html`<p>${summariseChanges(changes)}</p>`;
  if (isUnchanged(changes)) return html`<section id="changes">${summary}</section>`;
  return html`<section id="changes" lang="en" dir="ltr">
    <h2>What changed</h2>
    ${summary} ${changes.entries.map(entryHtml)}
  </section>`;
}

function entryHtml(entry: DiffEntry): Html {
  return html`<h3 dir="auto">${titleOfEntry(entry)}</h3>
    <ul>
      ${entry.statements.map(
        ({ change, text }) => html`<li>${STATEMENT_WORDS[change]}: <span dir="auto">${text}</span></li>`,
      )}
    </ul>
    ${entry.before.map((quote) => quoteHtml('Before', quote))}
    ${entry.after.map((quote) => quoteHtml('Now', quote))}`;
}

function quoteHtml(when: string, { quote, locator, archiveHash }: DiffQuote): Html {
  return html`<blockquote dir="auto">
    <p><span class="label">${when}</span> ${quote}</p>
    <p class="meta"><code dir="ltr">${locator} ${archiveHash.slice(0, 12)}</code></p>
  </blockquote>`;
}
