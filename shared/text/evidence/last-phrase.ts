import { analyze } from '../words/analyze.ts';

const PAUSE = /[,;:()?!–—]/u;

/** The terms with which a question ends: the last words between which no function word and no pause stands. */
export function lastPhrase(question: string): readonly string[] {
  const words = analyze(question, { keepStopwords: true });
  const last = words.findLastIndex(({ stopword }) => !stopword);
  let first = last;
  while (first > 0 && isJoined(question, words[first - 1], words[first])) first -= 1;
  return words.slice(Math.max(0, first), last + 1).map(({ term }) => term);
}

type Word = ReturnType<typeof analyze>[number];

function isJoined(question: string, before: Word | undefined, after: Word | undefined): boolean {
  if (before === undefined || after === undefined || before.stopword) return false;
  return !PAUSE.test(question.slice(before.end, after.start));
}
