import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, Sentence } from '#shared/domain/report.ts';
import {
  EMPTY_CELL,
  labelsAt,
  withoutLinesOf,
  mapSentences,
  rowsOf,
  tableLines,
} from '#shared/domain/table-block.ts';

const say = (text: string): Sentence => ({ text, kind: 'connective', evidenceIds: [] });
const quote = (text: string): Sentence => ({ text, kind: 'quote', evidenceIds: [`of ${text}`] });

function tableOf(columns: number, ...texts: readonly string[]): Block {
  return { form: 'table', columns, sentences: texts.map(say) };
}

const PRICES = tableOf(3, '', 'Price', 'Since', 'Queue', 'free', '2022', 'Table', 'dear', '2019');

const textsOf = (rows: readonly (readonly Sentence[])[]): readonly (readonly string[])[] =>
  rows.map((row) => row.map(({ text }) => text));

describe('the rows of a table', () => {
  test('are its cells in their order', () => {
    expect(textsOf(rowsOf(PRICES))).toEqual([
      ['', 'Price', 'Since'],
      ['Queue', 'free', '2022'],
      ['Table', 'dear', '2019'],
    ]);
  });

  test('are filled where the last one is short', () => {
    expect(rowsOf(tableOf(3, '', 'Price', 'Since', 'Queue')).at(-1)).toEqual([
      say('Queue'),
      EMPTY_CELL,
      EMPTY_CELL,
    ]);
  });

  test('are none of any other block, nor of a table without columns', () => {
    for (const form of ['paragraph', 'list', 'quote'] as const)
      expect(rowsOf({ ...PRICES, form })).toEqual([]);
    expect(rowsOf({ form: 'table', sentences: [say('one')] })).toEqual([]);
    expect(rowsOf(tableOf(2))).toEqual([]);
  });

  test('hold every cell once, in order, each row as long as the others', () => {
    const cells = fc.array(fc.string({ minLength: 1 }).map(say), { maxLength: 30 });
    fc.assert(
      fc.property(cells, fc.integer({ min: 1, max: 8 }), (sentences, columns) => {
        const rows = rowsOf({ form: 'table', columns, sentences });
        expect(rows.every((row) => row.length === columns)).toBe(true);
        expect(rows.flat().slice(0, sentences.length)).toEqual(sentences);
        expect(
          rows
            .flat()
            .slice(sentences.length)
            .every((cell) => cell === EMPTY_CELL),
        ).toBe(true);
        expect(rows.length).toBe(Math.ceil(sentences.length / columns));
      }),
    );
  });
});

describe('the labels of a cell', () => {
  test('are those of its row and its column', () => {
    expect(labelsAt(PRICES, 4)).toEqual(['Queue', 'Price']);
    expect(labelsAt(PRICES, 5)).toEqual(['Queue', 'Since']);
    expect(labelsAt(PRICES, 7)).toEqual(['Table', 'Price']);
  });

  test.each([0, 1, 2, 3, 6])('are none of a label itself, as at %i', (place) => {
    expect(labelsAt(PRICES, place)).toBeUndefined();
  });

  test('are none where there is one column, and empty where the label is missing', () => {
    expect(labelsAt({ form: 'table', sentences: [say('a'), say('b')] }, 1)).toBeUndefined();
    expect(labelsAt({ form: 'table', columns: 3, sentences: [] }, 4)).toEqual(['', '']);
  });
});

describe('sentences that are changed', () => {
  const odd = (one: Sentence, place: number): readonly Sentence[] =>
    place % 2 === 0 ? [] : [quote(`${place}:${one.text}`)];

  test('leave an empty cell in a table, so that the others keep their places', () => {
    const mapped = mapSentences(tableOf(2, 'a', 'b', 'c', 'd'), odd);
    expect(mapped).toMatchObject({ form: 'table', columns: 2 });
    expect(mapped.sentences).toEqual([EMPTY_CELL, quote('1:b'), EMPTY_CELL, quote('3:d')]);
  });

  test('leave nothing in any other block, and may be several there', () => {
    const block: Block = { form: 'list', sentences: [say('a'), say('b')] };
    expect(mapSentences(block, odd).sentences).toEqual([quote('1:b')]);
    expect(mapSentences(block, (one) => [one, one]).sentences).toHaveLength(4);
    expect(mapSentences(tableOf(2, 'a', 'b'), (one) => [one, one]).sentences).toEqual([say('a'), say('b')]);
  });
});

describe('a table as lines', () => {
  const textOf = ({ text }: Sentence): string => `<${text}>`;

  test('has one for each row below the head, its cells under the names of their columns', () => {
    expect(tableLines(PRICES, textOf)).toEqual([
      '<Queue>: Price: <free>; Since: <2022>',
      '<Table>: Price: <dear>; Since: <2019>',
    ]);
  });

  test('names no column that has no name', () => {
    expect(tableLines(tableOf(2, '', '', 'Queue', 'free'), textOf)).toEqual(['<Queue>: <free>']);
  });

  test('has none where there is no table', () => {
    expect(tableLines({ form: 'paragraph', sentences: [say('a')] }, textOf)).toEqual([]);
    expect(tableLines(tableOf(2, '', 'Price'), textOf)).toEqual([]);
  });
});

test('loses with the label of a row or a column all that stands in it', () => {
  const cells = ['', 'Price', 'Range', 'Egret', '1', '2', 'Heron', '3', '4'];
  const table = {
    form: 'table' as const,
    columns: 3,
    sentences: cells.map((text) => ({ ...EMPTY_CELL, text })),
  };
  const textsWithout = (...places: readonly number[]): readonly string[] =>
    withoutLinesOf(table, (place) => places.includes(place)).sentences.map(({ text }) => text);
  expect(textsWithout(2)).toEqual(['', 'Price', 'Egret', '1', 'Heron', '3']);
  expect(textsWithout(3)).toEqual(['', 'Price', 'Range', 'Heron', '3', '4']);
  expect(textsWithout(0, 4)).toEqual(cells);
  expect(withoutLinesOf(table, (place) => place === 2).columns).toBe(2);
});
