import type { CitedQuote, CitedSource, Report } from '#shared/domain/report.ts';
import { type CitationMarks, notices, quoteAnchor } from '../citation-marks.ts';
import type { Excerpt } from '../cut-context.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { type Context, bareContext, contextHtml } from './html-context.ts';
import { addressHtml, quoteLocation } from './html-sources.ts';
import { inlineHtml } from './html-inline.ts';
import type { Contexts } from '../load-contexts.ts';

/**
 * The sheets that a citation opens: archived text around its quote. A sheet is hidden until something in it is the
 * target of the address. Made after all citations are set, as each quote leads back to them.
 */
export function sheetsHtml(report: Report, contexts: Contexts, marks: CitationMarks): Html {
  const sheets = report.sources.flatMap((source, index) => {
    const excerpts = contexts.get(source.id) ?? [];
    const shown = new Set(excerpts.flatMap((one) => one.marks.map((mark) => mark.evidenceId)));
    const page: Page = { report, source, number: index + 1, marks };
    return [
      ...excerpts.map((excerpt) => excerptSheet(excerpt, page)),
      ...source.quotes.filter((one) => !shown.has(one.evidenceId)).map((one) => bareSheet(one, page)),
    ];
  });
  if (sheets.length === 0) return NOTHING;
  return html`<aside class="sheets" aria-label="Quotes in their archived text">${sheets}</aside>`;
}

interface Page {
  readonly report: Report;
  readonly source: CitedSource;
  readonly number: number;
  readonly marks: CitationMarks;
}

function excerptSheet(excerpt: Excerpt, page: Page): Html {
  const before = excerpt.isCutBefore ? CUT : NOTHING;
  const after = excerpt.isCutAfter ? CUT : NOTHING;
  const quotes = excerpt.marks.flatMap(
    (mark) => page.source.quotes.find((quote) => quote.evidenceId === mark.evidenceId) ?? [],
  );
  return sheet(page, quotes, html`${before}${textHtml(excerpt, page)}${after}`);
}

const CUT = html`<p class="cut" aria-label="Text left out here">…</p>`;

/** For a quote whose archived text could not be shown. */
function bareSheet(quote: CitedQuote, page: Page): Html {
  const text = textHtml(bareContext(quote.evidenceId, quote.quote), page);
  const why = html`<p class="meta">
    Its archived text could not be read when this page was made, so only the quote is shown.
  </p>`;
  return sheet(page, [quote], html`${text}${why}`);
}

function textHtml(context: Context, page: Page): Html {
  const content = contextHtml(context, (evidenceId) => waysBack(evidenceId, page));
  return html`<pre class="text" dir="auto" lang="${page.source.language ?? ''}">${content}</pre>`;
}

function sheet(page: Page, quotes: readonly CitedQuote[], body: Html): Html {
  const { source, number, marks } = page;
  const leading = quotes.flatMap((quote) => marks.leadingTo(quote.evidenceId)).sort((a, b) => a - b);
  return html`<article class="sheet" aria-label="Source ${number} in its archived text">
    <div class="leaf">
      <header>
        <p class="number">Source [${number}] ${notices(source)}</p>
        <h3 dir="auto">${inlineHtml(source.title)}</h3>
      </header>
      ${body}
      <footer>
        <ul>
          ${quotes.map((quote) => html`<li>${quoteLocation(quote)}</li>`)}
        </ul>
        ${citedIn(leading)}
        <p>${addressHtml(source)}</p>
        <p>sha256 of the archived text: <code class="hash">${source.archiveHash}</code></p>
      </footer>
    </div>
  </article>`;
}

function citedIn(leading: readonly number[]): Html {
  if (leading.length < 2) return NOTHING;
  const links = leading.map((citation, index) => html` <a href="#c${citation}">${index + 1}</a>`);
  return html`<p>Cited in ${leading.length} places:${links}</p>`;
}

/** A way back to each place that leads here; only the one that was taken shows. */
function waysBack(evidenceId: string, { report, source, marks }: Page): Html {
  const ways = marks
    .leadingTo(evidenceId)
    .map((citation) => html`<span class="from" id="o${citation}"></span>${backLink(`c${citation}`)}`);
  const id = quoteAnchor(report, evidenceId);
  return html`<span class="from" id="${id}"></span>${backLink(source.id)}${ways}`;
}

function backLink(id: string): Html {
  return html`<a class="back" href="#${id}">Back to the text</a>`;
}
