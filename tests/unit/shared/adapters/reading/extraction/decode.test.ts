import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '#shared/adapters/reading/extraction/decode.ts';
import { encodeAs, utf16 } from '#tests/support/legacy-encoding.ts';

const RUSSIAN =
  'Уровень реки поднялся за девять часов на три метра, и к утру вода стояла у порога старой мельницы. Никто из жителей не ждал такого паводка в феврале.';
const JAPANESE =
  '市の調査によると、里山を流れる川で今年確認された蛍の数は千二百匹を超え、三年ぶりに増加に転じた。調査は毎年六月に行われている。';
const CHINESE =
  '研究人员测量了一百棵树五年的生长情况，发现灌溉水的盐度加倍时，产量只下降了百分之十二，而柠檬树则损失了一半以上的收成。';
const FRENCH = 'L’été dernier, la rivière a été mesurée près du château : un mètre de plus, déjà, qu’à Noël.';

const LEGACY = [
  ['windows-1251', RUSSIAN],
  ['koi8-r', RUSSIAN],
  ['shift_jis', JAPANESE],
  ['euc-jp', JAPANESE],
  ['gb18030', CHINESE],
  ['windows-1252', FRENCH],
] as const;

describe('decode', () => {
  test.each(LEGACY)('R2.7 reads %s by the label of the header', (label, text) => {
    expect(decode(encodeAs(label, text), `text/html; charset="${label}"`)).toBe(text);
  });

  test.each(LEGACY)('reads %s by the label in the page', (label, text) => {
    const page = `<html><head><meta charset=${label}></head><body>${text}</body></html>`;
    expect(decode(encodeAs(label, page), 'text/html')).toBe(page);
  });

  test.each(LEGACY)('reads %s without any label', (label, text) => {
    expect(decode(encodeAs(label, text.repeat(4)), undefined)).toBe(text.repeat(4));
  });

  test.each(LEGACY)('reads %s that says it is UTF-8', (label, text) => {
    expect(decode(encodeAs(label, text.repeat(4)), 'text/html; charset=utf-8')).toBe(text.repeat(4));
  });

  test.each(['windows-1251', 'shift_jis', 'gb18030', 'no-such-encoding'])(
    'reads UTF-8 that says it is %s',
    (label) => {
      const text = `${RUSSIAN} ${JAPANESE} ${FRENCH}`;
      expect(decode(Buffer.from(text), `text/html; charset=${label}`)).toBe(text);
    },
  );

  test('reads Cyrillic that a server sends as Latin-1, as it sends everything', () => {
    expect(decode(encodeAs('windows-1251', RUSSIAN), 'text/html; charset=ISO-8859-1')).toBe(RUSSIAN);
  });

  test('takes short Latin-1 for what it says it is', () => {
    expect(decode(encodeAs('windows-1252', 'Café à Nîmes'), 'text/plain; charset=ISO-8859-1')).toBe(
      'Café à Nîmes',
    );
  });

  test.each(['The café is open.', 'Copyright © 2003 the authors of this manual.'])(
    'takes a single character beyond ASCII for what it is, without any label: %s',
    (text) => {
      expect(decode(encodeAs('windows-1252', text), undefined)).toBe(text);
      expect(decode(Buffer.from(text), undefined)).toBe(text);
    },
  );

  test('goes by the label in an XML declaration', () => {
    const xml = `<?xml version="1.0" encoding="windows-1251"?><a>${RUSSIAN}</a>`;
    expect(decode(encodeAs('windows-1251', xml), 'application/xml')).toBe(xml);
  });

  test.each([
    ['le', 'marked'],
    ['be', 'marked'],
    ['le', 'unmarked'],
    ['be', 'unmarked'],
  ] as const)('reads UTF-16 %s, %s', (order, mark) => {
    const page = `<html><body>${RUSSIAN.slice(0, 20)} and more of it in Latin letters</body></html>`;
    expect(decode(utf16(page, order, mark), 'text/html; charset=utf-8')).toBe(page);
  });

  test('reads UTF-8 that was cut inside a character', () => {
    const bytes = Buffer.from(RUSSIAN);
    expect(decode(bytes.subarray(0, bytes.length - 2), undefined)).toContain('Уровень реки');
  });

  test('gives well-formed UTF-8 back as it was, whatever the header says', () => {
    const label = fc.constantFrom('utf-8', 'windows-1251', 'gb18030', 'x-none', '');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), label, (text, charset) => {
        fc.pre(!/[\ufeff\0]/u.test(text));
        expect(decode(Buffer.from(text.toWellFormed()), `text/plain; charset=${charset}`)).toBe(
          text.toWellFormed(),
        );
      }),
    );
  });

  test('never throws, whatever the bytes and the labels', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, header) => {
        expect(typeof decode(bytes, header)).toBe('string');
        expect(typeof decode(bytes, `text/html; charset=${header}`)).toBe('string');
      }),
    );
  });
});
