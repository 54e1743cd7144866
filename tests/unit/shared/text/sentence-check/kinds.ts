import { type SentenceSources, checkSentence } from '#shared/text/sentence-check/check-sentence.ts';

/** The kinds of faults of a sentence that cites these quotes, each once. */
export function kinds(
  text: string,
  quote: string | readonly string[],
  more: Partial<SentenceSources> = {},
): readonly string[] {
  const quotes = typeof quote === 'string' ? [quote] : quote;
  return [...new Set(checkSentence(text, { quotes, about: [], asked: '', ...more }).map(({ kind }) => kind))];
}
