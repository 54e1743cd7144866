import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(text: string): string {
  return canonicalise({ contentType: 'text/plain', text }).text;
}

test('a leader between a label and a value makes a row of the two', () => {
  const text =
    'What it costs.\n\nLate firing ........ £12\nCopy of a key ...... £5 each\nLid . . . . . . . . 3 % at least\n\nNo more.';
  expect(reduce(text)).toBe(
    'What it costs.\n\n| Late firing | £12 |\n| Copy of a key | £5 each |\n| Lid | 3 % at least |\n\nNo more.',
  );
});

test('three dots are a leader before a figure or a sum', () => {
  expect(reduce('Lid ... £3\nKey ... 4 each\nPot . . . €')).toBe(
    '| Lid | £3 |\n| Key | 4 each |\n| Pot | € |',
  );
});

test('lines with leaders are rows where they are set in, and below lines of another kind', () => {
  expect(reduce('FEES\n\n    Kiln .... £12\n    Lid ..... £5')).toMatch(
    /\n\n\| Kiln \| £12 \|\n\| Lid \| £5 \|$/u,
  );
  expect(reduce('Who fires it in May\nKiln ...... Ann Potter\nOven ...... Bo\nNobody else.')).toBe(
    'Who fires it in May\n\n| Kiln | Ann Potter |\n| Oven | Bo |\n\nNobody else.',
  );
});

test.each([
  ['a list of contents', 'Kilns ........ 3\nLids ......... 7\nPots ......... 7'],
  ['a list of contents with a preface', 'Preface ...... ix\nKilns ........ 3\nLids ......... 7'],
  ['a single line', 'Kiln ......... £12'],
  [
    'prose that falls silent',
    'The kiln ... well, it is hot and has been for a good long while now.\nThe lid ... well, it is as hot as that, and nobody has touched it.',
  ],
  ['a poem that falls silent', 'I wonder ... perhaps it rains\nYou know ... it may not'],
  ['what falls silent by blanks', 'I wonder . . . perhaps it rains\nYou know . . . it may not'],
  ['what falls silent in Chinese', '苍鹭 ……在河边\n鲑鱼 ……在河里'],
  ['what tells of tests', 'test kiln::is_hot ... ok\ntest lid::is_shut ... ok'],
  ['several leaders in a line', 'Kiln .... £12 .... £14\nLid ..... £5 ..... £6'],
  ['a value that is missing', 'Kiln .........\nLid ..........'],
])('%s stays as it is', (_, text) => {
  expect(reduce(text)).toBe(text);
});
