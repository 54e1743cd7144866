import { Paragraph, TextRun } from 'docx';
import { describeLocation } from '#shared/domain/quote-location.ts';
import type { Report } from '#shared/domain/report.ts';
import { printableLine } from '../text-layout.ts';

/** The footnotes of a document: the quotes that written sentences rest on, each set of them once. */
export interface Notes {
  /** The number of the note with these quotes; undefined where the report cites none of them. */
  add(evidenceIds: readonly string[]): number | undefined;
  /** As the document wants them. */
  all(): Readonly<Record<string, { readonly children: readonly Paragraph[] }>>;
}

export function createFootnotes({ sources }: Pick<Report, 'sources'>): Notes {
  const quotes = new Map(
    sources.flatMap((source, index) =>
      source.quotes.map((quote) => [quote.evidenceId, { quote, number: index + 1 }] as const),
    ),
  );
  const known = new Map<string, { readonly number: number; readonly paragraph: Paragraph }>();
  return {
    add: (evidenceIds) => {
      const found = evidenceIds.flatMap((id) => quotes.get(id) ?? []);
      if (found.length === 0) return undefined;
      const key = found.map(({ quote }) => quote.evidenceId).join(' ');
      const before = known.get(key);
      if (before) return before.number;
      const text = found.map(({ quote, number }) => {
        const place = describeLocation(quote.place) ?? quote.locator;
        return `[${number}] “${printableLine(quote.quote)}” (${printableLine(place)})`;
      });
      const number = known.size + 1;
      known.set(key, { number, paragraph: new Paragraph({ children: [new TextRun(text.join(' '))] }) });
      return number;
    },
    all: () =>
      Object.fromEntries(
        [...known.values()].map(({ number, paragraph }) => [number, { children: [paragraph] }]),
      ),
  };
}
