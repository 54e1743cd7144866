import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Excerpt, cutContexts } from '#functions/steps/publish-report/cut-context.ts';
import { PAGE_BREAK, formatLocator } from '#shared/domain/locator.ts';
import type { CitedQuote } from '#shared/domain/report.ts';

function quoteAt(
  canonical: string,
  range: { readonly start: number; readonly end: number; readonly page?: number },
): CitedQuote {
  const text = range.page === undefined ? canonical : (canonical.split(PAGE_BREAK)[range.page - 1] ?? '');
  const locator = formatLocator(range);
  return { evidenceId: locator, quote: text.slice(range.start, range.end), locator, headings: [] };
}

const marked = (excerpt: Excerpt): readonly string[] =>
  excerpt.marks.map((mark) => excerpt.text.slice(mark.start, mark.end));

const paragraph = (letter: string): string => `${`${letter}word `.repeat(60).trim()}.`;
const LONG = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(paragraph).join('\n\n');

describe('an excerpt', () => {
  test('marks each quote exactly, once, in order, wherever quotes stand', () => {
    const words = fc.constantFrom('word', 'wörter', '😀', '字', ' ', '\n', '\n\n', '`x`', PAGE_BREAK);
    const texts = fc.array(words, { minLength: 1, maxLength: 900 }).map((list) => list.join(''));
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 300 })), { maxLength: 8 }),
        (text, spans) => {
          const page = text.split(PAGE_BREAK)[0] ?? '';
          const quotes = spans
            .map(([at, length]) => ({
              page: 1,
              start: at % (page.length + 1),
              end: Math.min(page.length, (at % (page.length + 1)) + length),
            }))
            .filter((range) => range.start < range.end)
            .map((range) => quoteAt(text, range));
          const unique = [...new Map(quotes.map((quote) => [quote.evidenceId, quote])).values()];
          const excerpts = cutContexts(text, unique);
          for (const excerpt of excerpts) {
            expect(page.slice(excerpt.start, excerpt.end)).toBe(excerpt.text);
            excerpt.marks.reduce((end, mark) => {
              expect(mark.start).toBeGreaterThanOrEqual(end);
              return mark.end;
            }, 0);
          }
          const shown = excerpts.flatMap((one) =>
            one.marks.map((mark, index) => [mark.evidenceId, marked(one)[index]] as const),
          );
          expect(new Map(shown)).toEqual(new Map(unique.map((quote) => [quote.evidenceId, quote.quote])));
          expect(shown).toHaveLength(unique.length);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('begins and ends at block borders and says what it leaves out', () => {
    const start = LONG.indexOf('dword');
    const [excerpt] = cutContexts(LONG, [quoteAt(LONG, { start, end: start + 20 })]);
    expect(excerpt?.text.startsWith('bword')).toBe(true);
    expect(excerpt?.text.endsWith('eword.')).toBe(true);
    expect([excerpt?.isCutBefore, excerpt?.isCutAfter]).toEqual([true, true]);
  });

  test('is shared by quotes near each other and not by quotes far apart', () => {
    const at = (letter: string): CitedQuote => {
      const start = LONG.indexOf(`${letter}word`);
      return quoteAt(LONG, { start, end: start + 10 });
    };
    const excerpts = cutContexts(LONG, [at('h'), at('a'), at('b')]);
    expect(excerpts.map((one) => one.marks.length)).toEqual([2, 1]);
  });

  test('is not shared by quotes that overlap', () => {
    const quotes = [quoteAt(LONG, { start: 0, end: 50 }), quoteAt(LONG, { start: 20, end: 80 })];
    expect(cutContexts(LONG, quotes).map((one) => one.marks.length)).toEqual([1, 1]);
  });

  test('stays within a page', () => {
    const text = ['one', 'two has a quote in it', 'three'].join(PAGE_BREAK);
    const [excerpt] = cutContexts(text, [quoteAt(text, { page: 2, start: 4, end: 15 })]);
    expect(excerpt).toMatchObject({
      page: 2,
      text: 'two has a quote in it',
      isCutBefore: false,
      isCutAfter: false,
    });
  });

  test('is not made for a quote that does not stand at its locator', () => {
    expect(cutContexts('abc', [{ evidenceId: 'e', quote: 'x', locator: 'char:0-1', headings: [] }])).toEqual(
      [],
    );
  });

  test('of text without any border is bounded and splits no character', () => {
    const text = '😀'.repeat(3000);
    const [excerpt] = cutContexts(text, [quoteAt(text, { start: 3001, end: 3003 })]);
    expect(excerpt?.text.length).toBeLessThan(1300);
    expect(excerpt?.text.isWellFormed()).toBe(true);
  });
});
