import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rstToMarkdown } from '#shared/text/markup/rst.ts';

function markdown(lines: readonly string[]): readonly string[] {
  return rstToMarkdown(lines.join('\n')).split('\n');
}

it.each([
  [
    'a simple table that nothing ends',
    ['====  ====', 'one   two', 'three  four'],
    ['', 'one   two', 'three  four'],
  ],
  [
    'borders of other columns',
    ['====  ====', 'one   two', '===  ===', '', 'three'],
    ['', 'one   two', '', '', 'three'],
  ],
  ['a grid table that nothing ends', ['+---+---+', '| one | two |'], ['', '| one | two |']],
  ['a list of one level', ['.. list-table::', '', '   * one', '   * two'], ['', '', '* one', '* two']],
  [
    'values in a quote that nothing ends',
    ['.. csv-table::', '', '   "one, two', '   three'],
    ['', '', '"one, two', 'three'],
  ],
  [
    'a table in code',
    ['::', '', '  ===  ===', '  one  two', '  ===  ==='],
    ['', '', '    ===  ===', '    one  two', '    ===  ==='],
  ],
])('reads %s as other text', (_, lines, read) => {
  expect(markdown(lines)).toEqual(read);
});

it('loses no word and no line', () => {
  const line = fc.constantFrom(
    '====  ====',
    '=== ====  ==',
    'one   two',
    '      three',
    'four',
    '----  ----',
    '+----+-----+',
    '+====+=====+',
    '+----+ two |',
    '| one| five|',
    '| three    |',
    '.. list-table::',
    '   * - one',
    '     - two',
    '     three',
    '',
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
      const read = markdown(lines);
      expect(read).toHaveLength(lines.length);
      for (const word of ['one', 'two', 'three', 'four', 'five'])
        expect(read.join('\n').split(word)).toHaveLength(lines.join('\n').split(word).length);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['rows of a simple table', ['====  ====', ...repeated('one   two'), '====  ====']],
  ['one row of a simple table', ['====  ====', 'one  two', ...repeated('      two'), '====  ====']],
  [
    'borders that nothing ends',
    Array.from({ length: 100_000 }, (_, at) => `${'='.repeat(1 + (at % 7))}  ====`),
  ],
  ['rows of a grid table', ['+-----+', ...repeated('| one |', '+-----+')]],
  ['one row of a grid table', ['+-----+', ...repeated('| one |'), '+-----+']],
  ['borders with corners everywhere', Array.from({ length: 300 }, () => '+-'.repeat(5000) + '+')],
  ['borders of many columns', Array.from({ length: 300 }, () => '= '.repeat(5000) + '=')],
  [
    'a grid of ever more columns',
    ['+-----+', ...Array.from({ length: 4000 }, (_, at) => `|${' '.repeat(at)}+-+`), '+-----+'],
  ],
  ['rows of a list-table', ['.. list-table::', '', ...repeated('   * - one', '     - two')]],
  ['rows of a csv-table', ['.. csv-table::', '', ...repeated('   one, two')]],
])('keeps the number of lines, however many or long they are: %s', (_, lines) => {
  expect(markdown(lines)).toHaveLength(lines.length);
});

function repeated(...lines: readonly string[]): readonly string[] {
  return Array.from({ length: 100_000 / lines.length }, () => lines).flat();
}
