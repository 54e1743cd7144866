import type { LabelledEvidence } from '../prompting/handles.ts';
import { quoteLocator } from '../text/retrieval/locate-quote.ts';
import { splitSentences } from '../text/words/sentences.ts';

/** Word for word one or more whole sentences of a quote: nothing to check. What is cut off may be the condition. */
export function isQuote(text: string, cited: readonly LabelledEvidence[]): boolean {
  const said = text.replace(ENDS, '');
  return cited.some(({ evidence: { quote } }) => {
    const found = quoteLocator(quote)(said);
    if (found === undefined) return false;
    const spans = splitSentences(quote);
    const endsAt = (end: number): boolean =>
      quote.slice(found.end, Math.max(found.end, end)).replace(ENDS, '') === '';
    return (
      spans.some(({ start }) => quote.slice(start, found.start).trim() === '' && start <= found.start) &&
      spans.some(({ end }) => end >= found.end && endsAt(end))
    );
  });
}

const ENDS = /[\s.,;:!?…。！？"'”’»)\]`*_]+$/u;
