import type { ItemStatus } from '#shared/domain/plan.ts';
import type { ItemResult, Report } from '#shared/domain/report.ts';
import { gapsOf, limitationsOf, missingOf } from '#shared/domain/report-reading.ts';
import type { CitationMarks } from '../citation-marks.ts';
import { directionOf } from '../direction.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { inlineHtml } from './html-inline.ts';
import { STATUS_WORDS, trustRows } from '../report-words.ts';

const STATUS_SIGNS: Readonly<Record<ItemStatus, string>> = { satisfied: '✓', partial: '◐', unsatisfied: '○' };

/** What is not known, and what limits the rest. */
export function limitsHtml(report: Report): Html {
  return html`${listHtml('gaps', 'What is not known', gapsOf(report))}${listHtml(
    'limitations',
    'Limitations',
    limitationsOf(report),
  )}`;
}

export function checklistHtml(report: Report, marks: CitationMarks): Html {
  if (report.checklist.length === 0) return NOTHING;
  const rows = report.checklist.map((item) => itemHtml(item, marks));
  return html`<section aria-labelledby="checklist">
    <h2 id="checklist">What a full answer covers</h2>
    <ol class="checklist">
      ${rows}
    </ol>
  </section>`;
}

export function trustHtml(report: Report): Html {
  const rows = trustRows(report.trust).map(
    (row) =>
      html`<div>
        <dt>${row.label}</dt>
        <dd><b>${row.value}</b> <span>${row.meaning}</span></dd>
      </div>`,
  );
  return html`<section aria-labelledby="trust">
    <h2 id="trust">How far to trust this</h2>
    <dl class="trust">${rows}</dl>
  </section>`;
}

function itemHtml(item: ItemResult, marks: CitationMarks): Html {
  const open = missingOf(item);
  const missing = open === '' ? NOTHING : html` · ${inlineHtml(open)}`;
  return html`<li class="${item.status}">
    <span class="sign" aria-hidden="true">${STATUS_SIGNS[item.status]}</span>
    <div>
      <p dir="${directionOf(item.description)}">${inlineHtml(item.description)}</p>
      <p class="why"><b>${STATUS_WORDS[item.status]}</b> ${marks.set(item.evidenceIds ?? [])}${missing}</p>
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
