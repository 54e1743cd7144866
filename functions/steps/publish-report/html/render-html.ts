import type { Report } from '#shared/domain/report.ts';
import { countOf } from '#shared/domain/plural.ts';
import { describeModelTrouble } from '#shared/domain/model-trouble.ts';
import { gapsOf, hasMethod, limitationsOf, shownClaims } from '#shared/domain/report-reading.ts';
import { sha256 } from '#shared/text/hash.ts';
import { createCitationMarks } from '../citation-marks.ts';
import { directionOf } from '../direction.ts';
import { type Html, NOTHING, html, markupOf, trusted } from '#shared/text/markup/build-html.ts';
import { claimsHtml } from './html-claims.ts';
import { inlineHtml } from './html-inline.ts';
import { sheetsHtml } from './html-sheets.ts';
import { sourcesHtml } from './html-sources.ts';
import { STYLE } from './html-style.ts';
import { answerHtml, disputesHtml, sectionHtml } from './html-text.ts';
import { checklistHtml, limitsHtml, trustHtml } from './html-trust.ts';
import type { Contexts } from '../load-contexts.ts';
import { END_WORDS, METHOD_WORDS, OUTCOME_WORDS, formatMoment, formatShare } from '../report-words.ts';

/** Whole, because the policy's hash is of every character between the tags. */
const STYLE_SHEET = trusted(`<style>${STYLE}</style>`);
const STYLE_HASH = Buffer.from(sha256(STYLE), 'hex').toString('base64');
/** Nothing but our own style sheet: no script, no image, no request to anywhere. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

/** The report as one HTML file without scripts: a citation is a link that opens its quote in the archived text. */
export function renderHtml(report: Report, contexts: Contexts): string {
  const marks = createCitationMarks(report);
  const main = html`<main>
    ${answerHtml(report, marks)}
    ${report.sections.map((section, index) => sectionHtml(section, index, { report, marks }))}
    ${disputesHtml(report, marks)} ${claimsHtml(report, marks)} ${limitsHtml(report)}
    ${checklistHtml(report, marks)} ${trustHtml(report)} ${sourcesHtml(report)}
  </main>`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <meta name="generator" content="Plumbline" />
        <title>${report.title}</title>
        ${STYLE_SHEET}
      </head>
      <body>
        <a class="skip" href="#answer">Skip to the answer</a>
        <div class="page">${headHtml(report)} ${contentsHtml(report)} ${main} ${footHtml(report)}</div>
        ${sheetsHtml(report, contexts, marks)}
      </body>
    </html> `;
  return markupOf(page);
}

function headHtml(report: Report): Html {
  const { title, question } = report;
  const asked =
    question.trim() === title.trim()
      ? NOTHING
      : html`<p class="question" dir="auto" lang="${report.language ?? ''}">${question}</p>`;
  const end = report.endReason === undefined ? '' : END_WORDS[report.endReason];
  return html`<header class="head">
    <p class="brand">${PLUMB} Plumbline <span>research report</span></p>
    <h1 dir="${directionOf(title)}" lang="${report.language ?? ''}">${inlineHtml(title)}</h1>
    ${asked}
    <p class="verdict">
      <strong class="badge ${report.outcome}">${OUTCOME_WORDS[report.outcome]}</strong> ${end}
    </p>
    ${
      report.modelTrouble === undefined
        ? NOTHING
        : html`<p class="trouble">${describeModelTrouble(report.modelTrouble)}</p>`
    }
    ${hasMethod(report) ? html`<p class="method">${METHOD_WORDS[report.method]}</p>` : NOTHING}
    <ul class="facts">
      ${factsOf(report).map(([figure, what]) => html`<li><b>${figure}</b> ${what}</li>`)}
    </ul>
  </header>`;
}

function factsOf({ trust, sources }: Report): readonly (readonly [number | string, string])[] {
  const read = [trust.sourcesRead, trust.sourcesRead === 1 ? 'document read' : 'documents read'] as const;
  if (sources.length === 0) return [read, [0, 'quotes that answer']];
  return [
    [trust.quotesVerified, trust.quotesVerified === 1 ? 'quote verified' : 'quotes verified'],
    [sources.length, sources.length === 1 ? 'source cited' : 'sources cited'],
    [trust.domains, trust.domains === 1 ? 'independent publisher' : 'independent publishers'],
    read,
    [formatShare(trust.confidence), 'confidence'],
  ];
}

/** A plumb line, drawn in the colour of the text. */
const PLUMB = html`<svg width="14" height="22" viewBox="0 0 14 22" aria-hidden="true">
  <path d="M7 0v11" fill="none" stroke="currentColor" stroke-width="1.4" />
  <path d="M3 10h8v4l-4 8-4-8z" fill="currentColor" />
</svg>`;

function contentsHtml(report: Report): Html {
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['answer', 'The answer', true],
    ...report.sections.map((section, index) => [`section-${index + 1}`, section.title, true] as const),
    ['disputes', 'Where sources disagree', report.contradictions.length > 0],
    ['claims', 'How firm the findings are', shownClaims(report).length > 0],
    ['gaps', 'What is not known', gapsOf(report).length > 0],
    ['limitations', 'Limitations', limitationsOf(report).length > 0],
    ['checklist', 'What a full answer covers', report.checklist.length > 0],
    ['trust', 'How far to trust this', true],
    ['sources', 'Sources', report.sources.length > 0],
  ];
  const links = parts
    .filter(([, , isThere]) => isThere)
    .map(([id, title]) => html`<li><a href="#${id}" dir="auto">${title}</a></li>`);
  return html`<nav class="contents" aria-label="Contents">
    <ol>
      ${links}
    </ol>
  </nav>`;
}

function footHtml(report: Report): Html {
  return html`<footer class="foot">
    <details>
      <summary>How to check this report yourself</summary>
      <p>
        Each source has the sha256 of the text that was archived when it was read, and each quote a locator
        into that text: <code>char:120-240</code> means the characters from 120 up to (not including) 240,
        counted from 0 in UTF-16 code units; <code>page:3:…</code> counts within page 3. A quote is in this
        report only if those characters of the archived text were equal to it.
      </p>
    </details>
    <p>
      Made by Plumbline, ${formatMoment(report.generatedAt)}, after
      ${countOf(report.iterationsUsed, 'iteration')}. Job <code>${report.jobId}</code>
    </p>
  </footer>`;
}
