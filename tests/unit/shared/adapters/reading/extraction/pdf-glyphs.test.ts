import { describe, expect, it } from 'vitest';
import { type PdfOperators, placeGlyphs } from '#shared/adapters/reading/extraction/pdf/glyphs.ts';

describe('the places of glyphs', () => {
  const glyph = (unicode: string): object => ({
    unicode,
    originalCharCode: unicode.charCodeAt(0),
    width: 500,
  });
  const NAMES =
    'save restore transform paintFormXObjectBegin paintFormXObjectEnd beginText setFont setTextMatrix moveText ' +
    'setLeading setLeadingMoveText nextLine setCharSpacing setWordSpacing setHScale showText';
  const numbers = Object.fromEntries(NAMES.split(' ').map((name, number) => [name, number]));
  type Drawn = readonly [string, ...(readonly unknown[])];

  /** The characters that are shown, each with where it begins. */
  function places(...drawn: readonly Drawn[]): readonly string[] {
    const operators: PdfOperators = {
      fnArray: drawn.map(([name]) => numbers[name] ?? -1),
      argsArray: drawn.map(([, ...args]) => (args.length === 0 ? null : args)),
    };
    return placeGlyphs(operators, numbers, () => 0.001).map(
      ({ text, start, size }) => `${text} ${start.x} ${start.y} ${size}`,
    );
  }
  const begin: readonly Drawn[] = [['beginText'], ['setFont', 'F', 10]];
  const show = (...shown: readonly unknown[]): Drawn => ['showText', shown];

  it('follow from the widths, from what parts letters and words, and from how far they are stretched', () => {
    expect(places(...begin, show(glyph('a'), -200, glyph('b')))).toEqual(['a 0 0 10', 'b 7 0 10']);
    expect(
      places(
        ...begin,
        ['setCharSpacing', 1],
        ['setWordSpacing', 2],
        ['setHScale', 200],
        show(glyph('a'), glyph(' '), glyph('b')),
      ),
    ).toEqual(['a 0 0 10', '  12 0 10', 'b 28 0 10']);
  });

  it('follow from the lines', () => {
    const matrix = new Float32Array([2, 0, 0, 2, 50, 60]);
    expect(
      places(
        ...begin,
        ['setTextMatrix', matrix],
        show(glyph('a')),
        ['moveText', 1, -10],
        show(glyph('b')),
        ['setLeading', 12],
        ['nextLine'],
        show(glyph('c')),
        ['setLeadingMoveText', 0, -5],
        ['nextLine'],
        show(glyph('d')),
      ),
    ).toEqual(['a 50 60 20', 'b 52 40 20', 'c 52 16 20', 'd 52 -4 20']);
  });

  it('follow from how the page and what is drawn on it are turned and moved', () => {
    expect(
      places(
        ['save'],
        ['transform', 0, 1, -1, 0, 100, 0],
        ...begin,
        show(glyph('a'), glyph('b')),
        ['restore'],
        ['paintFormXObjectBegin', [1, 0, 0, 1, 7, 8], null],
        ...begin,
        show(glyph('c')),
        ['paintFormXObjectEnd'],
        ['paintFormXObjectBegin', null, null],
        ...begin,
        show(glyph('d')),
      ),
    ).toEqual(['a 100 0 10', 'b 100 5 10', 'c 7 8 10', 'd 0 0 10']);
  });
});
