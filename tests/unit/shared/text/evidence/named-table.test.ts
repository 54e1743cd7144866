import { expect, test } from 'vitest';
import { readStatements } from '#shared/text/evidence/document-view.ts';

function lastName(text: string): string | undefined {
  return readStatements(text).at(-1)?.name?.text;
}

test('the line above a table of several rows and columns names nothing that is said below the table', () => {
  const rows = '| kiln | first | last |\n| ash | 0610 | 1740 |\n| gas | 0621 | 1754 |';
  const text = `Saturdays\n\n${rows}\n\nNone is fired on Sundays.`;
  expect(readStatements(text)[1]?.name?.text).toBe('Saturdays');
  expect(lastName(text)).toBeUndefined();
});

test('the line above the properties of what is described names what is said below them', () => {
  expect(lastName('hold\n\n| Type | Default | Unit |\n| time | 20 | min |\n\nHow long it is kept hot.')).toBe(
    'hold',
  );
  expect(
    lastName('hold\n\n| Type | time |\n| Default | 20 |\n| Unit | min |\n\nHow long it is kept hot.'),
  ).toBe('hold');
});
