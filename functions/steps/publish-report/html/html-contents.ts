import { gapsOf, limitationsOf, shownClaims } from '#shared/domain/report-reading.ts';
import type { ItemResult, Report } from '#shared/domain/report.ts';
import { STATUS_SIGNS } from '#shared/presentation/status-signs.ts';
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
  const links = partsOf(page).map(([id, title]) => html`<li><a href="#${id}" dir="auto">${title}</a></li>`);
  return html`<nav class="contents" aria-label="${words.contents}">
    ${list}
    <ol>
      ${links}
    </ol>
  </nav>`;
}

function itemHtml(item: ItemResult, index: number, { report, words }: Page): Html {
  const sign = html`<span class="sign" aria-hidden="true">${STATUS_SIGNS[item.status]}</span>`;
  const status = html`<span class="unseen">${words.status[item.status]}</span>`;
  return html`<li class="${item.status}">
    <a href="#${placeOf(item, index, report)}"
      >${sign}<span dir="auto">${inlineHtml(item.description)}</span>${status}</a
    >
  </li>`;
}

/** The section that is about an item alone, or the row of the item. */
function placeOf(item: ItemResult, index: number, { sections }: Report): string {
  const section = sections.findIndex(({ itemIds }) => itemIds.length === 1 && itemIds[0] === item.itemId);
  return section >= 0 ? `section-${section + 1}` : `item-${index + 1}`;
}

function partsOf({ report, words }: Page): readonly (readonly [string, string])[] {
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['answer', words.answer, true],
    ...report.sections.map((section, index) => [`section-${index + 1}`, section.title, true] as const),
    ['disputes', words.disputes, report.contradictions.length > 0],
    ['claims', words.claims, shownClaims(report).length > 0],
    ['gaps', words.gaps, gapsOf(report).length > 0],
    ['limitations', words.limitations, limitationsOf(report).length > 0],
    ['checklist', words.checklist, report.checklist.length > 0],
    ['trust', words.trust, true],
    ['sources', words.sources, report.sources.length > 0],
  ];
  return parts.flatMap(([id, title, isThere]) => (isThere ? [[id, title] as const] : []));
}
