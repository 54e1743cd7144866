import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { readTextDocument } from '#shared/text/markup/text-document.ts';

test.each(['This kiln is free to build and', 'Guide to the kilns of the', 'Version: 3.1.0'])(
  'what breaks off or is a field, %j, is no title of a plain text',
  (line) => {
    expect(readTextDocument(`${line}\n\nAll came.`, 'text').title).toBeUndefined();
  },
);

test('a heading far below the beginning of a plain text is of a part of it', () => {
  const paragraph =
    'The kiln was built of brick and of clay, as all of them were\nin the town at that time.\n\n';
  const titleOf = (before: string): string | undefined =>
    canonicalise({
      contentType: 'text/plain',
      text: `${before}Fuels of kilns\n==============\n\n${paragraph.repeat(3)}`,
    }).title;
  expect(titleOf(paragraph.repeat(4))).toBeUndefined();
  expect(titleOf(paragraph)).toBe('Fuels of kilns');
});

test.each([
  ['NORTH KILN COMPANY\n\nTERMS OF HIRE\nof 2 May\n\nAll came.', 'NORTH KILN COMPANY: TERMS OF HIRE'],
  ['NORTH KILN COMPANY\nTerms of hire\n\nAll came.', 'NORTH KILN COMPANY: Terms of hire'],
  ['NORTH KILN COMPANY\n\nTo: all potters\n\nAll came.', 'NORTH KILN COMPANY'],
  ['NORTH KILN COMPANY\n\nDear potters\n\nAll came.', 'NORTH KILN COMPANY'],
  ['NORTH KILN COMPANY\n\nIt hires kilns to all potters who come.\n', 'NORTH KILN COMPANY'],
  ['NORTH KILN COMPANY\n\n1. Scope\n\nAll came.', 'NORTH KILN COMPANY'],
  ['Terms of hire\n\nKilns and lids\n\nAll came.', 'Terms of hire'],
])('below a letterhead in capitals stands what a text is: %j', (text, title) => {
  expect(readTextDocument(text, 'text').title).toBe(title);
});

test('a chat has no title', () => {
  const lines = ['one', 'two', 'three', 'four', 'five', 'six'].map(
    (word) => `12/01/2025, 18:02 - Ann: ${word}`,
  );
  expect(readTextDocument(lines.join('\n'), 'text').title).toBeUndefined();
});
