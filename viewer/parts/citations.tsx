import { citedNotices } from '#shared/presentation/report-figures.ts';
import type { ReportView } from './report-view.ts';

interface CitationsProps {
  readonly view: ReportView;
  readonly evidenceIds: readonly string[];
}

/** `[n]` for each source, as buttons that open the quote; behind it the notices that must not be missed. */
export function Citations({ view, evidenceIds }: CitationsProps) {
  const { report, words, open, opened } = view;
  const cited = view.citesOf(evidenceIds);
  if (cited.length === 0) return null;
  return (
    <span class="cites">
      {'\u2060'}
      {cited.map(({ number, place }) => {
        const source = report.sources[number - 1];
        return (
          <span key={place}>
            <button
              type="button"
              class="cite"
              data-place={place}
              aria-expanded={opened === place}
              aria-label={words.inReport.openQuote(number, source?.title ?? '')}
              onClick={() => open(place)}
            >
              [{number}]
            </button>
            {source &&
              citedNotices(source, words.inReport).map((notice) => (
                <strong key={notice} class="notice">
                  {notice}
                </strong>
              ))}
          </span>
        );
      })}
    </span>
  );
}
