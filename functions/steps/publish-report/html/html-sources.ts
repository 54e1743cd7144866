import { besideTitle } from '#shared/domain/notice-words.ts';
import type { CitedQuote, CitedSource } from '#shared/domain/report.ts';
import { safeUrl } from '#shared/presentation/link.ts';
import { describeSource, locationWords } from '#shared/presentation/report-figures.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';
import { notices, sheetId } from '../citation-marks.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';
import { inlineHtml } from './html-inline.ts';
import { isInline } from '#shared/presentation/sentence-runs.ts';
import { quotationHtml } from './html-quote.ts';
import type { Page } from './page.ts';

export function sourcesHtml(page: Page): Html {
  const { report, words } = page;
  if (report.sources.length === 0) return NOTHING;
  return html`<section aria-labelledby="sources">
    <h2 id="sources">${words.sources}</h2>
    <ol class="sources">
      ${report.sources.map((source) => sourceHtml(source, page))}
    </ol>
  </section>`;
}

function sourceHtml(source: CitedSource, { report, words }: Page): Html {
  const quotes = source.quotes.map(
    (quote) =>
      html`<li>
        <div lang="${source.language ?? ''}">${quoteHtml(quote.quote)}</div>
        <button type="button" class="open" popovertarget="${sheetId(report, quote.evidenceId)}">
          ${quoteLocation(quote, words)}
        </button>
      </li>`,
  );
  return html`<li id="${source.id}">
    <h3 dir="auto">${inlineHtml(source.title)} ${notices(besideTitle(source), words)}</h3>
    <p class="meta"><bdi>${describeSource(source, words)}</bdi></p>
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

export function quoteLocation(quote: CitedQuote, words: ReportWords): Html {
  const headings = quote.headings.length === 0 ? NOTHING : html`<bdi>${quote.headings.join(' › ')}</bdi> · `;
  const original = locationWords(quote.place, words);
  const place = original === undefined ? NOTHING : html`<bdi>${original}</bdi> · `;
  return html`${headings}${place}<code dir="ltr">${quote.locator}</code>`;
}
