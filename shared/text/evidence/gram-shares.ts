import type { DocumentView } from './document-view.ts';
import { type QuestionView, gramsOf } from './question-view.ts';

/**
 * Of each word of the question, the share of its character grams that a statement holds: spellings, derivations and
 * compounds meet where stems differ. Each distinct word of the document is cut but once.
 */
export function wordShares(
  question: QuestionView,
  { statements }: DocumentView,
): (index: number) => readonly number[] {
  const grams = [...new Set(question.words.flatMap((word) => word.grams))];
  const numbers = new Map(grams.map((gram, number) => [gram, number]));
  const wanted = question.words.map((word) => word.grams.map((gram) => numbers.get(gram) ?? 0));
  const known = new Map<string, readonly number[]>();
  const numbersIn = (word: string): readonly number[] => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const held = gramsOf(word).flatMap((gram) => numbers.get(gram) ?? []);
    known.set(word, held);
    return held;
  };
  return (index) => {
    const held = new Set<number>();
    for (const word of statements[index]?.words ?? []) for (const number of numbersIn(word)) held.add(number);
    return wanted.map((own) => own.filter((number) => held.has(number)).length / (own.length || 1));
  };
}
