import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciidocToMarkdown } from '#shared/text/markup/asciidoc.ts';
import { rowsOnOneLine } from '#shared/text/markup/asciidoc-tables.ts';

it('reads a row whose cells stand on lines of their own, on the line of its first cell', () => {
  const text = '|===\n|Kiln |Heat\n\n|Heron\n|900\nat most\n\n|Egret\na|1,200\n|===';
  expect(asciidocToMarkdown(text).split('\n')).toEqual([
    '',
    '| Kiln | Heat |',
    '',
    '| Heron | 900 at most |',
    '',
    '',
    '',
    '| Egret | 1,200 |',
    '',
    '',
  ]);
});

it.each([['[cols="2,1"]'], ['[%header,cols="2*"]'], ['[cols=2*]']])(
  'knows from the attributes how many cells a row has: %s',
  (attributes) => {
    const lines = [attributes, '|===', '|Heron', '|900', '|Egret', '|1,200', '|==='];
    expect(rowsOnOneLine(lines)).toEqual([attributes, '|===', '|Heron|900', '', '|Egret|1,200', '', '|===']);
  },
);

it.each([
  ['rows that stand on one line each', ['|===', '|a |b', '|c |d', '|===']],
  ['a table that nothing ends', ['|===', '|a |b', '|c', '|d']],
  ['a table within code', ['----', '|===', '|a |b', '|c', '|d', '|===', '----']],
])('leaves %s as they are', (_, lines) => {
  expect(rowsOnOneLine(lines)).toEqual(lines);
});

it('loses no word and no line', () => {
  const cell = fc.constantFrom('|one', '|two |three', 'four', '', '2+|five', '|===', '----', '[cols="3*"]');
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 30 }), (lines) => {
      const read = rowsOnOneLine(lines);
      expect(read).toHaveLength(lines.length);
      for (const word of ['one', 'two', 'three', 'four', 'five'])
        expect(read.join('\n').split(word)).toHaveLength(lines.join('\n').split(word).length);
    }),
  );
});
