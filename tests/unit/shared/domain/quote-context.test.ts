import { describe, expect, test } from 'vitest';
import { QuoteContext } from '#shared/domain/quote-context.ts';

const CONTEXT: QuoteContext = {
  evidenceId: 'e1',
  page: 2,
  start: 100,
  end: 160,
  text: '# Rust\n\nIron rusts in moist air.',
  quote: { start: 8, end: 32 },
  lines: [
    { kind: 'heading', start: 0 },
    { kind: 'blank', start: 7 },
    { kind: 'prose', start: 8 },
  ],
  isCutBefore: true,
  isCutAfter: false,
};

describe('the context of a quote', () => {
  test('is read as it was written, with or without a page', () => {
    expect(QuoteContext.parse(CONTEXT)).toEqual(CONTEXT);
    const { page: _page, ...whole } = CONTEXT;
    expect(QuoteContext.parse(whole)).toEqual(whole);
  });

  test.each([
    ['a page before the first', { page: 0 }],
    ['a place before the text', { start: -1 }],
    ['half a character', { end: 1.5 }],
    ['a quote before its piece', { quote: { start: -1, end: 3 } }],
    ['a line of no known kind', { lines: [{ kind: 'verse', start: 0 }] }],
    ['a line before its piece', { lines: [{ kind: 'prose', start: -3 }] }],
    ['no word of what was cut', { isCutBefore: undefined }],
  ])('is refused with %s', (_, change) => {
    expect(QuoteContext.safeParse({ ...CONTEXT, ...change }).success).toBe(false);
  });

  test.each(['blank', 'prose', 'heading', 'item', 'row', 'rule', 'fence', 'code'])(
    'may have a line of the kind %s',
    (kind) => {
      expect(QuoteContext.safeParse({ ...CONTEXT, lines: [{ kind, start: 0 }] }).success).toBe(true);
    },
  );
});
