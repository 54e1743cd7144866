import { isMarked } from '#shared/domain/notice-words.ts';
import type { Report } from '#shared/domain/report.ts';
import { toRuns } from '#shared/domain/report-reading.ts';
import { citedNotices } from '#shared/presentation/report-figures.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';

export interface Page {
  readonly report: Report;
  readonly words: ReportWords;
  readonly numbers: ReadonlyMap<string, number>;
}

/** `[1][3]`, with the notices of sources that must not be cited silently. */
export function cite(numbers: readonly number[], page: Page): string {
  return numbers.map((number) => citeOne(number, page)).join('');
}

function citeOne(number: number, { report, words }: Page): string {
  const source = report.sources[number - 1];
  const notices = source === undefined ? [] : citedNotices(source, words);
  const notice = notices.length === 0 ? '' : ` **(${notices.join(', ')})**`;
  return `[${number}]${notice}`;
}

/** `[1]–[4] [6]`; a source with a notice is always named by itself. */
export function citeInRuns(numbers: readonly number[], page: Page): string {
  const isPlain = (number: number): boolean => {
    const source = page.report.sources[number - 1];
    return source === undefined || !isMarked(source);
  };
  const runs = toRuns(numbers.filter(isPlain)).map(({ first, last }) =>
    first === last ? `[${first}]` : `[${first}]–[${last}]`,
  );
  return [
    ...runs,
    ...numbers.filter((number) => !isPlain(number)).map((number) => citeOne(number, page)),
  ].join(' ');
}
