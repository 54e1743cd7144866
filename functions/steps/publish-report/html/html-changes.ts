import { type DiffEntry, type DiffQuote, isUnchanged } from '#shared/domain/diff/evidence-diff.ts';
import { summariseIn } from '#shared/presentation/summarise-changes.ts';
import type { ChangeWords } from '#shared/presentation/words/changes/change-words.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import type { Page } from './page.ts';

/** What changed since the run before; one line where nothing did, nothing where there was none. */
export function changesHtml({ report, words }: Pick<Page, 'report' | 'words'>): Html {
  const { changes } = report;
  if (changes === undefined) return NOTHING;
  const summary = html`<p>${summariseIn(words.changes, changes)}</p>`;
  if (isUnchanged(changes)) return html`<section id="changes">${summary}</section>`;
  return html`<section id="changes">
    <h2>${words.changes.whatChanged}</h2>
    ${summary} ${changes.entries.map((entry) => entryHtml(entry, words.changes))}
  </section>`;
}

/** Why a source is gone is said as its reader said it. */
function entryHtml({ kind, source, reason, statements, before, after }: DiffEntry, words: ChangeWords): Html {
  return html`<h3>
      ${words.kinds[kind]}: <span dir="auto">${source.title}</span>${
        reason === undefined ? NOTHING : html` <span dir="auto" lang="en">(${reason})</span>`
      }
    </h3>
    <ul>
      ${statements.map(
        ({ change, text }) => html`<li>${words.statements[change]}: <span dir="auto">${text}</span></li>`,
      )}
    </ul>
    ${before.map((quote) => quoteHtml(words.before, quote))}
    ${after.map((quote) => quoteHtml(words.now, quote))}`;
}

function quoteHtml(when: string, { quote, locator, archiveHash }: DiffQuote): Html {
  return html`<blockquote>
    <p><span class="label">${when}</span> <span dir="auto">${quote}</span></p>
    <p class="meta"><code dir="ltr">${locator} ${archiveHash.slice(0, 12)}</code></p>
  </blockquote>`;
}
