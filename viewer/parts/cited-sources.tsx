import type { CitedSource } from '#shared/domain/report.ts';
import { besideTitle } from '#shared/domain/notice-words.ts';
import { describeSource, noticesOf, locationWords } from '#shared/presentation/report-figures.ts';
import { isInline } from '#shared/presentation/sentence-runs.ts';
import { Inline } from './inline.tsx';
import { Quotation } from './quotation.tsx';
import type { ReportView } from './report-view.ts';
import { SourceAddress } from './source-address.tsx';

interface Props {
  readonly view: ReportView;
}

/** The cited sources with all their quotes, each of which opens in its archived text. */
export function CitedSources({ view }: Props) {
  const { report, words } = view;
  if (report.sources.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" tabIndex={-1}>
        {words.inReport.sources}
      </h2>
      <ol class="sources">
        {report.sources.map((source, index) => (
          <Source key={source.id} source={source} number={index + 1} view={view} />
        ))}
      </ol>
    </section>
  );
}

function Source({ source, number, view }: Props & { readonly source: CitedSource; readonly number: number }) {
  const words = view.words.inReport;
  return (
    <li>
      <h3 dir="auto">
        <Inline text={source.title} />
        {noticesOf(besideTitle(source), words).map((notice) => (
          <strong key={notice} class="notice">
            {notice}
          </strong>
        ))}
      </h3>
      <p class="meta">
        <bdi>{describeSource(source, words)}</bdi>
      </p>
      <p class="meta">
        <SourceAddress source={source} />
      </p>
      <ul class="quotes">
        {source.quotes.map((quote, at) => (
          <li key={quote.evidenceId}>
            <div lang={source.language ?? ''}>
              {isInline(quote.quote) ? (
                <span class="quote" dir="auto">
                  <Inline text={quote.quote} />
                </span>
              ) : (
                <Quotation quote={quote.quote} />
              )}
            </div>
            <button type="button" class="open" onClick={() => view.open(`${number}-${at + 1}`)}>
              {quote.headings.length > 0 && <bdi>{quote.headings.join(' › ')} · </bdi>}
              {quote.place && <bdi>{locationWords(quote.place, words)} · </bdi>}
              <code dir="ltr">{quote.locator}</code>
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
