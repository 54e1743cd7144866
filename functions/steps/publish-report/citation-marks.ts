import { isDoubtful, noticeWords } from '#shared/domain/notice-words.ts';
import { type CitedSource, type Report, citationsOf, numberCitations } from '#shared/domain/report.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';

/**
 * Sets the citations of a page one after the other. A citation leads to its own place in its quote, and that place back
 * to the citation: `#o7` in the archived text belongs to `#c7` in the report.
 */
export interface CitationMarks {
  readonly set: (evidenceIds: readonly string[]) => Html;
  /** The numbers of the citations that have led to a quote so far. */
  readonly leadingTo: (evidenceId: string) => readonly number[];
}

export function createCitationMarks(report: Report): CitationMarks {
  const numbers = numberCitations(report.sources);
  const leading = new Map<string, number[]>();
  let count = 0;
  const setOne = (number: number, evidenceIds: readonly string[]): Html => {
    const source = report.sources[number - 1];
    const evidenceId = evidenceIds.find((id) => numbers.get(id) === number);
    if (!source || evidenceId === undefined) return NOTHING;
    count += 1;
    leading.set(evidenceId, [...(leading.get(evidenceId) ?? []), count]);
    const label = `Source ${number}: ${source.title}. Open the quote in its archived text.`;
    return html`<a class="cite" id="c${count}" href="#o${count}" aria-label="${label}">[${number}]</a
      >${doubt(source)}`;
  };
  return {
    set: (evidenceIds) =>
      html`${citationsOf(evidenceIds, numbers).map((number) => setOne(number, evidenceIds))}`,
    leadingTo: (evidenceId) => leading.get(evidenceId) ?? [],
  };
}

/** The notices of a source that must not be cited silently. */
function doubt(source: CitedSource): Html {
  return isDoubtful(source) ? notices(source) : NOTHING;
}

export function notices(source: CitedSource): Html {
  return html`${noticeWords(source).map((words) => html`<strong class="notice">${words}</strong>`)}`;
}

/** The id under which a quote can be opened: `q2-1` is the first quote of source 2. */
export function quoteAnchor(report: Pick<Report, 'sources'>, evidenceId: string): string {
  for (const [index, source] of report.sources.entries()) {
    const at = source.quotes.findIndex((quote) => quote.evidenceId === evidenceId);
    if (at >= 0) return `q${index + 1}-${at + 1}`;
  }
  return 'sources';
}
