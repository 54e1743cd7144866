import { expect, it } from 'vitest';
import { type PdfLine, pageLines } from '#shared/adapters/reading/extraction/pdf/lines.ts';

/** Lines of small letters set close, as code is, with prose set wider among them. */
function read(prose: readonly string[]): readonly string[] {
  const code = Array.from({ length: 20 }, (_, at): PdfLine => ({
    text: `fire(pot[${at}]);`,
    y: 700 - 9 * at,
    height: 8,
  }));
  const lines = prose.map((text, at): PdfLine => ({ text, y: 500 - 15 * at, height: 10 }));
  return pageLines([...code, ...lines], () => 0).slice(code.length + 1);
}

it('goes on with a sentence of prose in the next line, however wide it is set beside code', () => {
  expect(
    read(['Presumably you have a kiln to fire. Here we will', 'use a wood kiln of the older kind.']),
  ).toEqual(['Presumably you have a kiln to fire. Here we will', 'use a wood kiln of the older kind.']);
});

it.each([
  [['The kiln cools down within a day or two.', 'then it is opened by hand.'], 'what has ended'],
  [['Presumably you have a kiln to fire. Here we will', 'Use a wood kiln.'], 'what begins anew'],
  [['the mass of a pot grows with its rim, as', 'm = k r2 + c'], 'a formula'],
  [['key value key', 'value key value'], 'words of a picture'],
])('parts as before %j: %s', (lines) => {
  expect(read(lines)).toEqual([lines[0], '', lines[1]]);
});

it('parts lines of another size, and headings', () => {
  const caption = 'Figure 2: the wood kiln with its door open and the shelf';
  const body = 'which is then fired with wood until the cones bend.';
  const line = (text: string, y: number, height: number): PdfLine => ({ text, y, height });
  expect(pageLines([line(caption, 500, 7), line(body, 484, 10)], () => 0)).toEqual([caption, '', body]);
  const [one, other] = ['how kilns are built from old bricks of clay', 'what is said of this in other books'];
  const headings = [
    line(one, 500, 14),
    line('Bricks.', 480, 10),
    line('More.', 468, 10),
    line(other, 440, 14),
  ];
  expect(pageLines(headings, ({ height }) => (height > 12 ? 1 : 0))).toContain(`# ${other}`);
});

it('parts what stands far below', () => {
  const [one, other] = ['Presumably you have a kiln to fire. Here we will', 'use a wood kiln of clay.'];
  const far = pageLines(
    [
      { text: one, y: 500, height: 10 },
      { text: 'and some more of it stands here.', y: 488, height: 10 },
      { text: 'it is said in so many words as these are', y: 476, height: 10 },
      { text: other, y: 400, height: 10 },
    ],
    () => 0,
  );
  expect(far).toEqual([
    one,
    'and some more of it stands here.',
    'it is said in so many words as these are',
    '',
    other,
  ]);
});
