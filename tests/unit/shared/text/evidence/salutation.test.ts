import { expect, test } from 'vitest';
import { readStatements } from '#shared/text/evidence/document-view.ts';
import { isSalutation } from '#shared/text/evidence/salutation.ts';

test.each([
  'Dear potters of the yard,',
  'Hello,',
  'Hi Ann!',
  'Sehr geehrte Frau Ton,',
  'Madame, Monsieur,',
  'Hola Ana,',
])('%s greets', (line) => {
  expect(isSalutation(line)).toBe(true);
});

test.each([
  'Dear pots cost more.',
  'Hiking,',
  'Hello, the kiln is cold.',
  'Dear: £40,',
  `Dear ${'potters, '.repeat(20)}`,
])('%s does not greet', (line) => {
  expect(isSalutation(line)).toBe(false);
});

test('what stands above the greeting of a letter names nothing that is said below it', () => {
  const text =
    'Yard of the Potters\n\n14 May 2024\n\nDear potters,\n\nThe kiln is fired on Monday.\n\nBring ash.';
  expect(readStatements(text).map(({ name }) => name?.text)).toEqual(Array.from({ length: 5 }));
  const manual = text.replace('Dear potters,', 'Ann wrote this,');
  expect(readStatements(manual).at(-1)?.name?.text).toBe('Yard of the Potters');
});
