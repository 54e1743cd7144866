import type { ItemStatus } from '#shared/domain/plan.ts';
import type { CitedSource, Report } from '#shared/domain/report.ts';

/** A quote with the number of its source in its report. */
export interface NumberedQuote {
  readonly number: number;
  readonly title: string;
  readonly quote: string;
}

export interface ItemChange {
  readonly description: string;
  readonly first: ItemStatus | undefined;
  readonly second: ItemStatus | undefined;
}

/** What two reports share, and what only one of them has. */
export interface Comparison {
  readonly items: readonly ItemChange[];
  readonly onlyFirst: readonly NumberedQuote[];
  readonly onlySecond: readonly NumberedQuote[];
  readonly quotesInBoth: number;
  readonly sourcesOnlyFirst: readonly CitedSource[];
  readonly sourcesOnlySecond: readonly CitedSource[];
  readonly sourcesInBoth: number;
}

/** Documents are the same by their identity, quotes by their text in one document, items by what they ask. */
export function compareReports(first: Report, second: Report): Comparison {
  const [a, b] = [quotesOf(first), quotesOf(second)];
  const [x, y] = [sourcesOf(first), sourcesOf(second)];
  const onlyFirst = without(a, b);
  const sourcesOnlyFirst = without(x, y);
  return {
    items: itemsOf(first, second),
    onlyFirst,
    onlySecond: without(b, a),
    quotesInBoth: a.size - onlyFirst.length,
    sourcesOnlyFirst,
    sourcesOnlySecond: without(y, x),
    sourcesInBoth: x.size - sourcesOnlyFirst.length,
  };
}

function sourcesOf(report: Report): ReadonlyMap<string, CitedSource> {
  return new Map(report.sources.map((source) => [source.sourceId, source]));
}

function statusIn(report: Report, description: string): ItemStatus | undefined {
  return report.checklist.find((item) => item.description === description)?.status;
}

function quotesOf(report: Report): ReadonlyMap<string, NumberedQuote> {
  return new Map(
    report.sources.flatMap((source, index) =>
      source.quotes.map(
        ({ quote }) =>
          [`${source.sourceId}\n${quote}`, { number: index + 1, title: source.title, quote }] as const,
      ),
    ),
  );
}

function without<Value>(
  all: ReadonlyMap<string, Value>,
  others: ReadonlyMap<string, Value>,
): readonly Value[] {
  return [...all].flatMap(([key, value]) => (others.has(key) ? [] : [value]));
}

function itemsOf(first: Report, second: Report): readonly ItemChange[] {
  const descriptions = new Set([...first.checklist, ...second.checklist].map((item) => item.description));
  return [...descriptions].map((description) => ({
    description,
    first: statusIn(first, description),
    second: statusIn(second, description),
  }));
}
