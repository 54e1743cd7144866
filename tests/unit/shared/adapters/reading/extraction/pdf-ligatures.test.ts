import { getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { findLigatures } from '#shared/adapters/reading/extraction/pdf/find-ligatures.ts';
import type { LostLigature } from '#shared/adapters/reading/extraction/pdf/ligatures.ts';
import type { PdfRun } from '#shared/adapters/reading/extraction/pdf/lines.ts';
import { putLigatures } from '#shared/adapters/reading/extraction/pdf/put-ligatures.ts';
import { withTexLigatures } from '#shared/adapters/reading/extraction/pdf/tex-ligatures.ts';
import { readPdf } from '#shared/adapters/reading/extraction/pdf/read-pdf.ts';
import { fetched } from '#tests/support/pages.ts';
import { streamOf, writePdf } from '#tests/support/pdf-writer.ts';

/** Enough prose for its want of ligatures to be seen. */
const PROSE = Array.from({ length: 20 }, () => 'The marsh of old was mapped by boat twice a year');
const FILLER = [...PROSE, 'a marsh and \feld by \rood'];
const READ = [...PROSE, 'a marsh and field by flood'];

const TEXT_WIDTHS = new Map([
  ['f', 306],
  ['i', 278],
  ['l', 278],
  ['\u000b', 583],
  ['\f', 556],
  ['\r', 556],
  ['\u000e', 833],
  ['\u000f', 833],
]);

/** A font whose table of characters says of each place in it that it is the character of the same number. */
function fontObjects(widthOf: (letter: string) => number, name = 'Kiln'): readonly string[] {
  const widths = Array.from({ length: 128 }, (_, code) => widthOf(String.fromCharCode(code)));
  const table = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    '1 beginbfrange <00> <7F> <0000> endbfrange endcmap end end',
  ].join('\n');
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+${name} /FirstChar 0 /LastChar 127 /Widths [${widths.join(' ')}] /Encoding << /Differences [11 /g1 /g2 /g3 /g4 /g5] >> /ToUnicode 11 0 R >>`;
  return [font, streamOf(Buffer.from(table)).toString('latin1')];
}

/** A font of drawn letters, each called by its place. */
const TYPE_3 = [
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 0 /LastChar 127 /Widths [${Array(128).fill(5).join(' ')}] /Encoding << /Type /Encoding /Differences [0 ${Array.from({ length: 128 }, (_, code) => `/a${code}`).join(' ')}] >> /CharProcs << >> /Resources << >> >>`,
];

/** Lines as TeX draws them: gaps between words, no blanks. */
function draw(lines: readonly string[]): { readonly commands: Buffer } {
  const hex = (word: string): string => `<${Buffer.from(word, 'latin1').toString('hex')}>`;
  const drawn = lines.map((line) => `0 -14 Td [${line.split(' ').map(hex).join(' -333 ')}] TJ`);
  return { commands: Buffer.from(`BT /F1 10 Tf 72 760 Td ${drawn.join('\n')} ET`) };
}

function write(pages: readonly (readonly string[])[], objects: readonly string[]): Buffer {
  return writePdf(pages.map(draw), { objects, resources: '/Font << /F1 10 0 R >>' });
}

async function read(
  pages: readonly (readonly string[])[],
  objects = fontObjects((letter) => TEXT_WIDTHS.get(letter) ?? 500),
): Promise<string> {
  const pdf = write(pages, objects);
  const { text } = await readPdf(
    fetched(pdf, 'application/pdf', 'https://example.org/a.pdf'),
    async () => undefined,
  );
  return text;
}

describe('ligatures that a font gives as control characters', () => {
  it.each([
    ['within a word', ['a speci\fc kiln is un\fred'], 'a specific kiln is unfired'],
    [
      'at the beginning of a line and of a word',
      ['\frst of all \fll and \rush'],
      'first of all fill and flush',
    ],
    ['at the end of a word and of a line', ['turn it o\u000b and go o\u000b'], 'turn it off and go off'],
    ['of three letters', ['an e\u000ecient wa\u000fe of su\u000ex'], 'an efficient waffle of suffix'],
    ['at the end of one word and the beginning of the next', ['take o\u000b \rour'], 'take off flour'],
    ['behind a word that goes on in the next line', ['it was de-', '\fned so'], 'it was defined\nso'],
    ['before a hyphen', ['a \f-', 'nal word'], 'a final\nword'],
    ['two in a word', ['a \rame-\fred kiln'], 'a flame-fired kiln'],
  ])('are read %s', async (_, lines, expected) => {
    expect(await read([[...FILLER, ...lines]])).toBe([...READ, expected].join('\n'));
  });

  it('are read at once where a font of pictures has them in the places of TeX with accents, and they make words', async () => {
    const lines = ['trace \u001Cles, a bu\u001Ber and \u001Door', 'an o\u001Ece of ba\u001Fes, \u001C 3'];
    expect(await read([lines], TYPE_3)).toBe(
      'trace files, a buffer and floor\nan office of baffles, \u001C 3',
    );
  });

  it.each([
    'gr\u001Cd og \u001Dbler p\u00E5 br\u001Cdet',
    'les s\u001Burs et le c\u001Bur',
    '\u001Bx + \u001Cn',
  ])('are not put where other letters have those places: %j', (line) => {
    const runs = [{ str: line, hasEOL: true, height: 10, transform: [10, 0, 0, 10, 80, 700] }];
    expect(withTexLigatures(runs)).toEqual(runs);
  });

  it('are read on pages before the one on which the want of them is seen', async () => {
    const text = await read([['The \fring'], [...FILLER, 'a \fnal \rame'], ['o\u000b it goes']]);
    expect(text.split('\f')).toEqual(['The firing', [...READ, 'a final flame'].join('\n'), 'off it goes']);
  });

  it('are read in a font of TeX of which the page shows no letter f', async () => {
    const objects = fontObjects((letter) => TEXT_WIDTHS.get(letter) ?? 500, 'CMR10');
    expect(await read([[...FILLER, 'a speci\fc name']], objects)).toContain('\na specific name');
  });

  it('are not seen in signs that are not as wide as the letters, nor where no word goes on', async () => {
    const lines = [...FILLER, 'fill a\fb and c\rd', 'x\u000ey', 'end\r', 'end \f if'];
    const typewriter = await read(
      [lines],
      fontObjects(() => 500),
    );
    expect(typewriter).not.toMatch(/a\S*fi\S*b|flc|ffi|ends?fl/u);
    expect(await read([[...FILLER, 'the end\r', 'of \f if']])).toContain('\nthe end\nof if');
  });
});

describe('the glyphs of a page', () => {
  async function looks(lines: readonly string[], times: number): Promise<number> {
    const bytes = write(
      [lines],
      fontObjects(() => 500),
    );
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const page = await pdf.getPage(1);
    const looked = vi.spyOn(page, 'getOperatorList');
    const { items } = await page.getTextContent();
    const runs = items.filter((item): item is typeof item & PdfRun => 'str' in item);
    const ligatures = findLigatures();
    for (let time = 0; time < times; time += 1) expect(await ligatures.put(page, runs)).toEqual(runs);
    expect(ligatures.passedOver()).toEqual([]);
    await pdf.loadingTask.destroy();
    return looked.mock.calls.length;
  }

  it('are not looked at where its text has ligatures, or is short', async () => {
    expect(await looks([...FILLER, 'find the first of five files'], 2)).toBe(0);
    expect(await looks(FILLER.slice(-5), 2)).toBe(0);
    expect(await looks(PROSE, 2)).toBe(0);
  });

  it('are not looked at again and again in vain', async () => {
    expect(await looks(FILLER, 9)).toBe(2);
  });
});

describe('the letters of a ligature', () => {
  const run = (str: string, hasEOL = false): PdfRun => ({
    str,
    hasEOL,
    height: 10,
    transform: [10, 0, 0, 10, 80, 700],
  });
  const lost = (at: number, joinsBefore = true, joinsBehind = true): LostLigature => ({
    letters: 'fi',
    sign: '\f',
    at,
    joinsBefore,
    joinsBehind,
    x: 75,
  });
  const put = (runs: readonly PdfRun[], text: string, ...found: readonly LostLigature[]): readonly string[] =>
    putLigatures(runs, { text, lost: found }).map(({ str }) => str);

  it('join what PDF.js gives in several runs, and no run is moved', () => {
    expect(put([run('a speci'), run(' '), run('c kiln')], 'aspecickiln', lost(6))).toEqual([
      'a specifi',
      '',
      'c kiln',
    ]);
  });

  it('are parted from the next word where PDF.js has no blank', () => {
    expect(put([run('oxen')], 'oxen', lost(1, true, false))).toEqual(['ofi xen']);
    expect(put([run('ox'), run('en')], 'oxen', lost(2, false, true))).toEqual(['ox', ' fien']);
    expect(put([run('o'), run(' '), run('n')], 'on', lost(1, true, false), lost(1, false, true))).toEqual([
      'ofi',
      ' ',
      'fin',
    ]);
  });

  it('move the beginning of the run that they begin', () => {
    const [, second] = putLigatures([run('the', true), run('rst')], {
      text: 'therst',
      lost: [lost(3, false, true)],
    });
    expect(second).toMatchObject({ str: 'first', transform: [10, 0, 0, 10, 75, 700] });
  });

  it('are found where the glyphs say more or less than the runs do', () => {
    expect(put([run('hidden words, a speci c kiln')], 'aspecickiln', lost(6))).toEqual([
      'hidden words, a specific kiln',
    ]);
  });

  it.each([
    ['the text is another one', [run('a common kiln')], 'aspecickiln', [lost(6)]],
    ['a line ends within', [run('a speci', true), run('c kiln')], 'aspecickiln', [lost(6)]],
    ['nothing joins it', [run('a b')], 'ab', [lost(1, false, false)]],
    ['too many stand together', [run('a b')], 'ab', [lost(1), lost(1), lost(1)]],
    ['no text is behind it', [run('a b')], 'ab', [lost(2, false, true)]],
    ['no text is before it', [run('a b')], 'ab', [lost(0, true, false)]],
  ])('stay out where %s', (_, runs, text, found) => {
    expect(put(runs, text, ...found)).toEqual(runs.map(({ str }) => str));
  });
});
