import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutContexts, reachFor } from '#shared/presentation/cut-context.ts';
import type { QuoteContext } from '#shared/domain/quote-context.ts';
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

const marked = ({ text, quote }: QuoteContext): string => text.slice(quote.start, quote.end);

const paragraph = (letter: string): string => `${`${letter}word `.repeat(60).trim()}.`;
const LONG = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(paragraph).join('\n\n');

describe('a context', () => {
  test('holds its quote exactly, wherever that stands', () => {
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
          const contexts = cutContexts(text, unique);
          for (const context of contexts) {
            expect(page.slice(context.start, context.end)).toBe(context.text);
            expect(context.lines.length).toBeGreaterThan(0);
          }
          const shown = contexts.map((one) => [one.evidenceId, marked(one)] as const);
          expect(shown).toHaveLength(unique.length);
          expect(new Map(shown)).toEqual(new Map(unique.map((quote) => [quote.evidenceId, quote.quote])));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('begins and ends at block borders and says what it leaves out', () => {
    const start = LONG.indexOf('dword');
    const [context] = cutContexts(LONG, [quoteAt(LONG, { start, end: start + 20 })]);
    expect(context?.text.startsWith('bword')).toBe(true);
    expect(context?.text.endsWith('eword.')).toBe(true);
    expect([context?.isCutBefore, context?.isCutAfter]).toEqual([true, true]);
  });

  test('of a report with many quotes is shorter', () => {
    const start = LONG.indexOf('dword');
    const quote = quoteAt(LONG, { start, end: start + 20 });
    const [usual, short] = [reachFor(12), reachFor(300)].map((reach) => cutContexts(LONG, [quote], reach)[0]);
    expect(short?.text.length).toBeLessThan((usual?.text.length ?? 0) / 1.5);
    expect(short && marked(short)).toBe(quote.quote);
  });

  test('stays within a page', () => {
    const text = ['one', 'two has a quote in it', 'three'].join(PAGE_BREAK);
    const [context] = cutContexts(text, [quoteAt(text, { page: 2, start: 4, end: 15 })]);
    expect(context).toMatchObject({
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
    const [context] = cutContexts(text, [quoteAt(text, { start: 3001, end: 3003 })]);
    expect(context?.text.length).toBeLessThan(1300);
    expect(context?.text.isWellFormed()).toBe(true);
  });
});
