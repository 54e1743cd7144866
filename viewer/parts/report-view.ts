import { type Report, citationsOf, numberCitations } from '#shared/domain/report.ts';
import type { Words } from '../words/words.ts';

/** What the parts of a report are drawn from. */
export interface ReportView {
  readonly report: Report;
  readonly words: Words;
  readonly citesOf: ReturnType<typeof citationsIn>;
  readonly open: (place: string) => void;
  readonly opened: string | undefined;
}

/** Where each quote stands in its report, by the id of its evidence: `2-1` is the first quote of source 2. */
export function placesOf(report: Pick<Report, 'sources'>): ReadonlyMap<string, string> {
  return new Map(
    report.sources.flatMap((source, index) =>
      source.quotes.map(({ evidenceId }, at) => [evidenceId, `${index + 1}-${at + 1}`] as const),
    ),
  );
}

interface CitedPlace {
  /** Of the source. */
  readonly number: number;
  /** Of the quote that its citation opens. */
  readonly place: string;
}

/** Tells the citations of some evidence: one for each source. */
export function citationsIn(
  report: Pick<Report, 'sources'>,
): (evidenceIds: readonly string[]) => readonly CitedPlace[] {
  const numbers = numberCitations(report.sources);
  const places = placesOf(report);
  return (evidenceIds) =>
    citationsOf(evidenceIds, numbers).flatMap((number) => {
      const id = evidenceIds.find((one) => numbers.get(one) === number);
      const place = id === undefined ? undefined : places.get(id);
      return place === undefined ? [] : [{ number, place }];
    });
}
