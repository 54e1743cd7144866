import { statusWords } from '#shared/presentation/item-status.ts';
import type { ItemResult } from '#shared/domain/report.ts';
import { citedFor, gapsOf, limitationsOf } from '#shared/domain/report-reading.ts';
import { remarkIn } from '#shared/presentation/own-words.ts';
import { directionOf } from '#shared/presentation/direction.ts';
import { trustRows } from '#shared/presentation/report-figures.ts';
import { signOf } from '#shared/presentation/status-signs.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { inlineHtml } from './html-inline.ts';
import type { Page } from './page.ts';

/** What is not known, and what limits the rest. */
export function limitsHtml({ report, words }: Page): Html {
  return html`${listHtml('gaps', words.gaps, gapsOf(report, remarkIn(words)))}${listHtml(
    'limitations',
    words.limitations,
    limitationsOf(report).map(remarkIn(words)),
  )}`;
}

export function checklistHtml(page: Page): Html {
  const { report, words } = page;
  if (report.checklist.length === 0) return NOTHING;
  const rows = report.checklist.map((item, index) => itemHtml(item, index, page));
  return html`<section aria-labelledby="checklist">
    <h2 id="checklist">${words.checklist}</h2>
    <ol class="checklist">
      ${rows}
    </ol>
  </section>`;
}

export function trustHtml({ report, words }: Page): Html {
  const rows = trustRows(report.trust, words).map(
    (row) =>
      html`<div>
        <dt>${row.label}</dt>
        <dd><b>${row.value}</b> <span>${row.meaning}</span></dd>
      </div>`,
  );
  return html`<section aria-labelledby="trust">
    <h2 id="trust">${words.trust}</h2>
    <dl class="trust">${rows}</dl>
  </section>`;
}

function itemHtml(item: ItemResult, index: number, { marks, report, words }: Page): Html {
  const { status, missing: open } = statusWords(item, words);
  const cited = marks.set(citedFor(item.evidenceIds ?? [], report.answer));
  const missing = open === '' ? NOTHING : html` · ${inlineHtml(open)}`;
  return html`<li class="${item.status}" id="item-${index + 1}">
    <span class="sign" aria-hidden="true">${signOf(item)}</span>
    <div>
      <p dir="${directionOf(item.description)}">${inlineHtml(item.description)}</p>
      <p class="why"><b>${status}</b> ${cited}${missing}</p>
    </div>
  </li>`;
}

function listHtml(id: string, title: string, lines: readonly string[]): Html {
  if (lines.length === 0) return NOTHING;
  const items = lines.map((line) => html`<li dir="${directionOf(line)}">${inlineHtml(line)}</li>`);
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <ul>
      ${items}
    </ul>
  </section>`;
}
