import {
  type Block,
  type Contradiction,
  type Report,
  type Section,
  type Sentence,
  splitLead,
} from '#shared/domain/report.ts';
import type { CitationMarks } from './citation-marks.ts';
import { directionOf } from './direction.ts';
import { type Html, NOTHING, html } from './html.ts';
import { NO_ANSWER } from './report-words.ts';
import { splitCode } from './split-code.ts';

/** Foreign text in a line; balanced backticks show as code. */
export function inlineHtml(text: string): Html {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return html`${splitCode(line).map((piece) =>
    piece.kind === 'code' ? html`<code>${piece.value}</code>` : html`${piece.value}`,
  )}`;
}

export function answerHtml(report: Report, marks: CitationMarks): Html {
  const blocks = report.answer.map((block) => blockHtml(block, marks));
  return html`<section class="answer" aria-labelledby="answer">
    <h2 id="answer">The answer</h2>
    ${blocks.length === 0 ? html`<p class="ours">${NO_ANSWER}</p>` : blocks}
  </section>`;
}

export function sectionHtml(section: Section, index: number, marks: CitationMarks): Html {
  const id = `section-${index + 1}`;
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}" dir="${directionOf(section.title)}">${inlineHtml(section.title)}</h2>
    ${section.blocks.map((block) => blockHtml(block, marks))}
  </section>`;
}

export function disputesHtml(report: Report, marks: CitationMarks): Html {
  if (report.contradictions.length === 0) return NOTHING;
  return html`<section aria-labelledby="disputes">
    <h2 id="disputes">Where sources disagree</h2>
    ${report.contradictions.map((one) => disputeHtml(one, report, marks))}
  </section>`;
}

function blockHtml(block: Block, marks: CitationMarks): Html {
  const { lead, rest } = splitLead(block);
  const direction = directionOf(rest.map((sentence) => sentence.text).join(' '));
  if (block.form === 'list') {
    const above = lead.length === 0 ? NOTHING : html`<p class="lead">${joined(lead, marks)}</p>`;
    const items = rest.map((sentence) => html`<li>${sentenceHtml(sentence, marks)}</li>`);
    return html`${above}
      <ul dir="${direction}">
        ${items}
      </ul>`;
  }
  if (block.form === 'quote') return html`<blockquote dir="${direction}">${joined(rest, marks)}</blockquote>`;
  return html`<p dir="${direction}">${joined(rest, marks)}</p>`;
}

function joined(sentences: readonly Sentence[], marks: CitationMarks): Html {
  return html`${sentences.map((sentence, index) => html`${index === 0 ? '' : ' '}${sentenceHtml(sentence, marks)}`)}`;
}

function sentenceHtml(sentence: Sentence, marks: CitationMarks): Html {
  const cited = marks.set(sentence.evidenceIds);
  const kind = sentence.kind === 'connective' ? 'ours' : sentence.kind;
  const citations =
    sentence.evidenceIds.length === 0 ? NOTHING : html`<span class="cites">&#8288;${cited}</span>`;
  return html`<span class="${kind}" dir="auto">${inlineHtml(sentence.text)}</span>${citations}`;
}

function disputeHtml(dispute: Contradiction, report: Report, marks: CitationMarks): Html {
  const side = (ids: readonly string[]): Html =>
    html`${ids.map(
      (id) =>
        html`<blockquote>
          <span dir="auto">${inlineHtml(quoteOf(report, id))}</span>${marks.set([id])}
        </blockquote>`,
    )}`;
  return html`<article class="dispute">
    <p dir="${directionOf(dispute.statement)}">${inlineHtml(dispute.statement)}</p>
    <div class="sides">
      <div>
        <h3>For</h3>
        ${side(dispute.evidenceIds)}
      </div>
      <div>
        <h3>Against</h3>
        ${side(dispute.againstEvidenceIds)}
      </div>
    </div>
  </article>`;
}

function quoteOf(report: Report, evidenceId: string): string {
  const quotes = report.sources.flatMap((source) => source.quotes);
  return quotes.find((quote) => quote.evidenceId === evidenceId)?.quote ?? '';
}
