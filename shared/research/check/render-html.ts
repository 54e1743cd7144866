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
.open { font: 600 .82rem/1 var(--sans); color: inherit; background: none; border: 0; border-bottom: .1rem solid var(--line); padding: .1rem 0; margin-inline-start: .4rem; cursor: pointer; }
.open:focus-visible, .sheet button:focus-visible { outline: .14rem solid currentColor; }
.sheet { position: fixed; inset: 0 0 0 auto; margin: 0; width: min(30rem, 100vw); height: 100vh; box-sizing: border-box; overflow: auto; padding: 1.4rem 1.4rem 3rem; border: 0; border-inline-start: .06rem solid var(--line); background: var(--paper); color: var(--ink); box-shadow: 0 0 2rem #0003; }
.sheet .said { font-weight: 600; } .sheet button { float: inline-end; font: 600 .85rem/1 var(--sans); cursor: pointer; }
@media (min-width: 76rem) { main:has(~ .sheet:popover-open) { margin-inline-end: 32rem; } }
.verdict { font: 600 .82rem/1 var(--sans); margin-inline-end: .5rem; white-space: nowrap; }
.stands { color: var(--good); } .fails { color: var(--bad); } .open { color: var(--fair); }
.why, .place { color: var(--soft); font: .88rem/1.5 var(--sans); margin: .3rem 0 0 1rem; }
blockquote { margin: .5rem 0 .2rem 1rem; padding-inline-start: .9rem; border-inline-start: .18rem solid var(--line); color: var(--soft); white-space: pre-line; }
mark { background: var(--mark); color: inherit; }
@media print { .sheet { display: block; position: static; width: auto; height: auto; border: 0; box-shadow: none; padding: 0 0 1rem 1rem; } .sheet button, .open { display: none; } }
`;

const MARK_CLASS: Readonly<Record<string, string>> = { '✓': 'stands', '✗': 'fails', '?': 'open' };

/** A page without scripts: a sentence opens, beside it, the passage that bears it or comes nearest to it. */
export function renderCheckHtml(check: TextCheck): string {
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
            ${check.sentences.map((sentence, index) => renderSentence(sentence, index))}
          </ol>
          <h2>Sources</h2>
          <ul>
            ${check.sources.map(renderSource)}
          </ul>
        </main>
        ${check.sentences.map((sentence, index) => renderSheet(sentence, index, sources))}
      </body>
    </html> `;
  return markupOf(page);
}

function renderSentence({ text, verdict, reasons, passage }: CheckedSentence, index: number): Html {
  const mark = verdictMark(verdict);
  const head = html`<span class="verdict ${MARK_CLASS[mark]}">${mark} ${VERDICT_WORDS[verdict]}</span
    >${text}`;
  const why = reasons.map((reason) => html`<p class="why">${reason}</p>`);
  if (passage === undefined) return html`<li>${head}${why}</li>`;
  const opener = html`<button type="button" class="open" popovertarget="p${index}">in its source</button>`;
  return html`<li>${head} ${opener}${why}</li>`;
}

/** The passage in its archived text, with the sentence that is held against it. */
function renderSheet(
  { text, verdict, passage }: CheckedSentence,
  index: number,
  sources: ReadonlyMap<string, CheckedSource>,
): Html {
  if (passage === undefined) return NOTHING;
  const source = sources.get(passage.sourceId);
  return html`<aside class="sheet" id="p${index}" popover aria-label="${source?.title ?? text}">
    <button type="button" popovertarget="p${index}" popovertargetaction="hide">close</button>
    <p class="said">${verdictMark(verdict)} ${VERDICT_WORDS[verdict]}: ${text}</p>
    <blockquote>${passage.before}<mark>${passage.quote}</mark>${passage.after}</blockquote>
    <p class="place">${source?.title ?? ''}</p>
    <p class="place">${linkTo(source?.url ?? '')} ${passage.locator}</p>
  </aside>`;
}

function renderSource({ url, status, title, reason, note, archiveHash }: CheckedSource): Html {
  const named = title === undefined || title === '' ? NOTHING : html`${title}, `;
  const words = [reason, note].filter((one) => one !== undefined).join(' ');
  const why = words === '' ? NOTHING : html`: ${words}`;
  const hash = archiveHash === undefined ? NOTHING : html` (archived as ${archiveHash.slice(0, 12)})`;
  return html`<li>${named}${linkTo(url)}: ${status}${why}${hash}</li>`;
}

function linkTo(url: string): Html {
  const isWeb = /^https?:$/u.test(URL.parse(url)?.protocol ?? '');
  return isWeb ? html`<a href="${url}" rel="noreferrer">${url}</a>` : html`${url}`;
}
