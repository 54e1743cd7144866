import { REPORT_FORMATS, type ReportFormat } from '#shared/domain/report-files.ts';

export type ReportTexts = Readonly<Record<ReportFormat, string>>;

const SHOWN = 60;
const BEFORE = 20;

/** Where a report first differs from the stored one; undefined when both are the same. */
export function firstDifference(stored: ReportTexts, replayed: ReportTexts): string | undefined {
  const format = REPORT_FORMATS.find((one) => stored[one] !== replayed[one]);
  if (format === undefined) return undefined;
  const position = commonLength(stored[format], replayed[format]);
  const line = stored[format].slice(0, position).split('\n').length;
  const excerpts = [stored, replayed].map((texts) => excerpt(texts[format], position));
  return `report.${format} differs at line ${line}, character ${position}: stored ${excerpts.join(', now ')}`;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function excerpt(text: string, position: number): string {
  const from = Math.max(0, position - BEFORE);
  return JSON.stringify(text.slice(from, from + SHOWN).toWellFormed());
}
