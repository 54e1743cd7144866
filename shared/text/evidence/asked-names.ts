import { contentWords, queryTerms } from '../words/analyze.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\-./]*/gu;
const FIGURE = /\p{N}/u;
const CAPITALS = /\p{Lu}.*\p{Lu}/u;
const CAPITAL = /^\p{Lu}/u;
const BEGINS = /(?:^|[.?!:])\s*$/u;

/** "Type I", "phase I" name something; elsewhere "I" is who asks. */
const NUMBERED =
  /\b(?:types?|phases?|class|grade|stage|part|group|level|category|volume|chapter|table|war)\s+$/iu;

/** "Charles I was …": of that name. */
const OF_THAT_NAME = /\p{Lu}\p{Ll}+\s+$/u;
const NO_VERB = /^\s*(?:[?,.;:)]|$|(?:of|or|was|is|were|had|has|did|ever)\b)/iu;

function isNumber(before: string, behind: string): boolean {
  return NUMBERED.test(before) || (OF_THAT_NAME.test(before) && NO_VERB.test(behind));
}

/** A small word begins what is quoted: "The base is bad". */
const QUOTED = /["“”«„‘]\s?$/u;

/** Terms of what a question names: words with a figure, with two capitals, or with one where no sentence begins. */
export function askedNames(question: string): readonly string[] {
  const names = [...question.matchAll(WORD)].filter(({ 0: word, index }) => {
    if (FIGURE.test(word) || CAPITALS.test(word)) return true;
    const before = question.slice(0, index);
    if (word === 'I') return isNumber(before, question.slice(index + word.length));
    const isQuoted = QUOTED.test(before) && contentWords(word).length === 0;
    return CAPITAL.test(word) && !BEGINS.test(before) && !isQuoted;
  });
  return [...new Set(names.flatMap(([word]) => queryTerms(word)))];
}
