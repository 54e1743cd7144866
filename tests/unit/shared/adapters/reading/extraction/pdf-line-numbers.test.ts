import { describe, expect, test } from 'vitest';
import { withoutLineNumbers } from '#shared/adapters/reading/extraction/pdf/line-numbers.ts';
import { gatherLines, type PdfLine, type PdfRun } from '#shared/adapters/reading/extraction/pdf/lines.ts';

/** Runs of a line, each with the place at which it begins. */
type Line = readonly (readonly [text: string, x: number])[];

function page(lines: readonly Line[]): readonly PdfLine[] {
  const runs = lines.flatMap((line, at): PdfRun[] =>
    line.map(([str, x], index) => ({
      str: index === 0 ? str : ` ${str}`,
      hasEOL: index === line.length - 1,
      transform: [10, 0, 0, 10, x, 700 - 12 * at],
      height: 10,
    })),
  );
  return gatherLines(runs);
}

const textsOf = (pages: readonly (readonly PdfLine[])[]): readonly string[] =>
  withoutLineNumbers(pages)
    .flat()
    .map(({ text }) => text);

const PROSE = Array.from({ length: 12 }, (_, at): Line => [[`Pots are fired on day ${at + 1}.`, 90]]);

describe('withoutLineNumbers', () => {
  test.each([1, 5])('leaves out numbers in the margin of a manuscript, also of each line in %i', (step) => {
    const text = 'A kiln of the older kind has two walls and a lid';
    const lines = Array.from({ length: 80 }, (_, at): Line => {
      const isNumbered = (at + 1) % step === 0;
      return isNumbered
        ? [
            [String(at + 1), 50],
            [text, 90],
          ]
        : [[text, 90]];
    });
    expect(new Set(textsOf([page(lines.slice(0, 40)), page(lines.slice(40))]))).toEqual(new Set([text]));
  });

  test('leaves out the numbers of a listing that numbers its empty lines, over the end of a page', () => {
    const listing = [
      'fire [options]',
      '',
      'lights the kiln',
      'at the given hour',
      '',
      '-lid <of clay>',
      'closes it well',
      'before the fire',
      '',
      'more of the same',
    ];
    const lines = listing.map((text, at): Line =>
      text === ''
        ? [[String(at + 1), 90]]
        : [
            [String(at + 1), 90],
            [text, 120],
          ],
    );
    const pages = [
      page([...PROSE, ...lines.slice(0, 6)]),
      page([[['Appendix B', 90]], ...lines.slice(6), ...PROSE]),
    ];
    expect(textsOf(pages).filter((text) => !text.startsWith('Pots'))).toEqual([
      ...listing.slice(0, 6).filter((text) => text !== ''),
      'Appendix B',
      ...listing.slice(6).filter((text) => text !== ''),
    ]);
  });

  test('leaves the first column of a table, years and numbered items as they are', () => {
    const rows = Array.from({ length: 12 }, (_, at): Line => [
      [String(at + 1), 90],
      ['Norway', 120],
      ['3', 200],
    ]);
    const years = Array.from({ length: 12 }, (_, at): Line => [
      [String(1990 + at), 90],
      ['pots', 120],
    ]);
    const items = Array.from({ length: 12 }, (_, at): Line => [
      [`${at + 1}.`, 60],
      ['Light the kiln', 90],
    ]);
    const pages = [page([...PROSE, ...rows]), page([...PROSE, ...years]), page([...PROSE, ...items])];
    expect(withoutLineNumbers(pages)).toEqual(pages);
  });

  test('leaves the years of a document that is one table, numbers of paragraphs, of axes and of days', () => {
    const table = Array.from({ length: 40 }, (_, at): Line => [
      [String(1985 + at), 90],
      ['3.4 %', 140],
    ]);
    const ranks = Array.from({ length: 40 }, (_, at): Line => [
      [String(at + 1), 90],
      ['Norway', 140],
    ]);
    const paragraphs = Array.from({ length: 40 }, (_, at): Line =>
      at % 4 === 0
        ? [
            [String(at / 4 + 1), 60],
            ['The kiln was sold', 95],
          ]
        : [['to a second owner', 95]],
    );
    const axis = Array.from({ length: 12 }, (_, at): Line => [[String(2010 + at), 90]]);
    const days = Array.from({ length: 30 }, (_, at): Line =>
      at % 3 === 0
        ? [
            [String(at + 1), 90],
            ['Firing', 120],
          ]
        : [[String(at + 1), 90]],
    );
    for (const lines of [table, ranks, paragraphs, [...PROSE, ...axis], [...PROSE, ...days]])
      expect(withoutLineNumbers([page(lines)])).toEqual([page(lines)]);
  });

  test('leaves empty pages and pages without numbers as they are', () => {
    expect(withoutLineNumbers([[], page(PROSE)])).toEqual([[], page(PROSE)]);
  });
});
