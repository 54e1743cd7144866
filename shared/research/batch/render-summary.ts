import type { Batch, LineError } from '#shared/domain/batch.ts';
import type { BatchResult } from '#shared/domain/batch-result.ts';
import { countOf } from '#shared/domain/plural.ts';
import { TOKENS } from '#shared/presentation/style/tokens.ts';
import { type Html, NOTHING, html, markupOf, trusted } from '#shared/text/markup/build-html.ts';

const STYLE = `${TOKENS}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--sans); overflow-wrap: anywhere; }
main { max-width: 64rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font: 600 1.7rem/1.25 var(--serif); } a { color: var(--accent); }
.counts { display: flex; flex-wrap: wrap; gap: .4rem 1.6rem; padding: 0; list-style: none; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
td, th { border-bottom: .06rem solid var(--line); padding: .35rem .6rem; text-align: start; vertical-align: top; }
.answered { color: var(--good); } .partial { color: var(--fair); } .failed { color: var(--bad); } .soft { color: var(--soft); }
`;

/** Where the report of a job is, seen from the page. */
export type LinkToReport = (jobId: string) => string;

/** From the page to the report, both in the archive. */
const WITHIN_ARCHIVE: LinkToReport = (jobId) => `../../reports/${jobId}/report.html`;

/** What the page tells of a batch beside its counts. */
export interface SummaryLines {
  readonly results: readonly BatchResult[];
  readonly errors: readonly LineError[];
}

/** A page without scripts: how many were answered, each question with its report, and the lines that could not be used. */
export function renderSummary(
  batch: Batch,
  { results, errors }: SummaryLines,
  link: LinkToReport = WITHIN_ARCHIVE,
): string {
  const title = batch.name ?? `Batch ${batch.batchId}`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>${title}</title>
        <style>
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${describeState(batch)}</p>
          <ul class="counts">
            ${countLines(batch).map((line) => html`<li>${line}</li>`)}
          </ul>
          ${
            results.length === 0
              ? NOTHING
              : table(
                  COLUMNS,
                  results.map((result) => row(result, link)),
                )
          }
          ${errors.length === 0 ? NOTHING : html`<h2>Lines that could not be used</h2>`}
          ${errors.length === 0 ? NOTHING : table(ERROR_COLUMNS, errors.map(errorRow))}
        </main>
      </body>
    </html> `;
  return markupOf(page);
}

const COLUMNS = ['Line', 'Id', 'Question', 'Result', 'Quotes'] as const;
const ERROR_COLUMNS = ['Line', 'Id', 'What is wrong'] as const;

function table(columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function errorRow({ line, customId = '', error }: LineError): Html {
  return html`<tr>
    <td>${line}</td>
    <td>${customId}</td>
    <td>${error.message}</td>
  </tr>`;
}

/** What has become of a batch, in a sentence. */
function describeState({ status, createdAt, endedAt, lines = 0, counts }: Batch): string {
  const since = `submitted ${createdAt.slice(0, 16).replace('T', ' ')} UTC`;
  const until = endedAt === undefined ? '' : `, ended ${endedAt.slice(0, 16).replace('T', ' ')} UTC`;
  return `${status.toLowerCase()}: ${counts.ended} of ${lines} jobs have ended; ${since}${until}.`;
}

function countLines({ counts, errors = 0 }: Batch): readonly string[] {
  return [
    `${counts.answered} answered`,
    `${counts.partial} in part`,
    `${counts.insufficientEvidence} with insufficient evidence`,
    `${counts.failed} failed`,
    `${counts.cancelled} cancelled`,
    `${counts.expired} expired`,
    `${countOf(errors, 'line')} with errors`,
    `models: ${counts.tokens} tokens, $${counts.usd.toFixed(4)}`,
  ];
}

const LONGEST_QUESTION = 200;

function row(result: BatchResult, link: LinkToReport): Html {
  const { line, customId, question, jobId, outcome, status, failure, trust, report } = result;
  const shown = outcome?.replaceAll('_', ' ') ?? status.toLowerCase();
  const kind = outcome === 'answered' ? 'answered' : outcome === 'partial' ? 'partial' : '';
  const asked =
    question.length > LONGEST_QUESTION ? `${question.slice(0, LONGEST_QUESTION).trimEnd()}…` : question;
  return html`<tr>
    <td>${line}</td>
    <td>${customId}</td>
    <td dir="auto">${report === undefined ? asked : html`<a href="${link(jobId)}">${asked}</a>`}</td>
    <td class="${status === 'COMPLETED' ? kind : 'failed'}">
      ${shown}${failure === undefined ? NOTHING : html`<br /><span class="soft">${failure.message}</span>`}
    </td>
    <td>${trust?.quotesVerified ?? ''}</td>
  </tr>`;
}
