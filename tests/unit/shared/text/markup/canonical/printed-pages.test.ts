import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

const ENTRY = 'The kite is told by the wind when it has to rise, and it does not come down.';
const OTHER = 'It keeps a list of the places where it has been, and of those where it is to go.';
const LAST = 'The line is wound up by the one who holds it, and the tail is taken in at the end.';

function reduce(preformatted: string): string {
  return canonicalise({ contentType: 'text/html', text: `<body><pre>${preformatted}</pre></body>` }).text;
}

test('what stands at the margins of each printed page is left out', () => {
  const pages = [ENTRY, OTHER, LAST, ENTRY].map(
    (text, page) => `${text}\n\nHeron          On kites          [Page ${page + 1}]\n\n`,
  );
  expect(reduce(pages.join('')).split('\n\n')).toEqual([ENTRY, OTHER, LAST, ENTRY]);
});

test('a page that stands at some distance from the margin is read as one that does not, and no line of a justified text is a term', () => {
  const page = `1.2.  Tails\n\n     The  tail of the kite is let out before it\ntakes off.   You  can  set how long it is to\nbe, and of what.\n\n${OTHER}\n\n${LAST}`;
  const moved = page.replaceAll(/^(?=.)/gmu, ' '.repeat(10));
  expect(reduce(moved)).toBe(reduce(page));
  expect(reduce(moved).split('\n\n').slice(0, 2)).toEqual([
    '### 1.2. Tails',
    'The tail of the kite is let out before it takes off. You can set how long it is to be, and of what.',
  ]);
});

test('words that a text breaks at the ends of lines are whole again, and those that it writes with a hyphen are not', () => {
  const text = [
    'The silken silver winding of the well-known kite is told by the wind that it has to rise, sil-\nken as it is.',
    'It keeps a list of the sil-\nver places where it has been, and of those where it is to go by wind-\ning.',
    'The line of the well-\nknown one is wound up in the morn-\ning, in the first- and last-\nor in the third- and fourth-\nand fifth hour.',
  ];
  const read = reduce(text.join('\n\n'));
  for (const word of [
    'silken as',
    'silver places',
    'winding.',
    'well-known one',
    'morning',
    'last- or',
    'fourth- and',
  ])
    expect(read).toContain(word);
});

test('a sentence goes on over the margins of a printed page', () => {
  const margin = (page: number): string => `\n\nHeron          On kites          [Page ${page}]\n\n`;
  const text = `${ENTRY}${margin(1)}${OTHER}${margin(2)}The kite that is told by the wind${margin(3)}comes down at the end of the day.\n\n${LAST}`;
  expect(reduce(text)).toContain('The kite that is told by the wind comes down at the end of the day.');
});
