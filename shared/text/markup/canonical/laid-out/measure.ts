import { fold } from '../../../words/fold.ts';
import { isStopword } from '../../../words/stopwords.ts';
import type { Lines } from './lines.ts';

const FEWEST_WORDS = 8;
const FEWEST_OF_SENTENCE = 4;
/** Of the words of prose about two in five are function words; of code and of tables next to none. */
const FUNCTION_WORDS = 0.2;
/** Code has more signs and figures among its letters. */
const LETTERS = 0.88;
const LEAST_LETTERS = 0.75;
/** It may go on below what is set in. */
const SENTENCE = /^\s*\p{Lu}.*[.:!?,;]\s*$/u;
/** "tar - an archiving utility" */
const SAYS_WHAT = /^\S.{0,60}? (?:--?|–|—) \p{L}/u;

export function textOf(lines: Lines): string {
  return lines.map(({ text }) => text).join(' ');
}

export function isProse(text: string): boolean {
  const { words, functional, letters } = measure(text);
  return words >= FEWEST_WORDS && functional >= FUNCTION_WORDS && letters >= LETTERS;
}

/** Words for a reader, where what stands around them is prose: figures and names of settings may stand among them. */
export function isReadable(text: string): boolean {
  const { words, functional, letters } = measure(text);
  return words >= FEWEST_OF_SENTENCE && functional > 0 && letters >= LEAST_LETTERS;
}

/** Among prose, as many words with those of sentences among them are prose, whatever figures and names it has. */
export function isReadableAtLength(text: string): boolean {
  const { words, functional, letters } = measure(text);
  return words >= FEWEST_WORDS && functional >= FUNCTION_WORDS && letters >= LEAST_LETTERS;
}

export function isSentence(text: string): boolean {
  return SENTENCE.test(text) || SAYS_WHAT.test(text);
}

/** Shares of the words, and of the characters but spaces. */
export interface Measure {
  readonly words: number;
  readonly functional: number;
  readonly letters: number;
}

/** No part of a name: the `a` of `a.tmp` is none of a sentence. */
const WHOLE_WORD = /(?<![^\s("'“‘[*_`])\p{L}[\p{L}'’-]*(?=[.,;:!?)\]"'”’*_`]*(?:\s|$))/gu;

export function measure(text: string): Measure {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const functional = (text.match(WHOLE_WORD) ?? []).filter(
    (word) => isStopword(fold(word)) && !/^\p{Lu}{2,}$/u.test(word),
  );
  return {
    words: words.length,
    functional: functional.length / Math.max(1, words.length),
    letters: words.join('').length / Math.max(1, text.replace(/\s+/gu, '').length),
  };
}
