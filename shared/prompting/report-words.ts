const ANSWER_SHARE = 0.25;
const MOST_ANSWER_WORDS = 300;
const LEAST_WORDS = 60;

/** Words that the direct answer may have: a quarter of the report, within bounds. */
export function answerWords(maximumWords: number): number {
  return Math.max(LEAST_WORDS, Math.min(MOST_ANSWER_WORDS, Math.round(maximumWords * ANSWER_SHARE)));
}

/** Words that each section may have: they share what the answer leaves. */
export function sectionWords(maximumWords: number, sections: number): number {
  const rest = (maximumWords - answerWords(maximumWords)) / Math.max(1, sections);
  return Math.max(LEAST_WORDS, Math.floor(rest));
}
