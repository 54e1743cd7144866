import { onceForEach } from '../once-for-each.ts';
import type { DocumentView } from './document-view.ts';
import { GRAM, type QuestionView } from './question-view.ts';

/**
 * Of each word of the question, the share of its character grams that a statement holds: spellings, derivations and
 * compounds meet where stems differ. Each distinct word of the document is cut but once.
 */
export function wordShares(
  question: QuestionView,
  document: DocumentView,
): (index: number) => readonly number[] {
  const grams = [...new Set(question.words.flatMap((word) => word.grams))];
  const numbers = new Map(grams.map((gram, number) => [gram, number]));
  const wanted = question.words.map((word) => word.grams.map((gram) => numbers.get(gram) ?? 0));
  const held: (number[] | undefined)[] = [];
  for (const [word, places] of vocabularyOf(document)) {
    for (let at = 0; at <= Math.max(0, word.length - GRAM); at += 1) {
      const number = numbers.get(word.slice(at, at + GRAM));
      if (number === undefined) continue;
      for (const place of places) (held[place] ??= []).push(number);
    }
  }
  const none = wanted.map(() => 0);
  const isHeld = new Uint8Array(grams.length);
  return (index) => {
    const own = held[index];
    if (own === undefined) return none;
    for (const number of own) isHeld[number] = 1;
    const shares = wanted.map(
      (of) => of.reduce((sum, number) => sum + (isHeld[number] ?? 0), 0) / (of.length || 1),
    );
    for (const number of own) isHeld[number] = 0;
    return shares;
  };
}

/** By word of a document, the numbers of the statements that hold it. */
type Vocabulary = ReadonlyMap<string, readonly number[]>;

const vocabularyOf: (document: DocumentView) => Vocabulary = onceForEach(readVocabulary);

function readVocabulary({ statements }: DocumentView): Vocabulary {
  const places = new Map<string, number[]>();
  statements.forEach(({ words }, index) => {
    for (const word of words) {
      const held = places.get(word);
      if (held === undefined) places.set(word, [index]);
      else held.push(index);
    }
  });
  return places;
}
