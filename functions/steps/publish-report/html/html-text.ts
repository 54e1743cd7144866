import { sectionTitle } from '#shared/presentation/section-title.ts';
import {
  type Block,
  type Contradiction,
  type Report,
  type Section,
  type Sentence,
  splitLead,
} from '#shared/domain/report.ts';
import { type Insufficiency, describeInsufficiency } from '#shared/domain/insufficiency.ts';
import { isLabel, isMarked, shownAnswer } from '#shared/domain/report-reading.ts';
import { rowsOf } from '#shared/domain/table-block.ts';
import { directionOf } from '#shared/presentation/direction.ts';
import { remarkIn } from '#shared/presentation/own-words.ts';
import { inRuns, isInline, standsApart } from '#shared/presentation/sentence-runs.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { inlineHtml } from './html-inline.ts';
import { quotationHtml } from './html-quote.ts';
import type { Page } from './page.ts';

export function answerHtml(page: Page): Html {
  const { report, words } = page;
  const insufficiency = describeInsufficiency(report, words.insufficiency);
  const shown = shownAnswer(report).map((block) => blockHtml(block, page));
  return html`<section class="answer" aria-labelledby="answer">
    <h2 id="answer">${words.answer}</h2>
    ${insufficiency && shown.length === 0 ? html`<p><strong>${insufficiency.verdict}</strong></p>` : shown}
    ${insufficiency ? insufficiencyHtml(insufficiency, page) : NOTHING}
  </section>`;
}

function insufficiencyHtml({ found, advice }: Insufficiency, { words }: Page): Html {
  return html`${bulletsHtml(found)}
    <h3>${words.whatMayHelp}</h3>
    ${bulletsHtml(advice)}`;
}

function bulletsHtml(lines: readonly string[]): Html {
  const items = lines.map((line) => html`<li>${inlineHtml(line)}</li>`);
  return html`<ul>
    ${items}
  </ul>`;
}

export function sectionHtml(section: Section, index: number, page: Page): Html {
  const id = `section-${index + 1}`;
  const title = sectionTitle(section, page.report, page.words);
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}" dir="${directionOf(title)}">${inlineHtml(title)}</h2>
    ${section.blocks.map((block) => blockHtml(block, page))}
  </section>`;
}

export function disputesHtml(page: Page): Html {
  const { report, words } = page;
  if (report.contradictions.length === 0) return NOTHING;
  return html`<section aria-labelledby="disputes">
    <h2 id="disputes">${words.disputes}</h2>
    ${report.contradictions.map((one) => disputeHtml(one, page))}
  </section>`;
}

function blockHtml(block: Block, page: Page): Html {
  if (block.form === 'table') return tableHtml(block, page);
  const { lead, rest } = splitLead(block);
  const direction = directionOf(rest.map((sentence) => sentence.text).join(' '));
  if (block.form === 'list') {
    const above = lead.length === 0 ? NOTHING : html`<p class="lead">${joined(lead, page)}</p>`;
    const items = rest.map((sentence) => html`<li>${sentenceHtml(sentence, page)}</li>`);
    return html`${above}
      <ul dir="${direction}">
        ${items}
      </ul>`;
  }
  return html`${inRuns(rest).map((run) => {
    const shown = joined(run, page);
    if (run.some(standsApart)) return shown;
    if (block.form === 'quote') return html`<blockquote dir="${direction}">${shown}</blockquote>`;
    return html`<p dir="${direction}">${shown}</p>`;
  })}`;
}

function tableHtml(block: Block, page: Page): Html {
  const [head = [], ...body] = rowsOf(block);
  const rows = body.map(
    ([label, ...cells]) =>
      html`<tr>
        <th scope="row">${label === undefined ? '' : sentenceHtml(label, page)}</th>
        ${cells.map((cell) => html`<td>${sentenceHtml(cell, page)}</td>`)}
      </tr>`,
  );
  return html`<div class="wide table" tabindex="0" role="group">
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${sentenceHtml(cell, page)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function joined(sentences: readonly Sentence[], page: Page): Html {
  return html`${sentences.map((sentence, index) => html`${index === 0 ? '' : ' '}${sentenceHtml(sentence, page)}`)}`;
}

function sentenceHtml(sentence: Sentence, { marks, report, words }: Page): Html {
  const cited = marks.set(sentence.evidenceIds);
  const citations =
    sentence.evidenceIds.length === 0 ? NOTHING : html`<span class="cites">&#8288;${cited}</span>`;
  if (standsApart(sentence)) return quotationHtml(sentence.text, citations);
  const text = inlineHtml(sentence.text);
  if (isLabel(sentence, report.checklist)) return html`<b class="label" dir="auto">${text}</b>`;
  const kind = sentence.kind === 'connective' ? 'ours' : sentence.kind;
  const mark = isMarked(sentence, report) ? html` <span class="uncited">${words.uncited}</span>` : citations;
  return html`<span class="${kind}" dir="auto">${text}</span>${mark}`;
}

function disputeHtml(dispute: Contradiction, { report, words, marks }: Page): Html {
  const side = (ids: readonly string[]): Html =>
    html`${ids.map((id) => citedQuoteHtml(quoteOf(report, id), marks.set([id])))}`;
  const statement = remarkIn(words)(dispute.statement);
  return html`<article class="dispute">
    <p dir="${directionOf(statement)}">${inlineHtml(statement)}</p>
    <div class="sides">
      <div>
        <h3>${words.for}</h3>
        ${side(dispute.evidenceIds)}
      </div>
      <div>
        <h3>${words.against}</h3>
        ${side(dispute.againstEvidenceIds)}
      </div>
    </div>
  </article>`;
}

function citedQuoteHtml(quote: string, citation: Html): Html {
  if (!isInline(quote)) return quotationHtml(quote, citation);
  return html`<blockquote><span class="quote" dir="auto">${inlineHtml(quote)}</span>${citation}</blockquote>`;
}

function quoteOf(report: Report, evidenceId: string): string {
  const quotes = report.sources.flatMap((source) => source.quotes);
  return quotes.find((quote) => quote.evidenceId === evidenceId)?.quote ?? '';
}
