import type { CitedQuote, CitedSource } from '#shared/domain/report.ts';
import { notices, quoteAnchor, sheetId } from '../citation-marks.ts';
import type { Contexts } from '#shared/research/load-contexts.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { type ShownContext, bareContext, contextHtml } from './html-context.ts';
import { inlineHtml } from './html-inline.ts';
import { addressHtml, quoteLocation } from './html-sources.ts';
import type { Page } from './page.ts';

/**
 * The sheets that citations open: the archived text around each quote. A sheet is a popover, so that Escape closes it
 * without a script and the text beside it stays where it is; a link to its quote opens it too. Made after all
 * citations are set, as each quote leads back to one.
 */
export function sheetsHtml(page: Page, contexts: Contexts): Html {
  const sheets = page.report.sources.flatMap((source, index) =>
    source.quotes.map((quote) => {
      const context = contexts.get(quote.evidenceId);
      return sheetHtml({ source, number: index + 1, quote, context }, page);
    }),
  );
  if (sheets.length === 0) return NOTHING;
  return html`<aside class="sheets" aria-label="${page.words.quotesInText}">${sheets}</aside>`;
}

interface Sheet {
  readonly source: CitedSource;
  readonly number: number;
  readonly quote: CitedQuote;
  readonly context: Contexts extends ReadonlyMap<string, infer Context> ? Context | undefined : never;
}

function sheetHtml(sheet: Sheet, page: Page): Html {
  const { source, number, quote } = sheet;
  const { report, words, marks } = page;
  const [id, anchor] = [sheetId(report, quote.evidenceId), quoteAnchor(report, quote.evidenceId)];
  const back = marks.firstTo(quote.evidenceId) ?? source.id;
  return html`<article class="sheet" id="${id}" popover aria-label="${words.sourceInText(number)}">
    <header>
      <p class="number">${words.source} [${number}] ${notices(source, words)}</p>
      <h3 dir="auto">${inlineHtml(source.title)}</h3>
      <button type="button" class="close" popovertarget="${id}" popovertargetaction="hide">
        ${words.close}
      </button>
      <a class="close" href="#${back}">${words.close}</a>
    </header>
    ${textOf(sheet, page, anchor)}
    <footer>
      <p>${quoteLocation(quote, words)}</p>
      <p>${addressHtml(source)}</p>
      <p>${words.hashOfText}: <code class="hash" dir="ltr">${source.archiveHash}</code></p>
      <p><a href="#${anchor}">${words.linkToQuote}</a></p>
    </footer>
  </article>`;
}

function textOf({ context, quote, source, number }: Sheet, { words }: Page, anchor: string): Html {
  const cut = html`<p class="cut" aria-label="${words.leftOut}">…</p>`;
  const shown: ShownContext = context ?? bareContext(quote.quote);
  const text = html`<pre
    class="text"
    tabindex="0"
    role="group"
    aria-label="${words.sourceInText(number)}"
    dir="auto"
    lang="${source.language ?? ''}"
  >
${contextHtml(shown, anchor)}</pre>`;
  if (!context)
    return html`${text}
      <p class="meta">${words.textNotRead}</p>`;
  return html`${context.isCutBefore ? cut : NOTHING}${text}${context.isCutAfter ? cut : NOTHING}`;
}
