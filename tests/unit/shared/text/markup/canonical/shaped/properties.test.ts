import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { mapLines } from '#functions/steps/fetch-source/line-map.ts';
import { lineOfQuote } from '#shared/text/markup/line-of-quote.ts';
import { shapedTexts, unbrokenTexts } from '#tests/support/shaped-texts.ts';

function reduce(text: string): string {
  return canonicalise({ contentType: 'text/plain', text }).text;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

test('the canonical text of tables, clauses, messages and lines that are paragraphs is its own canonical text', () => {
  fc.assert(
    fc.property(fc.oneof(shapedTexts, unbrokenTexts), (text) => {
      const once = reduce(text);
      expect(reduce(once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});

test('every word of tables, clauses and lines that are paragraphs is kept, in order', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        shapedTexts.filter((text) => !text.includes('From:')),
        unbrokenTexts,
      ),
      (text) => {
        expect(wordsOf(reduce(text))).toEqual(wordsOf(text));
      },
    ),
  );
});

/** What names the subject of a message, and what tells that it is an answer. */
const OF_SUBJECTS = new Set(['subject', 're']);

test('every word of messages is in their canonical text, whatever they are among', () => {
  fc.assert(
    fc.property(shapedTexts, (text) => {
      const read = new Set(wordsOf(reduce(text).toLowerCase()));
      const lost = wordsOf(text.toLowerCase()).filter((word) => !read.has(word) && !OF_SUBJECTS.has(word));
      expect(lost).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('R3.2 the line that is given of tables, clauses, messages and lines that are paragraphs holds the first word of the quote', () => {
  fc.assert(
    fc.property(fc.oneof(shapedTexts, unbrokenTexts), (text) => {
      const document = { contentType: 'text/plain' as const, text };
      const canonical = canonicalise(document).text;
      const map = mapLines(canonical, document);
      const lines = text.split('\n');
      for (const { 0: quote, index } of canonical.matchAll(/\S+ \S+/gu)) {
        const found = lineOfQuote(map, index, quote);
        const first = /[苍鹭]|[\p{L}\p{N}]+/u.exec(quote)?.[0] ?? '';
        if (found !== undefined) expect(lines[found - 1]).toContain(first);
      }
    }),
  );
});
