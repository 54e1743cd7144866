import { contentWords, queryTerms } from '../words/analyze.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\-./]*/gu;
const FIGURE = /\p{N}/u;
const CAPITALS = /\p{Lu}.*\p{Lu}/u;
const CAPITAL = /^\p{Lu}/u;
const BEGINS = /(?:^|[.?!:])\s*$/u;

/** "Type I", "phase I" name something; elsewhere "I" is who asks. */
const NUMBERED =
  /\b(?:types?|phases?|class|grade|stage|part|group|level|category|volume|chapter|table|war)\s+$/iu;

/** Terms of what a question names: words with a figure, with two capitals, or with one where no sentence begins; small words are none. */
export function askedNames(question: string): readonly string[] {
  const names = [...question.matchAll(WORD)].filter(({ 0: word, index }) => {
    if (FIGURE.test(word) || CAPITALS.test(word)) return true;
    const before = question.slice(0, index);
    if (word === 'I') return NUMBERED.test(before);
    return CAPITAL.test(word) && !BEGINS.test(before) && contentWords(word).length > 0;
  });
  return [...new Set(names.flatMap(([word]) => queryTerms(word)))];
}
