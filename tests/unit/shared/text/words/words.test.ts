import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWords } from '#shared/text/words/read-words.ts';
import { hardText } from '../arbitrary-text.ts';

const PATTERN =
  /[\p{L}\p{N}\p{M}\u200c\u200d]+(?:(?:['’._\-\u2010\u2011]|,(?=\p{Nd}{3}))[\p{L}\p{N}\p{M}]+)*/gu;

function wordsOf(text: string): readonly (readonly [string, number])[] {
  const found: [string, number][] = [];
  readWords(text, (word, start) => found.push([word, start]));
  return found;
}

it('reads words and identifiers with their starts', () => {
  expect(wordsOf('a key-id, v1.2 (naïve)…')).toEqual([
    ['a', 0],
    ['key-id', 2],
    ['v1.2', 10],
    ['naïve', 16],
  ]);
});

it('finds what the Unicode pattern alone would find', () => {
  fc.assert(
    fc.property(hardText, (text) => {
      expect(wordsOf(text)).toEqual([...text.matchAll(PATTERN)].map((match) => [match[0], match.index]));
    }),
    { numRuns: 300 },
  );
});
