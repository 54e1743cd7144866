import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordPieces } from '#shared/adapters/encoding/word-pieces.ts';

const WORDS = [
  '[PAD]',
  '[CLS]',
  '[SEP]',
  '[UNK]',
  'fire',
  'wall',
  '##wall',
  '##s',
  '-',
  '?',
  '中',
  '国',
  'cafe',
];
const VOCABULARY = new Map(WORDS.map((word, index) => [word, index]));
const wordPieces = createWordPieces(VOCABULARY);
const named = (text: string, most = 50): readonly string[] =>
  wordPieces(text, most).map((id) => WORDS[id] ?? '');

describe('the pieces of words', () => {
  it.each([
    ['fire wall', ['fire', 'wall']],
    ['Firewalls?', ['fire', '##wall', '##s', '?']],
    ['fire-wall', ['fire', '-', 'wall']],
    ['Café', ['cafe']],
    ['中国', ['中', '国']],
    ['firex wall', ['[UNK]', 'wall']],
    ['', []],
    ['fire'.repeat(30), ['[UNK]']],
  ])('of %j are the longest of the vocabulary: %j', (text, pieces) => {
    expect(named(text)).toEqual(['[CLS]', ...pieces, '[SEP]']);
  });

  it('never are more than asked for, and always begin and end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 20 }), (text, most) => {
        const pieces = named(text, most);
        expect(pieces.length).toBeLessThanOrEqual(most);
        expect(pieces[0]).toBe('[CLS]');
        expect(pieces.at(-1)).toBe('[SEP]');
      }),
    );
  });
});
