import { expect, test } from 'vitest';
import { REPORT_WORDS } from '#shared/presentation/words/words-for.ts';
import { nextStepWords } from '../../../cli/next-step-words.ts';

test('what one may do with a report is said in each language that reports have, and in English elsewhere', () => {
  const english = nextStepWords('en');
  expect(english.followUp).toBe('Follow up');
  expect(nextStepWords('xx')).toEqual(english);
  for (const { language } of REPORT_WORDS.filter((words) => words.language !== 'en')) {
    const words = Object.entries(nextStepWords(language));
    expect(words.map(([name]) => name)).toEqual(Object.keys(english));
    for (const [name, word] of words) {
      expect(word, `${name} in ${language}`).not.toBe('');
      expect(Object.values(english), `${name} in ${language}`).not.toContain(word);
    }
  }
});
