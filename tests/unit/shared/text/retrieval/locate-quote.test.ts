import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteLocator } from '#shared/text/retrieval/locate-quote.ts';
import { hardText } from '../arbitrary-text.ts';

/** All that a located quote may differ in. */
function bare(text: string): string {
  return text.replaceAll(
    /[\s\u200b\u2060\u00ad\u0085"'`´‘’‚‛“”„‟′″‵‶«»‹›「」『』＂＇\-‐‑‒–—―−﹘﹣－]+/gu,
    '',
  );
}

describe('R3.2 quoteLocator', () => {
  const text = 'It is “quite safe”,\nthey say — for 9–12   days. It’s not. It is “quite safe”, too.';

  it.each([
    ['as it stands', 'they say', 'they say'],
    ['with other blanks', 'they say — for 9–12 days', 'they say — for 9–12   days'],
    ['over a line break', 'quite safe”, they', 'quite safe”,\nthey'],
    ['with plain marks', 'It is "quite safe", they', 'It is “quite safe”,\nthey'],
    ['with plain dashes', 'say - for 9-12 days', 'say — for 9–12   days'],
    ['with a straight apostrophe', "It's not.", 'It’s not.'],
    ['in quotation marks of whoever quotes', '"they say — for 9–12 days."', 'they say — for 9–12   days.'],
    ['with doubled dashes', 'they say -- for', 'they say — for'],
  ])('finds a quote %s', (_how, quote, found) => {
    const place = quoteLocator(text)(quote);
    expect(text.slice(place?.start, place?.end)).toBe(found);
  });

  it('takes the first of several places', () => {
    expect(quoteLocator(text)('It is “quite safe”')).toEqual({ start: 0, end: 18 });
  });

  it.each([
    ['another word', 'It is quite unsafe'],
    ['a word left out', 'It is safe'],
    ['another figure', 'for 9–13 days'],
    ['two places joined', 'It is “quite safe”. It’s not.'],
    ['an ellipsis', 'they say … days'],
    ['another case', 'THEY SAY'],
    ['words run together', 'theysay'],
    ['half a word before it', 'afe”, they say'],
    ['half a word after it', 'they say — for 9–12 da'],
    ['nothing', ''],
    ['marks alone', '“—”'],
    ['blanks alone', ' \n '],
    ['half a character', '\ud800'],
    ['a text longer than the source', text.repeat(2)],
  ])('finds no quote with %s', (_what, quote) => {
    expect(quoteLocator(text)(quote)).toBeUndefined();
  });

  it('never finds anything that differs in more than blanks, quotation marks and dashes', () => {
    fc.assert(
      fc.property(hardText, hardText, (canonical, quote) => {
        const place = quoteLocator(canonical)(quote);
        if (!place) return;
        const found = canonical.slice(place.start, place.end);
        expect(place.start).toBeGreaterThanOrEqual(0);
        expect(place.end).toBeLessThanOrEqual(canonical.length);
        expect(found.length).toBe(place.end - place.start);
        expect(bare(found)).toBe(bare(quote));
        expect(bare(found)).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });

  it('takes words where they stand whole', () => {
    expect(quoteLocator('trust is safe. Iron rust is safe.')('rust is safe')).toEqual({ start: 20, end: 32 });
    expect(quoteLocator('数据加密在默认情况下启用。')('加密在默认')).toEqual({ start: 2, end: 7 });
  });

  it('finds every stretch of whole words, whatever becomes of its blanks, marks and dashes', () => {
    const stretch = hardText.chain((words) => {
      const canonical = ` ${words.replaceAll(/(?<=\s)|(?=\s)/gu, '|')} `;
      const places = [...canonical.matchAll(/\|/gu)].map((match) => match.index);
      const place = fc.nat(Math.max(0, places.length - 1)).map((index) => places[index] ?? 0);
      return fc.tuple(fc.constant(canonical), place, place, fc.nat(3));
    });
    fc.assert(
      fc.property(stretch, ([canonical, from, to, how]) => {
        const quote = canonical.slice(Math.min(from, to), Math.max(from, to));
        fc.pre(quote.isWellFormed() && /[\p{L}\p{N}]/u.test(quote));
        const changes = [
          quote,
          quote.replaceAll(/\s+/gu, '  '),
          quote.replaceAll(/["'“”’]/gu, '‘'),
          quote.replaceAll('-', '–'),
        ];
        const place = quoteLocator(canonical)(changes[how] ?? quote);
        expect(place).toBeDefined();
        expect(bare(canonical.slice(place?.start, place?.end))).toBe(bare(quote));
      }),
      { numRuns: 500 },
    );
  });
});
