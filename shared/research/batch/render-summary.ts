import type { Batch } from '#shared/domain/batch.ts';
import type { BatchResult } from '#shared/domain/batch-result.ts';
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

/** A page without scripts: how many were answered, and each line with its report. */
export function renderSummary(
  batch: Batch,
  results: readonly BatchResult[],
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
          <div class="wide">
            <table>
              <thead>
                <tr>
                  <th scope="col">Line</th>
                  <th scope="col">Id</th>
                  <th scope="col">Result</th>
                  <th scope="col">Quotes</th>
                  <th scope="col">Report</th>
                </tr>
              </thead>
              <tbody>
                ${results.map((result) => row(result, link))}
              </tbody>
            </table>
          </div>
        </main>
      </body>
    </html> `;
  return markupOf(page);
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
    `${errors} lines with errors`,
    `models: ${counts.tokens} tokens, $${counts.usd.toFixed(4)}`,
  ];
}

function row(result: BatchResult, link: LinkToReport): Html {
  const { line, customId, jobId, outcome, status, failure, trust, report } = result;
  const shown = outcome?.replaceAll('_', ' ') ?? status.toLowerCase();
  const kind = outcome === 'answered' ? 'answered' : outcome === 'partial' ? 'partial' : '';
  return html`<tr>
    <td>${line}</td>
    <td>${customId}</td>
    <td class="${status === 'COMPLETED' ? kind : 'failed'}">
      ${shown}${failure === undefined ? NOTHING : html`<br /><span class="soft">${failure.message}</span>`}
    </td>
    <td>${trust?.quotesVerified ?? ''}</td>
    <td>
      ${report === undefined ? html`<span class="soft">${jobId}</span>` : html`<a href="${link(jobId)}">${jobId}</a>`}
    </td>
  </tr>`;
}
