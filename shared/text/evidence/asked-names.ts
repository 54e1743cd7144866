import { queryTerms } from '../words/analyze.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\-./]*/gu;
const FIGURE = /\p{N}/u;
const CAPITALS = /\p{Lu}.*\p{Lu}/u;
const CAPITAL = /^\p{Lu}/u;
const BEGINS = /(?:^|[.?!:])\s*$/u;

/** Terms of what a question names: words with a figure, with two capitals, or with one where no sentence begins. */
export function askedNames(question: string): readonly string[] {
  const names = [...question.matchAll(WORD)].filter(({ 0: word, index }) => {
    if (FIGURE.test(word) || CAPITALS.test(word)) return true;
    return CAPITAL.test(word) && !BEGINS.test(question.slice(0, index));
  });
  return [...new Set(names.flatMap(([word]) => queryTerms(word)))];
}
