import type { ItemResult } from '#shared/domain/report.ts';
import { itemAnchor, partsOf } from '#shared/presentation/report-outline.ts';
import { statusWords } from '#shared/presentation/item-status.ts';
import { signOf } from '#shared/presentation/status-signs.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { inlineHtml } from './html-inline.ts';
import type { Page } from './page.ts';

/** The list beside the text: one entry per asked item with how far it is answered, then the parts of the page. */
export function contentsHtml(page: Page): Html {
  const { report, words } = page;
  const items = report.checklist.map((item, index) => itemHtml(item, index, page));
  const list =
    items.length === 0
      ? NOTHING
      : html`<ol class="items">
          ${items}
        </ol>`;
  const links = partsOf(report, words).map(
    ([id, title]) => html`<li><a href="#${id}" dir="auto">${title}</a></li>`,
  );
  return html`<nav class="contents" aria-label="${words.contents}">
    ${list}
    <ol>
      ${links}
    </ol>
  </nav>`;
}

function itemHtml(item: ItemResult, index: number, { report, words }: Page): Html {
  const sign = html`<span class="sign" aria-hidden="true">${signOf(item)}</span>`;
  const status = html`<span class="unseen">${statusWords(item, words).status}</span>`;
  return html`<li class="${item.status}">
    <a href="#${itemAnchor(report, index)}"
      >${sign}<span dir="auto">${inlineHtml(item.description)}</span>${status}</a
    >
  </li>`;
}
