import { describe, expect, test } from 'vitest';
import { renderHtml } from '#functions/steps/publish-report/html/render-html.ts';
import { formatLocator } from '#shared/domain/locator.ts';
import type { QuoteContext } from '#shared/domain/quote-context.ts';
import { cutContexts, reachFor } from '#shared/presentation/cut-context.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';
import { REPORT_WORDS } from '#shared/presentation/words/words-for.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';

const report = exampleReport();

describe('the words of the page', () => {
  test.each(REPORT_WORDS.map((words) => [words.language, words] as const))(
    'are in the language of the question, in its direction: %s',
    (language, words) => {
      const shown = renderHtml({ ...report, language: `${language}-XX` }, new Map());
      expect(shown).toContain(`<html lang="${language}" dir="${words.direction}">`);
      for (const part of [words.answer, words.checklist, words.trust, words.outcome[report.outcome]])
        expect(shown).toContain(part);
      expect(shown).not.toMatch(/\p{Bidi_Control}/u);
    },
  );

  test('are English where there are none for a language', () => {
    for (const language of ['und', 'xx', ''])
      expect(renderHtml({ ...report, language }, new Map())).toContain('<html lang="en" dir="ltr">');
  });

  test('all differ from the English ones, but for names', () => {
    const [english, ...others] = REPORT_WORDS;
    const flat = (value: unknown): readonly string[] =>
      typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(flat);
    const same = (words: unknown): readonly string[] =>
      flat(words).filter((text) => text.length > 3 && flat(english).includes(text));
    // What code remarks is named by its English.
    const fixed = (words: ReportWords) =>
      flat({ ...words, short: { ...words.short, remarks: {}, phrased: {} } });
    const shared = ['Source', 'Sources', 'Contradictions'];
    for (const words of others) {
      expect(fixed(words)).toHaveLength(fixed(english ?? words).length);
      expect(same(words).filter((text) => !shared.includes(text) && text !== words.direction)).toEqual([]);
    }
  });
});

describe('a long report', () => {
  test('of 100 sources with 300 quotes stays under 2 MB', () => {
    const [source] = report.sources;
    if (!source) throw new Error('no source');
    const quote = 'A sentence of the length that sentences of papers have, with 12.5 % in it. '
      .repeat(5)
      .trim();
    const text = `${'Some words that stand around it in the paper. '.repeat(9).trim()}\n\n`;
    const canonical = `${text}${quote}\n\n${text}`;
    const contexts = new Map<string, QuoteContext>();
    const sources = Array.from({ length: 100 }, (_, index) => ({
      ...source,
      id: `src_${index + 1}`,
      sourceId: `s-${index}`,
      quotes: [0, 1, 2].map((at) => {
        const locator = formatLocator({ start: text.length, end: text.length + quote.length });
        const one = { evidenceId: `s-${index}:${at}`, quote, locator, headings: ['Results', 'Main outcome'] };
        for (const context of cutContexts(canonical, [one], reachFor(300)))
          contexts.set(one.evidenceId, context);
        return one;
      }),
    }));
    const sentences = sources.flatMap((one) =>
      one.quotes.map(({ evidenceId }) => ({
        text: quote,
        kind: 'quote' as const,
        evidenceIds: [evidenceId],
      })),
    );
    const sections = [{ title: 'All', itemIds: [], blocks: [{ form: 'list' as const, sentences }] }];
    const shown = renderHtml({ ...report, sources, sections }, contexts);
    expect(contexts.size).toBe(300);
    expect(Buffer.byteLength(shown)).toBeLessThan(2_000_000);
  });
});
