import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatements, viewDocument } from '#shared/text/evidence/document-view.ts';

const GUIDE = [
  '# Kites',
  'A kite needs wind. It needs a line, too.',
  'Tails make it calm.',
  '## Lines',
  '- Cotton is cheap. It tears.',
  '- Silk is light.',
  '',
  '| line | weight |',
  '| --- | --- |',
  '| silk | 2 g |',
]
  .join('\n\n')
  .replaceAll('|\n\n|', '|\n|');

const statements = readStatements(GUIDE);
const textOf = (index: number): string =>
  GUIDE.slice(statements[index]?.start ?? 0, statements[index]?.end ?? 0);

describe('readStatements', () => {
  it('gives what can be quoted, with the headings above it', () => {
    expect(statements.map((one, index) => [textOf(index), one.headings.at(-1), one.leads])).toEqual([
      ['A kite needs wind.', 'Kites', true],
      ['It needs a line, too.', 'Kites', false],
      ['Tails make it calm.', 'Kites', false],
      ['Cotton is cheap.', 'Lines', true],
      ['It tears.', 'Lines', false],
      ['Silk is light.', 'Lines', false],
      ['| line | weight |', 'Lines', false],
      ['| silk | 2 g |', 'Lines', false],
    ]);
  });

  it('takes the line of a page that leads to its neighbours for nothing said', () => {
    const text =
      'Next: Knots, Previous: (dir), Up: (dir) [Contents][Index]\n\nUp: the rope goes first. A knot holds.';
    expect(readStatements(text).map(({ start }) => text.slice(start, start + 3))).toEqual(['Up:', 'A k']);
  });

  it('takes what leads to other pages, and the head of each page of a manual, for nothing said', () => {
    const text =
      'FISH(6)   Games Manual   FISH(6)\n\nBack to the pond.\n\nClick to expand…\n\nBack to Rivers. Forward to Great Lakes. Up to Contents.\n\nFish swim.';
    const saidIn = (whole: string): readonly string[] =>
      readStatements(whole).map(({ start, end }) => whole.slice(start, end));
    expect(saidIn(text)).toEqual(['Back to the pond.', 'Fish swim.']);
    for (const whole of [
      'Back to Boston he went in 1774: the war began there.',
      'Back to Basics is a book on clay by Leach.',
      'open(2) calls creat(2), and creat(2) calls open(2)',
      'x(1) = x(0) + x(1)',
    ])
      expect(saidIn(whole)).toEqual([whole]);
  });

  it('leaves out lines that lead to a page by dots', () => {
    const text = '2.3 Knots . . . . . . . . . . .\n\nKnots ...........\n\nA knot slips... and holds.';
    expect(readStatements(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'A knot slips... and holds.',
    ]);
  });

  it('leaves out addresses that stand nearly alone', () => {
    const text =
      'Further reading: https://example.org/kites/why.html\n\nKites are flown at https://example.org/field each May.';
    expect(readStatements(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Kites are flown at https://example.org/field each May.',
    ]);
  });

  it('takes no mere "or" between two blocks for the name of the second', () => {
    const text = 'Send a message:\n\n```\nkite send one\n```\n\nor\n\n```\nkite send two\n```';
    expect(viewDocument(text, '').statements.map(({ name }) => name?.text)).not.toContain('or');
  });

  it('knows the line that names what is described below it, until the next one or a heading', () => {
    const text = [
      '# Settings',
      'They are read once.',
      '`wind_limit` (`integer`)',
      'Above it nothing flies. The default is 7.',
      'It can be changed.',
      '`line_length`',
      'In metres.',
      '14',
      'A footnote has no name.',
      '# End',
      'No more is said.',
    ].join('\n\n');
    const names = readStatements(text).map((one) => [text.slice(one.start, one.end), one.name?.text]);
    expect(names).toEqual([
      ['They are read once.', undefined],
      ['`wind_limit` (`integer`)', undefined],
      ['Above it nothing flies.', '`wind_limit` (`integer`)'],
      ['The default is 7.', '`wind_limit` (`integer`)'],
      ['It can be changed.', '`wind_limit` (`integer`)'],
      ['`line_length`', undefined],
      ['In metres.', '`line_length`'],
      ['14', '`line_length`'],
      ['A footnote has no name.', '`line_length`'],
      ['No more is said.', undefined],
    ]);
    const view = viewDocument(text, '');
    const inMetres = view.statements.find((one) => one.text === 'In metres.');
    expect(inMetres && [...view.titleOf(inMetres)]).toEqual(expect.arrayContaining(['line', 'length']));
  });

  it('goes by the first of the lines that name something one above the other, unless they are many', () => {
    const few = ['wind_limit', 'Kind: `integer`', 'Tags: wind, safety', 'Above it nothing flies.'].join(
      '\n\n',
    );
    const last = readStatements(few).at(-1);
    expect(last?.name).toEqual({ start: 0, text: 'wind_limit' });
    const many = [...Array.from({ length: 20 }, (_, at) => `A verse of a long song, ${at}`), 'It ends.'].join(
      '\n\n',
    );
    expect(many.length - (readStatements(many).at(-1)?.name?.start ?? 0)).toBeLessThan(260);
  });

  it('takes the default of one option for no part of the name of the next', () => {
    const text = [
      'nest_path [<folder>]',
      'Where nests are kept.',
      'Default: none',
      'egg_limit [<number>]',
      'Eggs of a nest.',
      'Default: 7',
    ].join('\n\n');
    const names = readStatements(text).map((one) => [text.slice(one.start, one.end), one.name?.text]);
    expect(names).toEqual([
      ['nest_path [<folder>]', undefined],
      ['Where nests are kept.', 'nest_path [<folder>]'],
      ['Default: none', 'nest_path [<folder>]'],
      ['egg_limit [<number>]', undefined],
      ['Eggs of a nest.', 'egg_limit [<number>]'],
      ['Default: 7', 'egg_limit [<number>]'],
    ]);
    const labelled = [
      'Option: nest',
      'Default: none',
      'Where nests are.',
      'Option: egg',
      'Default: 7',
      'Eggs of a nest.',
    ];
    expect(readStatements(labelled.join('\n\n')).at(-1)?.name?.text).toBe('Option: egg');
    const undescribed = ['nest_path', 'Default: none', 'egg_limit', 'Eggs of a nest.'].join('\n\n');
    expect(readStatements(undescribed).at(-1)?.name?.text).toBe('egg_limit');
  });

  it('takes a question of several sentences for the name of its answer, which no list of questions has', () => {
    const question = 'The kiln smokes and the bricks are black. What is wrong?';
    const text = [
      question,
      'How do I glaze?',
      'Wet the clay. Is that all?',
      'Clean the flue. It is full.',
    ].join('\n\n');
    const names = (canonical: string): unknown =>
      readStatements(canonical).map(({ start, end, isName, name }) => [
        canonical.slice(start, end),
        isName,
        name?.text,
      ]);
    expect(names(text)).toEqual([
      ['The kiln smokes and the bricks are black.', false, undefined],
      ['What is wrong?', false, undefined],
      ['How do I glaze?', false, undefined],
      ['Wet the clay.', true, undefined],
      ['Is that all?', true, undefined],
      ['Clean the flue.', false, 'Wet the clay. Is that all?'],
      ['It is full.', false, 'Wet the clay. Is that all?'],
    ]);
  });

  it('parts what a page parts', () => {
    const pages = 'Fire it at night.\fGlazes\n\nAsh makes a glaze.';
    const blocks = readStatements(pages).map(({ block }) => block);
    expect(new Set(blocks).size).toBe(3);
  });

  it('keeps together what is one paragraph, one item or one table', () => {
    const blocks = statements.map(({ block }) => block);
    expect(blocks[0]).toBe(blocks[1]);
    expect(blocks[3]).toBe(blocks[4]);
    expect(blocks[6]).toBe(blocks[7]);
    expect(new Set(blocks).size).toBe(5);
  });

  it('gives trimmed stretches of the text, in order and disjoint, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        let end = 0;
        for (const one of readStatements(text)) {
          expect(one.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(one.start, one.end)).toBe(text.slice(one.start, one.end).trim());
          end = one.end;
        }
      }),
    );
  });
});

describe('viewDocument', () => {
  it('counts terms of statements, of headings and of the title', () => {
    const view = viewDocument(GUIDE, 'A book of kites');
    expect(view.placesOf('need')).toHaveLength(2);
    expect(view.placesOf('sail')).toEqual([]);
    expect(view.about.has('kite')).toBe(true);
    const last = view.statements.at(-1);
    expect(last && view.termsAbove(last).has('line')).toBe(true);
    expect(view.averageLength).toBeGreaterThan(1);
  });
});

describe('a table of contents', () => {
  it('only leads elsewhere, its entries numbered or not; an item that says more is none', () => {
    const text = [
      '# Kites',
      '- 1.1 Lines of silk',
      '- Lines of silk tear last.',
      '## 1.1 Lines of silk',
      'They are light.',
    ].join('\n\n');
    const isPointer = viewDocument(text, 'Kites').statements.map((one) => one.isPointer);
    expect(isPointer).toEqual([true, false, false]);
  });

  it('has entries of several sentences, with the sign of a section before them', () => {
    const text =
      'Q2. The line tears. What now?\nQ3. Is it silk?\n\n## Q2. The line tears. What now?\n\nThe line tears last.';
    const isPointer = viewDocument(text, 'Kites').statements.map((one) => one.isPointer);
    expect(isPointer.slice(-1)).toEqual([false]);
    expect(isPointer.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });
});
