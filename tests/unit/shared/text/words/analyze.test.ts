import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze, contentWords, queryTerms, searchWords, terms } from '#shared/text/words/analyze.ts';
import { hardText } from '../arbitrary-text.ts';

describe('analyze', () => {
  it('folds, stems and drops function words', () => {
    expect(terms('The Encrypted BUCKETS of the naïve user')).toEqual(['encrypt', 'bucket', 'naiv', 'user']);
  });

  it('keeps a protocol and its secured form apart', () => {
    expect(terms('redirect HTTP to https')).toEqual(['redirect', 'http', 'https']);
  });

  it('takes a compatibility form of a capital for the small letter', () => {
    expect(terms('𝕏 ℝ ＦＯＯ')).toEqual(terms('x r foo'));
  });

  it('gives exact offsets and counts dropped words in positions', () => {
    const text = 'Keys are rotated';
    const tokens = analyze(text).map((token) => [text.slice(token.start, token.end), token.position]);
    expect(tokens).toEqual([
      ['Keys', 0],
      ['rotated', 2],
    ]);
  });

  it('keeps function words that are written as names', () => {
    expect(terms('Is __del__ called by --all, or is $this?')).toEqual(['del', 'call', 'all', 'thi']);
    expect(terms('the `with` statement, _not_ with it, if-then')).toEqual(['with', 'statement', 'ifthen']);
  });

  it('keeps function words on request and marks them', () => {
    const tokens = analyze('the key', { keepStopwords: true });
    expect(tokens.map((token) => token.stopword)).toEqual([true, false]);
  });

  it.each([
    ['encryptAtRest', ['encryptatrest', 'encrypt', 'rest']],
    ['snake_case', ['snakecas', 'snake', 'case']],
    ['IL-6', ['il6', 'il', '6']],
    ['1,000', ['1000']],
    ['0.05', ['0.05']],
  ])('splits %s into whole and parts', (surface, expected) => {
    expect(terms(surface)).toEqual(expected);
  });

  it.each([
    ['the difference between $@ and $*?', ['differ', '$@', '$*']],
    ['C++, C# or C', ['c', '++', 'c', '#', 'c']],
    ['Is C#?', ['c', '#']],
    ['what does && do, and (`=>`)?', ['&&', '=>']],
    ['What is &&?', ['&&']],
  ])('keeps the names that are made of signs: %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    ['What does -U do?', ['-U', 'u']],
    ['`-s, -u`', ['-s', 's', '-u', 'u']],
    ['from a - b to x-y', ['b', 'xy', 'x', 'y']],
    ['at -5 or -ab', ['5', 'ab']],
  ])('keeps short options with their case: %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    'wait... really?!',
    'what ?! ??',
    'a -- b',
    '===== ====',
    'and/or',
    '5 % of it!!',
    '# heading',
    'http://x.y/?z=1#w',
    '<b>x</b>',
  ])('takes no sign of a sentence or of markup for a name: %s', (text) =>
    expect(terms(text).join('')).toMatch(/^[a-z0-9]*$/u),
  );

  it('finds an identifier by its other spellings', () => {
    expect(terms('encrypt-at-rest')[0]).toBe(terms('encryptAtRest')[0]);
  });

  it('cuts Chinese into bigrams for search and into words for people', () => {
    expect(terms('数据加密')).toEqual(['数据', '据加', '加密']);
    expect(contentWords('数据加密')).toEqual(['数据', '加密']);
  });

  it('separates Latin names inside Chinese text', () => {
    expect(searchWords('使用AWS服务')).toContain('aws');
  });

  it.each([
    ["l'eau d'Afrique, qu'une dell'arte", ['eau', 'afriqu', 'art']],
    ["TUMAS'ın Ankara'da ABD'den", terms('TUMAS Ankara ABD')],
    ["Hawai'i Shi'a T'ai L'Oreal D'Angelo", terms('Hawaii Shia Tai Loreal Dangelo')],
    ["they've James's rock'n'roll", ['theyv', 'jame', 'rocknrol']],
    ['ırak Đà', terms('irak da')],
  ])('leaves out what is written to a word by an apostrophe: %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('meets Arabic words across article, diacritics and tatweel', () => {
    expect(terms('الْمَكْتَبَة')).toEqual(terms('مكتبـة'));
  });

  it('meets Hindi words across number and case', () => {
    expect(terms('किताबें')).toEqual(terms('किताबों'));
  });

  it('keeps the function words of a query that has no others', () => {
    expect(queryTerms('to be or not to be')).not.toEqual([]);
  });

  it('names each query term once', () => {
    expect(queryTerms('key keys KEY')).toEqual(['kei']);
  });

  it('gives offsets inside the text, in order of start, for any text', () => {
    fc.assert(
      fc.property(hardText, (text) => {
        let last = 0;
        for (const token of analyze(text, { keepStopwords: true })) {
          expect(token.start).toBeGreaterThanOrEqual(last);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(text.length);
          last = token.start;
        }
      }),
    );
  });

  it('analyses a slice by offsets as it analysed the whole', () => {
    fc.assert(
      fc.property(fc.constantFrom('Rotated keys', 'naïve Users', 'x_y p53', '数据 加密'), (text) => {
        const tokens = analyze(text, { keepStopwords: true });
        const again = tokens.map((token) => terms(text.slice(token.start, token.end))[0]);
        expect(again).toEqual(tokens.map((token) => token.term));
      }),
    );
  });
});
