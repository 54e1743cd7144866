import { describe, expect, it } from 'vitest';
import { fold } from '#shared/text/words/fold.ts';
import { stem } from '#shared/text/words/stem.ts';

const stems = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => stem(fold(word))));

describe('stem', () => {
  it.each([
    ['English', 'setting settings'],
    ['Russian', 'программа программы программе программой'],
    ['Russian, of adjectives', 'последний последняя последнего последних'],
    ['Greek', 'αρχείο αρχεία αρχείων'],
    ['Greek, with and without accents', 'Εγκατάσταση εγκατάστασης ΕΓΚΑΤΑΣΤΑΣΗ'],
    ['Arabic', 'الكتاب كتاب'],
  ])('is one for the forms of a word: %s', (_, words) => {
    expect(stems(words).size).toBe(1);
  });

  it('keeps words of other scripts, and names of protocols, as they are', () => {
    for (const word of ['파일', 'ファイル', 'https']) expect(stem(fold(word))).toBe(word.normalize('NFC'));
  });
});
