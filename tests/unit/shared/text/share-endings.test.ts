import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareEndings } from '#shared/text/share-endings.ts';

const letters = String.raw`\p{L}*`;
const whole = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'giu');

describe('endings that alternatives share', () => {
  test('stand once, after the alternatives that end by themselves', () => {
    expect(shareEndings(`ris${letters}|rose|grow${letters}|more`)).toBe(`rose|more|(?:ris|grow)${letters}`);
  });

  test('stay where one alternative has them, or none', () => {
    for (const source of [`rose|grow${letters}`, 'rose|grew', '']) expect(shareEndings(source)).toBe(source);
  });

  test('are taken of whole alternatives, whatever bars stand within groups and classes', () => {
    const source = `(?:a|b)${letters}|[|)]|${String.raw`\|x`}|c(?:d${letters}|e)${letters}`;
    expect(shareEndings(source)).toBe(`[|)]|${String.raw`\|x`}|(?:(?:a|b)|c(?:d${letters}|e))${letters}`);
  });

  test('find what was found before in any text of whole words', () => {
    const word = fc.stringMatching(/^[abñß]{1,3}$/u);
    const entry = fc.tuple(word, fc.boolean());
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 6 }),
        fc.array(word, { maxLength: 12 }),
        (list, words) => {
          const source = list.map(([text, isOpen]) => (isOpen ? `${text}${letters}` : text)).join('|');
          const text = words.join(' ');
          const found = (pattern: RegExp): readonly string[] => text.match(pattern) ?? [];
          expect(found(whole(shareEndings(source)))).toEqual(found(whole(source)));
        },
      ),
    );
  });
});
