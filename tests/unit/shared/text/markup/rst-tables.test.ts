import { describe, expect, it } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { rstToMarkdown } from '#shared/text/markup/rst.ts';
import { readTextDocument } from '#shared/text/markup/text-document.ts';

// Longer than 250 lines: a list of tables of each kind with what is read of them.

function markdown(lines: readonly string[]): readonly string[] {
  return rstToMarkdown(lines.join('\n')).split('\n');
}

function canonical(lines: readonly string[]): readonly string[] {
  return canonicalise(readTextDocument(lines.join('\n'), 'rst')).text.split('\n');
}

describe('a simple table', () => {
  it('has each row on the line on which it begins, and a rule below its head', () => {
    const lines = [
      '====  ====',
      'Kiln  Heat',
      '====  ====',
      'Lark  900',
      '      at most',
      '',
      'Tern  1',
      '====  ====',
    ];
    expect(markdown(lines)).toEqual([
      '',
      '| Kiln | Heat |',
      '| --- | --- |',
      '| Lark | 900 at most |',
      '',
      '',
      '| Tern | 1 |',
      '',
    ]);
  });

  it('has no head below its first border where there are but two', () => {
    const lines = ['====  ====', 'Lark  900', 'Tern  1', '====  ====', '', 'After.'];
    expect(markdown(lines)).toEqual(['', '| Lark | 900 |', '| Tern | 1 |', '', '', 'After.']);
  });

  it('has one cell where text runs over columns or a line of dashes spans them, cut in no word', () => {
    const lines = [
      '=====  =====  ======',
      '   Inputs     Output',
      '------------  ------',
      '  A      B    A or B',
      '=====  =====  ======',
      'False  True   True, of course',
      '=====  =====  ======',
    ];
    expect(canonical(lines)).toEqual([
      '| Inputs | Output |',
      '| A | B | A or B |',
      '| False | True | True, of course |',
    ]);
    const spanned = ['=== ===', 'in puts', '-------', 'a   b', '=== ==='];
    expect(canonical(spanned)).toEqual(['| in puts |', '| a | b |']);
  });

  it('has a cell for each column where a name is longer than its own', () => {
    expect(canonical(['===  ===', 'Heron  900', 'Tern  1', '===  ==='])).toEqual([
      '| Heron | 900 |',
      '| Tern | 1 |',
    ]);
  });

  it('is read where it is set in, and where signs are as wide as two', () => {
    const table = ['   ====  ====', '   日本  900', '   Tern  1', '   ====  ===='];
    const rows = ['| 日本 | 900 |', '| Tern | 1 |'];
    expect(canonical(['.. table:: Heats', '', ...table])).toEqual(['Heats', '', ...rows]);
    expect(canonical(['- Heats', '', ...table, '', '- Lids'])).toEqual([
      '- Heats',
      '',
      ...rows,
      '',
      '- Lids',
    ]);
    expect(canonical(['Heats', ...table])).toEqual(['Heats:', '', ...rows]);
    const captioned = ['- Heats', '', '   .. table:: Of May', '', ...table.map((line) => `   ${line}`)];
    expect(canonical(captioned)).toEqual(['- Heats', '', 'Of May', '', ...rows]);
  });

  it('has markup, bars and lone backticks in its cells', () => {
    const lines = ['=======  =====', '``a|b``  *hot*', 'a|b      `', '\\        c', '=======  ====='];
    expect(markdown(lines).slice(1, 4)).toEqual([
      String.raw`| \`a\|b\` | *hot* |`.replaceAll('\\`', '`'),
      String.raw`| a\|b | &#96; |`,
      '|  | c |',
    ]);
    expect(canonical(lines)).toEqual(['| `a|b` | hot |', '| a|b | ` |', '|  | c |']);
  });
});

describe('a grid table', () => {
  it('has one row between two borders, on the line on which it begins', () => {
    const lines = [
      '+-------+------+',
      '| Kiln  | Heat |',
      '| or    |      |',
      '| oven  |      |',
      '+=======+======+',
      '| Lark  | - 9  |',
      '|       | - 10 |',
      '+-------+------+',
      '| a | b | 1    |',
      '+-------+------+',
    ];
    expect(markdown(lines)).toEqual([
      '',
      '| Kiln or oven | Heat |',
      '| --- | --- |',
      '',
      '',
      '| Lark | 9; 10 |',
      '',
      '',
      String.raw`| a \| b | 1 |`,
      '',
    ]);
  });

  it('keeps what stands in cells over several columns or rows', () => {
    const lines = [
      '+------+-----------+------+',
      '| a    | over two  | c    |',
      '+------+-----+-----+------+',
      '| d    | over columns.    |',
      '+------+------------------+',
      '| e    | over      | f    |',
      '+------+ rows.     | g    |',
      '| h    |           |      |',
      '+------+-----------+------+',
    ];
    expect(canonical(lines)).toEqual([
      '| a | over two | c |',
      '| d | over columns. |',
      '| e | over rows. | f g |',
      '| h |  |  |',
    ]);
  });
});

describe('a list-table', () => {
  it('has a row for each item, and the heads that its option counts', () => {
    const lines = [
      '.. list-table:: Heats',
      '   :header-rows: 1',
      '',
      '   * - Kiln',
      '     - Heat',
      '   * - :term:`Lark`',
      '     - 900',
      '       at most',
      '   * -',
      '     - - 1',
      '       - 2',
    ];
    expect(markdown(lines)).toEqual([
      'Heats',
      '',
      '',
      '| Kiln | Heat |',
      '| --- | --- |',
      '| `Lark` | 900 at most |',
      '',
      '',
      '|  | 1; 2 |',
      '',
      '',
    ]);
  });

  it('is read within an item of a list', () => {
    const lines = [
      '- Kilns',
      '',
      '  .. list-table::',
      '',
      '     * - Lark',
      '       - 900',
      '     * - Tern',
      '       - 1',
    ];
    expect(canonical(lines)).toEqual(['- Kilns', '', '| Lark | 900 |', '| Tern | 1 |']);
  });
});

describe('a csv-table', () => {
  it('has its head from its option, and values in quotes', () => {
    const lines = [
      '.. csv-table:: Heats',
      '   :header: "Kiln", "Heat,',
      '     at most"',
      '   :widths: 1, 2',
      '',
      '   "Lark", "1,200 ""or"" so"',
      '   Tern, "on',
      '   and on"',
      '',
      '   Wren, a|b',
    ];
    expect(markdown(lines)).toEqual([
      'Heats',
      '| Kiln | Heat, at most |',
      '| --- | --- |',
      '',
      '',
      '| Lark | 1,200 "or" so |',
      '| Tern | on and on |',
      '',
      '',
      String.raw`| Wren | a\|b |`,
    ]);
  });

  it('has its head from its first lines, and another sign between values, where options say so', () => {
    const lines = [
      '.. csv-table::',
      '   :header-rows: 1',
      '   :delim: ;',
      '',
      '   Kiln; Heat',
      '',
      '   Lark; 1,2',
    ];
    expect(markdown(lines).slice(4)).toEqual(['| Kiln | Heat |', '| --- | --- |', '| Lark | 1,2 |']);
  });

  it('is nothing where its values stand in a file', () => {
    expect(
      canonical(['.. csv-table::', '   :file: heats.csv', '   :header: Kiln, Heat', '', 'After.']),
    ).toEqual(['After.']);
  });
});

it('reads a whole document: tables of each kind as rows, apart from the text around them', () => {
  const lines = [
    'Kilns',
    '=====',
    '',
    'What each kiln takes:',
    '',
    '====  ====',
    'Kiln  Heat',
    '====  ====',
    'Lark  900',
    '====  ====',
    '',
    'Lids',
    '----',
    '',
    '+------+------+',
    '| Lid  | Size |',
    '+======+======+',
    '| Lark | 40   |',
    '+------+------+',
    '',
    '.. list-table::',
    '   :header-rows: 1',
    '',
    '   * - Shelf',
    '     - Width',
    '   * - Top',
    '     - 30',
    '',
    'Prices are:',
    '',
    '.. csv-table::',
    '   :header: Pot, Price',
    '',
    '   Jug, 5',
    '',
    'That is all.',
  ];
  expect(canonical(lines).join('\n').split('\n\n')).toEqual([
    '# Kilns',
    'What each kiln takes:',
    '| Kiln | Heat |\n| Lark | 900 |',
    '## Lids',
    '| Lid | Size |\n| Lark | 40 |\n| Shelf | Width |\n| Top | 30 |',
    'Prices are:',
    '| Pot | Price |\n| Jug | 5 |',
    'That is all.',
  ]);
});
