import type { DocumentView } from './document-view.ts';
import { GRAM, type QuestionView } from './question-view.ts';

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
    const held: number[] = [];
    for (let at = 0; at <= Math.max(0, word.length - GRAM); at += 1) {
      const number = numbers.get(word.slice(at, at + GRAM));
      if (number !== undefined) held.push(number);
    }
    known.set(word, held);
    return held;
  };
  return (index) => {
    const isHeld = new Uint8Array(grams.length);
    for (const word of statements[index]?.words ?? [])
      for (const number of numbersIn(word)) isHeld[number] = 1;
    return wanted.map(
      (own) => own.reduce((sum, number) => sum + (isHeld[number] ?? 0), 0) / (own.length || 1),
    );
  };
}
