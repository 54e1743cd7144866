import {
  type CheckedSentence,
  type CheckedSource,
  type TextCheck,
  VERDICT_WORDS,
  countVerdicts,
  describeShare,
  verdictMark,
} from '#shared/domain/text-check.ts';
import { TOKENS } from '#shared/presentation/style/tokens.ts';
import { type Html, NOTHING, html, markupOf, trusted } from '#shared/text/markup/build-html.ts';

const STYLE = `${TOKENS}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 var(--serif); overflow-wrap: anywhere; }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.25; } h2 { font-size: 1.25rem; margin-top: 2.4rem; }
.sum { font: 1rem/1.5 var(--sans); } .sum li { margin: .1rem 0; }
ol.sentences { list-style: none; padding: 0; } ol.sentences > li { border-top: .06rem solid var(--line); padding: .55rem 0; }
summary { cursor: pointer; list-style-position: outside; } summary:focus-visible { outline: .14rem solid currentColor; }
.verdict { font: 600 .82rem/1 var(--sans); margin-inline-end: .5rem; white-space: nowrap; }
.stands { color: var(--good); } .fails { color: var(--bad); } .open { color: var(--fair); }
.why, .place { color: var(--soft); font: .88rem/1.5 var(--sans); margin: .3rem 0 0 1rem; }
blockquote { margin: .5rem 0 .2rem 1rem; padding-inline-start: .9rem; border-inline-start: .18rem solid var(--line); color: var(--soft); white-space: pre-line; }
mark { background: var(--mark); color: inherit; }
@media print { details:not([open]) > * { display: revert; } }
`;

const MARK_CLASS: Readonly<Record<string, string>> = { '✓': 'stands', '✗': 'fails', '?': 'open' };

/** A page without scripts: each sentence opens the passage that bears it, or comes nearest to it. */
export function renderHtml(check: TextCheck): string {
  const sources = new Map(check.sources.map((source) => [source.id, source]));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Check of ${check.name}</title>
        <style>
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Check of ${check.name}</h1>
          <p class="sum">
            ${describeShare(check)}; ${check.sources.length} sources; ${check.checkedAt.slice(0, 10)}
          </p>
          <ul class="sum">
            ${countVerdicts(check).map(([verdict, count]) => html`<li>${count} ${VERDICT_WORDS[verdict]}</li>`)}
          </ul>
          <h2>Sentences</h2>
          <ol class="sentences">
            ${check.sentences.map((sentence) => renderSentence(sentence, sources))}
          </ol>
          <h2>Sources</h2>
          <ul>
            ${check.sources.map(renderSource)}
          </ul>
        </main>
      </body>
    </html> `;
  return markupOf(page);
}

function renderSentence(sentence: CheckedSentence, sources: ReadonlyMap<string, CheckedSource>): Html {
  const { text, verdict, reasons, passage } = sentence;
  const mark = verdictMark(verdict);
  const head = html`<span class="verdict ${MARK_CLASS[mark]}">${mark} ${VERDICT_WORDS[verdict]}</span
    >${text}`;
  const why = reasons.map((reason) => html`<p class="why">${reason}</p>`);
  if (passage === undefined) return html`<li>${head}${why}</li>`;
  const url = sources.get(passage.sourceId)?.url ?? '';
  return html`<li>
    <details>
      <summary>${head}</summary>
      ${why}
      <blockquote>${passage.before}<mark>${passage.quote}</mark>${passage.after}</blockquote>
      <p class="place">${linkTo(url)} ${passage.locator}</p>
    </details>
  </li>`;
}

function renderSource({ url, status, title, reason, archiveHash }: CheckedSource): Html {
  const named = title === undefined || title === '' ? NOTHING : html`${title}, `;
  const why = reason === undefined ? NOTHING : html`: ${reason}`;
  const hash = archiveHash === undefined ? NOTHING : html` (archived as ${archiveHash.slice(0, 12)})`;
  return html`<li>${named}${linkTo(url)}: ${status}${why}${hash}</li>`;
}

function linkTo(url: string): Html {
  const isWeb = /^https?:$/u.test(URL.parse(url)?.protocol ?? '');
  return isWeb ? html`<a href="${url}" rel="noreferrer">${url}</a>` : html`${url}`;
}
