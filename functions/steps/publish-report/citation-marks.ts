import { type CitedSource, type Report, citationsOf, numberCitations } from '#shared/domain/report.ts';
import { citedNotices, noticesOf } from '#shared/presentation/report-figures.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';
import { type Html, NOTHING, html } from '#shared/text/markup/build-html.ts';

/** Sets the citations of a page one after the other. A citation is a button that opens the sheet of its quote. */
export interface CitationMarks {
  readonly set: (evidenceIds: readonly string[]) => Html;
  /** The id of the first citation that opens a quote so far; undefined when none does. */
  readonly firstTo: (evidenceId: string) => string | undefined;
}

export function createCitationMarks(report: Report, words: ReportWords): CitationMarks {
  const numbers = numberCitations(report.sources);
  const first = new Map<string, string>();
  let count = 0;
  const setOne = (number: number, evidenceIds: readonly string[]): Html => {
    const source = report.sources[number - 1];
    const evidenceId = evidenceIds.find((id) => numbers.get(id) === number);
    if (!source || evidenceId === undefined) return NOTHING;
    count += 1;
    const id = `c${count}`;
    if (!first.has(evidenceId)) first.set(evidenceId, id);
    const label = words.openQuote(number, source.title);
    const sheet = sheetId(report, evidenceId);
    // oxfmt-ignore
    return html`<button type="button" class="cite" id="${id}" popovertarget="${sheet}" aria-label="${label}">[${number}]</button>${doubt(source, words)}`;
  };
  return {
    set: (evidenceIds) =>
      html`${citationsOf(evidenceIds, numbers).map((number) => setOne(number, evidenceIds))}`,
    firstTo: (evidenceId) => first.get(evidenceId),
  };
}

/** The notices of a source that must not be cited silently. */
function doubt(source: CitedSource, words: ReportWords): Html {
  return noticesHtml(citedNotices(source, words));
}

export function notices(source: Pick<CitedSource, 'notices' | 'credibilityTier'>, words: ReportWords): Html {
  return noticesHtml(noticesOf(source, words));
}

function noticesHtml(lines: readonly string[]): Html {
  return html`${lines.map((line) => html`<strong class="notice">${line}</strong>`)}`;
}

/** `2-1` is the first quote of source 2: its sheet is `s2-1`, and the quote in it `q2-1`. */
function quoteNumber(report: Pick<Report, 'sources'>, evidenceId: string): string {
  for (const [index, source] of report.sources.entries()) {
    const at = source.quotes.findIndex((quote) => quote.evidenceId === evidenceId);
    if (at >= 0) return `${index + 1}-${at + 1}`;
  }
  return '0-0';
}

/** The id of the sheet that shows a quote in its archived text. */
export function sheetId(report: Pick<Report, 'sources'>, evidenceId: string): string {
  return `s${quoteNumber(report, evidenceId)}`;
}

/** The id of the quote in its sheet, by which one can link to it. */
export function quoteAnchor(report: Pick<Report, 'sources'>, evidenceId: string): string {
  return `q${quoteNumber(report, evidenceId)}`;
}
