import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { areOfReport, sectionOfReport } from '#shared/text/evidence/report-sections.ts';

/** So many statements of a conclusion say what it comes to. */
const MOST = 2;

/** The places of the first statements below the first heading over what a report of research concludes; none of another text. */
export function conclusionOf(statements: readonly Pick<AnalysedStatement, 'headings'>[]): readonly number[] {
  const sections = statements.map(({ headings }) => sectionOfReport(headings));
  const first = sections.indexOf('conclusions');
  if (first < 0 || !areOfReport(sections)) return [];
  const above = statements[first]?.headings.join('\n');
  return statements
    .flatMap(({ headings }, index) => (headings.join('\n') === above ? [index] : []))
    .slice(0, MOST);
}
