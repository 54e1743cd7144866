import type { Report } from '#shared/domain/report.ts';
import { describeModelTrouble } from '#shared/presentation/model-trouble.ts';
import { endWorthTelling } from '#shared/domain/outcome-words.ts';
import { hasMethod } from '#shared/domain/report-reading.ts';
import { directionOf } from '#shared/presentation/direction.ts';
import { isPerhapsAnswered, outcomeLabel } from '#shared/presentation/own-words.ts';
import { factsOf, formatMoment } from '#shared/presentation/report-figures.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';
import { sha256 } from '#shared/text/hash.ts';
import { createCitationMarks } from '../citation-marks.ts';
import type { Contexts } from '#shared/research/load-contexts.ts';
import { changesHtml } from './html-changes.ts';
import { claimsHtml } from './html-claims.ts';
import { contentsHtml } from './html-contents.ts';
import { type Html, NOTHING, html, markupOf, trusted } from '#shared/text/markup/build-html.ts';
import { inlineHtml } from './html-inline.ts';
import { sheetsHtml } from './html-sheets.ts';
import { sourcesHtml } from './html-sources.ts';
import { STYLE } from './html-style.ts';
import { answerHtml, disputesHtml, sectionHtml } from './html-text.ts';
import { checklistHtml, limitsHtml, trustHtml } from './html-trust.ts';
import type { Page } from './page.ts';

/** Whole, because the policy's hash is of every character between the tags. */
const STYLE_SHEET = trusted(`<style>${STYLE}</style>`);
const STYLE_HASH = Buffer.from(sha256(STYLE), 'hex').toString('base64');
/** Nothing but our own style sheet: no script, no image, no request to anywhere. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

/** The report as one HTML file without scripts: a citation opens its quote in the archived text beside it. */
export function renderHtml(report: Report, contexts: Contexts): string {
  const words = wordsFor(report.language);
  const page: Page = { report, words, marks: createCitationMarks(report, words) };
  const main = html`<main>
    ${answerPart(page)} ${factsHtml(page)}
    ${report.sections.map((section, index) => sectionHtml(section, index, page))} ${disputesHtml(page)}
    ${claimsHtml(page)} ${limitsHtml(page)} ${checklistHtml(page)} ${trustHtml(page)} ${sourcesHtml(page)}
  </main>`;
  const document = html`<!doctype html>
    <html lang="${words.language}" dir="${words.direction}">
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
        <a class="skip" href="#answer">${words.skip}</a>
        <div class="page">${headHtml(page)} ${contentsHtml(page)} ${main} ${footHtml(page)}</div>
        ${sheetsHtml(page, contexts)}
      </body>
    </html> `;
  return markupOf(document);
}

/** What changed goes before the answer: it is what a standing question is asked for. */
function answerPart(page: Page): Html {
  const answer = answerHtml(page);
  return page.report.changes === undefined ? answer : html`${changesHtml(page)} ${answer}`;
}

function headHtml(page: Page): Html {
  const { report, words } = page;
  const { title, question, language } = report;
  const asked =
    question.trim() === title.trim()
      ? NOTHING
      : html`<p class="question" dir="auto" lang="${language}">${question}</p>`;
  const tone = isPerhapsAnswered(report) ? 'partial' : report.outcome;
  return html`<header class="head">
    <p class="brand">${PLUMB} Plumbline <span>${words.researchReport}</span></p>
    <h1 dir="${directionOf(title)}" lang="${language}">${inlineHtml(title)}</h1>
    ${report.followUp === undefined ? asked : [asked, threadHtml({ report, words })]}
    <p class="verdict">
      <strong class="badge ${tone}">${outcomeLabel(report, words)}</strong>
      ${endOf({ report, words })}
    </p>
    ${troubleHtml(page)}
  </header>`;
}

/** The questions before this one, the nearest first. */
function threadHtml({ report, words }: Pick<Page, 'report' | 'words'>): Html {
  const { followUp, question, refinedQuestion } = report;
  if (followUp === undefined) return NOTHING;
  const label = followUp.isSameTopic ? words.followsUp : words.newTopicAfter;
  const turns = followUp.thread
    .toReversed()
    .map((turn, index) => html`${index === 0 ? '' : ' ← '}<q dir="auto">${turn.question}</q>`);
  const taken =
    followUp.isSameTopic && refinedQuestion !== question.trim()
      ? html`<p class="question" dir="auto">${refinedQuestion}</p>`
      : NOTHING;
  return html`${taken}
    <p class="thread">${label}: ${turns}</p>`;
}

function troubleHtml({ report, words }: Page): Html {
  const { modelTrouble } = report;
  if (modelTrouble === undefined) return NOTHING;
  return html`<p class="trouble">${describeModelTrouble(modelTrouble, words)}</p>`;
}

function endOf({ report, words }: Pick<Page, 'report' | 'words'>): string {
  const end = endWorthTelling(report);
  return end === undefined ? '' : words.end[end];
}

/** The figures in one line, and how the text was made, below the answer. */
function factsHtml({ report, words }: Page): Html {
  const method = hasMethod(report) ? html`<p class="method">${words.method[report.method]}</p>` : NOTHING;
  return html`<p class="facts">${factsOf(report, words).map((fact) => html`<span>${fact}</span> `)}</p>
    ${method}`;
}

/** A plumb line, drawn in the colour of the text. */
const PLUMB = html`<svg width="14" height="22" viewBox="0 0 14 22" aria-hidden="true">
  <path d="M7 0v11" fill="none" stroke="currentColor" stroke-width="1.4" />
  <path d="M3 10h8v4l-4 8-4-8z" fill="currentColor" />
</svg>`;

function footHtml({ report, words }: Page): Html {
  return html`<footer class="foot">
    <details>
      <summary>${words.checkTitle}</summary>
      <p>${words.checkText}</p>
    </details>
    <p>
      ${words.madeBy(formatMoment(report.generatedAt), report.iterationsUsed)} ${words.job}
      <code dir="ltr">${report.jobId}</code>
    </p>
  </footer>`;
}
