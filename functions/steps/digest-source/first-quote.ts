import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { isRecord } from '#shared/text/markup/record.ts';
import { LONGEST_FIRST_QUOTE } from './plain-answer.ts';

/** For whoever watches: the quote that answers best, when it is short and bears on what was asked. */
export function firstQuote(evidence: readonly Evidence[]): { readonly firstQuote?: string } {
  const short = evidence.filter(
    ({ quote, items }) =>
      items.some(({ score }) => score >= ANSWER_LINES.related) &&
      quote.length <= LONGEST_FIRST_QUOTE &&
      !quote.includes('\n'),
  );
  const [best] = short.toSorted((a, b) => b.relevanceScore - a.relevanceScore);
  return best ? { firstQuote: withoutBorders(best.quote) } : {};
}

/** A record of a table stands in a line without what marks it in its document. */
export function withoutBorders(quote: string): string {
  return isRecord(quote) ? quote.slice(1, -1).trim() : quote;
}
