import { standsInLine } from '#shared/domain/quote-layout.ts';
import { followsQuote, headsAnew } from '#shared/domain/one-passage.ts';
import type { Sentence } from '#shared/domain/report.ts';

/** True for a quote that stands in a line of text. */
export function isInline(quote: string): boolean {
  return standsInLine(quote);
}

/** True for a quote of several lines: it is no part of a paragraph. */
export function standsApart({ kind, text }: Sentence): boolean {
  return kind === 'quote' && !isInline(text);
}

/** A quote behind another begins a paragraph, unless it is what its source goes on to say there; so does the head of what is quoted next. */
export function beginsParagraph(sentence: Sentence, before: Sentence | undefined): boolean {
  if (before === undefined) return false;
  const isBehindQuote = sentence.kind === 'quote' && before.kind === 'quote';
  return headsAnew(sentence, before) || (isBehindQuote && !followsQuote(sentence, before));
}

/** A quote of several lines stands apart; the sentences between two of those make up a paragraph, or one for each quote. */
export function inRuns(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const runs: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (!last || beginsParagraph(sentence, before) || [sentence, ...last].some(standsApart))
      runs.push([sentence]);
    else last.push(sentence);
  }
  return runs;
}
