import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf, fitTo, printableLine, printable, wrap, wrapRuns } from '../../../cli/text-layout.ts';

const strip = (text: string): string => text.replaceAll(/\s/gu, '');

const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });

describe('wrapping', () => {
  test('never makes a line wider than asked', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 10, max: 100 }), (text, columns) => {
        for (const line of wrap(text, columns)) expect(columnsOf(line)).toBeLessThanOrEqual(columns);
      }),
    );
  });

  test('loses nothing but space', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 10, max: 60 }), (text, columns) => {
        expect(strip(wrap(text, columns).join('\n'))).toBe(strip(text));
      }),
    );
  });

  test('keeps a citation with the word before it', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}( \[\d\])?$/), { maxLength: 40 });
    fc.assert(
      fc.property(words, fc.integer({ min: 14, max: 40 }), (list, columns) => {
        for (const line of wrap(list.join(' '), columns)) expect(line).not.toMatch(/^\[\d\]/);
      }),
    );
  });

  test('breaks text without spaces between words', () => {
    expect(wrap('数据在静态时如何加密？默认使用哪些密钥？', 20)).toEqual([
      '数据在静态时如何',
      '加密？默认使用哪些密',
      '钥？',
    ]);
  });

  test('counts two columns for a wide character and none for a mark', () => {
    const texts = ['密钥', 'e\u0301', '👩‍🔬', 'क्या'];
    expect(texts.map((text) => columnsOf(text))).toEqual([4, 1, 2, 1]);
  });

  test('keeps the line ends of a list', () => {
    expect(wrap('- one\n- two', 40)).toEqual(['- one', '- two']);
  });
});

describe('painting', () => {
  const run = fc.record({
    text: fc.string({ unit: 'grapheme', maxLength: 40 }).map(printableLine),
    isPainted: fc.boolean(),
  });

  test('takes no columns and reaches each word of its run, and no other', () => {
    fc.assert(
      fc.property(fc.array(run, { maxLength: 8 }), fc.integer({ min: 10, max: 60 }), (runs, columns) => {
        const painted = runs.map(({ text, isPainted }) =>
          isPainted ? { text, paint: (words: string) => `\u0002${words}\u0003` } : { text },
        );
        const lines = wrapRuns(painted, columns);
        const plain = runs.map((one) => one.text).filter((text) => text !== '');
        // oxlint-disable-next-line no-control-regex
        const bare = lines.map((line) => line.replaceAll(/[\u0002\u0003]/g, ''));
        expect(bare).toEqual(wrap(plain.join(' '), columns));
        // oxlint-disable-next-line no-control-regex
        const inPaint = [...lines.join('\n').matchAll(/\u0002([^\u0003]*)\u0003/g)].map((match) => match[1]);
        expect(strip(inPaint.join(''))).toBe(
          strip(runs.map((one) => (one.isPainted ? one.text : '')).join('')),
        );
      }),
    );
  });
});

describe('text from elsewhere', () => {
  test('cannot move the cursor or set the title of a terminal', () => {
    const hostile = 'a\u001B[2Jb\u001B]0;title\u0007c\u009B31md\re\u0000f';
    // oxlint-disable-next-line no-control-regex
    expect(printable(hostile)).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/);
    expect(printableLine('a\n b\t c ')).toBe('a b c');
  });

  test('is cut to the columns there are', () => {
    expect(fitTo('abcdef', 4)).toBe('abc…');
    expect(columnsOf(fitTo('数据加密', 4))).toBeLessThanOrEqual(4);
  });
});
