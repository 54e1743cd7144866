import { describeLocation } from '#shared/domain/quote-location.ts';
import type { CitedQuote, CitedSource, Report } from '#shared/domain/report.ts';
import { notices, quoteAnchor } from '../citation-marks.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { inlineHtml } from './html-inline.ts';
import { isInline, quotationHtml } from './html-quote.ts';
import { safeUrl } from '../link.ts';
import { describeSource } from '../report-words.ts';

export function sourcesHtml(report: Report): Html {
  if (report.sources.length === 0) return NOTHING;
  return html`<section aria-labelledby="sources">
    <h2 id="sources">Sources</h2>
    <ol class="sources">
      ${report.sources.map((source) => sourceHtml(source, report))}
    </ol>
  </section>`;
}

function sourceHtml(source: CitedSource, report: Report): Html {
  const quotes = source.quotes.map(
    (quote) =>
      html`<li>
        <div lang="${source.language ?? ''}">${quoteHtml(quote.quote)}</div>
        <a class="open" href="#${quoteAnchor(report, quote.evidenceId)}">${quoteLocation(quote)}</a>
      </li>`,
  );
  return html`<li id="${source.id}">
    <h3 dir="auto">${inlineHtml(source.title)} ${notices(source)}</h3>
    <p class="meta"><bdi>${describeSource(source)}</bdi></p>
    <p class="meta">${addressHtml(source)}</p>
    <ul class="quotes">
      ${quotes}
    </ul>
  </li>`;
}

function quoteHtml(quote: string): Html {
  if (!isInline(quote)) return quotationHtml(quote, NOTHING);
  return html`<span class="quote" dir="auto">${inlineHtml(quote)}</span>`;
}

export function addressHtml(source: CitedSource): Html {
  const url = safeUrl(source.url);
  const shown = readable(url ?? source.url);
  if (url === undefined) return html`<bdi class="address">${shown}</bdi>`;
  return html`<a class="address" href="${url}" rel="noopener noreferrer nofollow"><bdi>${shown}</bdi></a>`;
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}

export function quoteLocation(quote: CitedQuote): Html {
  const headings = quote.headings.length === 0 ? NOTHING : html`<bdi>${quote.headings.join(' › ')}</bdi> · `;
  const original = describeLocation(quote.place);
  const place = original === undefined ? NOTHING : html`<bdi>${original}</bdi> · `;
  return html`${headings}${place}<code>${quote.locator}</code>`;
}
