import { describe, expect, it } from 'vitest';
import { csvToText } from '#shared/text/markup/csv.ts';
import { isRecord } from '#shared/text/markup/record.ts';
import { readStatements } from '#shared/text/evidence/document-view.ts';

const KILNS = 'kiln,fuel,hottest\nEgret,wood,"1,280"\nHeron,,1100\n';

describe('csvToText', () => {
  it('makes of each record one statement, and none of the names of the columns', () => {
    const text = csvToText(KILNS) ?? '';
    const statements = readStatements(text).map(({ start, end }) => text.slice(start, end));
    expect(statements).toEqual([
      '| kiln: Egret; fuel: wood; hottest: 1,280 |',
      '| kiln: Heron; hottest: 1100 |',
    ]);
  });

  it('leaves each record on its line', () => {
    expect(csvToText(KILNS)?.split('\n').indexOf('| kiln: Heron; hottest: 1100 |')).toBe(2);
  });
});

describe('isRecord', () => {
  it.each([
    ['| kiln: Egret; fuel: wood |', true],
    ['| kiln | fuel |', false],
    ['| kiln: Egret | fuel: wood; ash |', false],
    ['| Egret |', false],
    ['kiln: Egret; fuel: wood', false],
  ])('tells a row that names its values from others: %s', (row, isOne) => {
    expect(isRecord(row)).toBe(isOne);
  });
});
