import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, isHeadingLine, toPlainText } from '#shared/text/markup/plain-text.ts';
import { textKey, tidyList } from '#shared/text/words/tidy-list.ts';
import { hardText } from '../arbitrary-text.ts';

describe('toPlainText', () => {
  it.each([
    ['tags', 'a <b>bold</b> <img src=x onerror=alert(1)> word', 'a bold word'],
    ['tags with flags', '<input disabled> <details open>more</details>', 'more'],
    ['whatever acts', '<x-y onclick=steal()>a</x-y> <svg/onload=alert(1)><iframe foo bar>', 'a</x-y>'],
    ['comments', 'a <!-- hidden --> word', 'a word'],
    ['tags within tags', '<scr<b>ipt>alert</scr</b>ipt>', 'alert'],
    ['links', 'see [the guide](https://example.org/a_(b)) now', 'see the guide now'],
    ['images', 'a ![alt](https://example.org/p.png) word', 'a word'],
    ['addresses', 'at https://example.org/a?b=c. Or www.example.org', 'at. Or'],
    ['addresses that begin within a word', 'p < 0.05https://example.org/?', 'p < 0.05?'],
    ['dangerous addresses', 'click javascript:alert(1)', 'click )'],
    ['headings', '## Limits of it', 'Limits of it'],
    ['list marks', '- one', 'one'],
    ['numbering', '12. What is it?', 'What is it?'],
    ['emphasis', 'a **bold** and *soft* word, 2 * 3 * 4', 'a bold and soft word, 2 * 3 * 4'],
    ['fences', '```ts\nlet a;\n```', 'let a;'],
    ['line breaks', 'a\n\n b\u2028c', 'a b c'],
    ['what is not seen', 'a\u200b\u202eb\u{e0041}\0c', 'ab c'],
  ])('leaves out %s', (_what, text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });

  it.each([
    'p < 0.05 and n > 30',
    'Rc<T> holds an Rc<RefCell<Node>> or a Vec<a>.',
    'true when a <b and c> d',
    'Put <your-token> or <placeholder> after <id>.',
    'Map<String, List<i32>> and #include <stdio.h>',
    'Use `Array<string>` and `https://localhost` here.',
    'The following data: a, b.',
    'main() returns string[] of items',
    'It costs 3.5 % (about half).',
    '“Quoted” — it’s नमस्ते 数据 🙂',
  ])('keeps %s', (text) => {
    expect(toPlainText(text)).toBe(text);
  });

  const nasty = fc
    .array(
      fc.oneof(
        hardText,
        fc.constantFrom(
          '<',
          '>',
          '[',
          ']',
          '(',
          ')',
          '](',
          '![',
          '<a',
          '</',
          'http://',
          '#',
          '**',
          '`',
          '<!--',
        ),
      ),
      { maxLength: 14 },
    )
    .map((pieces) => pieces.join(''));

  it('gives one line without tags, links and addresses outside of code, and the same when done again', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const plain = toPlainText(text);
        const prose = plain.replaceAll(/`[^`]*`/gu, '');
        expect(plain).not.toMatch(/[\n\r\u2028\u2029\0\u202e]/u);
        expect(prose).not.toMatch(/<\/?(?:a|b|i|script|img)>|\[[^[\]]*\]\([^()]*\)|\b[a-z]{2,}:\/\//iu);
        expect(plain).toBe(plain.trim());
        expect(plain.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is quick about a text built to be slow', () => {
    const slow = [
      '<a'.repeat(20_000),
      '!['.repeat(20_000),
      '[x]('.repeat(10_000),
      '('.repeat(50_000),
      '|'.repeat(60_000),
    ];
    for (const text of slow) expect(toPlainText(text).length).toBeLessThanOrEqual(20_000);
    expect(isHeadingLine('|'.repeat(60_000))).toBe(false);
  });
});

describe('cutText', () => {
  it('never gives more than asked for, always a beginning, and no half characters', () => {
    fc.assert(
      fc.property(hardText, fc.integer({ min: 1, max: 60 }), (text, length) => {
        const cut = cutText(text.toWellFormed(), length);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(text.toWellFormed()).toContain(cut);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });

  it('cuts between words', () => {
    expect(cutText('iron rusts in moist air', 14)).toBe('iron rusts in');
  });
});

describe('tidyList', () => {
  const caps = { items: 3, characters: 20 };

  it('drops what is empty or said before, and what is beyond the cap', () => {
    const texts = ['1. What is rust?', '', '  ', 'what is RUST', '**What is iron?**', 'a', 'b', 'c'];
    expect(tidyList(texts, caps)).toEqual(['What is rust?', 'What is iron?', 'a']);
  });

  it('holds its caps, whatever it is given', () => {
    fc.assert(
      fc.property(fc.array(hardText, { maxLength: 20 }), (texts) => {
        const list = tidyList(texts, caps);
        expect(list.length).toBeLessThanOrEqual(3);
        expect(list.every((text) => text.length <= 20 && textKey(text) !== '')).toBe(true);
        expect(new Set(list.map(textKey)).size).toBe(list.length);
      }),
    );
  });
});
