import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

const textOf = (text: string): string => canonicalise({ contentType: 'text/plain', text }).text;

test('the records of a collection stand apart where lines of "%" part them', () => {
  const sayings = ['A kiln in hand\nis hot.', 'Ash falls.', 'sling "Punk"\n\nIt is green.'];
  for (const sign of ['%', '%%%%'])
    expect(textOf(sayings.join(`\n${sign}\n`))).toBe(
      'A kiln in hand\nis hot.\n\nAsh falls.\n\nsling "Punk"\n\nIt is green.',
    );
});

test('a single such line, and signs beside words, stay', () => {
  expect(textOf('Half of it:\n%\nis clay.')).toBe('Half of it:\n%\nis clay.');
  expect(textOf('50 %\n20 %\n30 %')).toBe('50 %\n20 %\n30 %');
  const help = '% KILN fires a kiln.\n%\n%   Y = kiln(X)\n%\n% See also POT.';
  expect(textOf(help)).toBe(help);
});
