import { isOneParagraph, layOutQuote } from '#shared/domain/quote-layout.ts';
import type { Sentence } from '#shared/domain/report.ts';

/** True for a quote that stands in a line of text. */
export function isInline(quote: string): boolean {
  return isOneParagraph(layOutQuote(quote));
}

/** True for a quote of several lines: it is no part of a paragraph. */
export function standsApart({ kind, text }: Sentence): boolean {
  return kind === 'quote' && !isInline(text);
}

/** A quote of several lines stands apart; the sentences between two of those make up a paragraph. */
export function inRuns(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const runs: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last && !last.some(standsApart) && !standsApart(sentence)) last.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
}
