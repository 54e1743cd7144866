import type { Report } from '#shared/domain/report.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';
import type { CitationMarks } from '../citation-marks.ts';

/** What every part of a page is made from. */
export interface Page {
  readonly report: Report;
  readonly words: ReportWords;
  readonly marks: CitationMarks;
}
