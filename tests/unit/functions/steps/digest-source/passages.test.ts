import { describe, expect, it } from 'vitest';
import { quotable, readPassage } from '#functions/steps/digest-source/passages.ts';
import { readStatements } from '#shared/text/evidence/document-view.ts';

describe('readPassage', () => {
  it.each([
    ['12', 11, 11],
    ['[12]', 11, 11],
    ['12-14', 11, 13],
    ['[14]–[12]', 11, 13],
    ['12 to 14', 11, 13],
  ])('reads %j', (text, first, last) => {
    expect(readPassage(text)).toEqual({ first, last });
  });

  it.each(['', 'twelve', '12, 14', '1.5e3', '12-'.repeat(40)])('reads nothing in %j', (text) => {
    expect(readPassage(text)).toBeUndefined();
  });
});

describe('quotable', () => {
  const canonical = '# One\n\nA is so. B is so. C is so.\n\n# Two\n\nD is so. E is so.';
  const statements = readStatements(canonical);

  it.each([
    ['ends where text is left out', { first: 0, last: 2 }, [0, 2], { first: 0, last: 0 }],
    ['begins with what is shown', { first: 0, last: 2 }, [1, 2], { first: 1, last: 2 }],
    ['ends before another heading', { first: 1, last: 4 }, [0, 1, 2, 3, 4], { first: 1, last: 2 }],
    ['is nothing where nothing is shown', { first: 0, last: 1 }, [3], undefined],
    ['is nothing beyond the text', { first: 40, last: 900_000 }, [0, 1], undefined],
  ])('%s', (_what, passage, shown, expected) => {
    expect(quotable(passage, statements, new Set(shown))).toEqual(expected);
  });
});
