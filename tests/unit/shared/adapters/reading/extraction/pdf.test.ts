import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Extracted } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { joinHyphens } from '#shared/adapters/reading/extraction/pdf/hyphens.ts';
import { joinUnspaced } from '#shared/adapters/reading/extraction/pdf/unspaced.ts';
import { readPdf } from '#shared/adapters/reading/extraction/pdf/read-pdf.ts';
import { formatLocator, textAt } from '#shared/domain/locator.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { splitBlocks } from '#shared/text/markup/blocks.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { HOSTILE_PDFS } from '#tests/support/hostile-documents.ts';
import { type PdfPage, writePdf } from '#tests/support/pdf-writer.ts';
import { fetched } from '#tests/support/pages.ts';

const nothing = async (): Promise<void> => undefined;

async function read(pdf: Uint8Array): Promise<Extracted> {
  return readPdf(fetched(pdf, 'application/pdf', 'https://example.org/papers/salt%20marsh.pdf'), nothing);
}

const lines = (...texts: readonly string[]): PdfPage => texts.map((text) => ({ text }));

describe('the text of a PDF', () => {
  test('R2.7 comes by pages, its lines in order', async () => {
    const pdf = writePdf([lines('The marsh was mapped.', 'Twice a year.'), lines('It grew by a tenth.')]);
    const { text, contentType } = await read(pdf);
    expect(contentType).toBe('application/pdf');
    expect(text).toBe('The marsh was mapped.\nTwice a year.\fIt grew by a tenth.');
  });

  test('R3.2 is located by page, each page from its own beginning', async () => {
    const extracted = await read(writePdf([lines('First page.'), lines('The second page.')]));
    const canonical = canonicalise(extracted).text;
    expect(textAt(canonical, formatLocator({ page: 2, start: 4, end: 10 }))).toBe('second');
  });

  test('keeps a page without text as an empty one, so that the numbers of the others hold', async () => {
    const { text } = await read(
      writePdf([lines('One.'), { commands: Buffer.from('0 0 m 9 9 l S') }, lines('Three.')]),
    );
    expect(text.split('\f')).toEqual(['One.', '', 'Three.']);
  });

  test('keeps what stands in angle brackets, in its text, its canonical text and its title', async () => {
    const title = 'Sharing Rc<RefCell<T>> between threads';
    const said = [
      'Rc<RefCell<T>> counts at run time; Vec<T> and Option<b> do not.',
      'It holds where a < b and b > c.',
    ];
    const extracted = await read(writePdf([lines(...said)], { info: { Title: title } }));
    expect(extracted.text).toBe(said.join('\n'));
    expect(extracted.title).toBe(title);
    const canonical = canonicalise(extracted).text;
    for (const sentence of said) expect(canonical).toContain(sentence);
  });

  test('has an empty line where there is a gap, a new column or a change of size', async () => {
    const page: PdfPage = [
      { text: 'Methods', size: 16 },
      { text: 'Plots were marked', gap: 20 },
      { text: 'with poles of steel.' },
      { text: 'Each held ten squares', gap: 30 },
      { text: 'of one metre.' },
      { text: 'The other column.', gap: -64, left: 330 },
      { text: 'It goes on here.' },
    ];
    const { text } = await read(writePdf([page]));
    expect(text.split('\n\n')).toEqual([
      '# Methods',
      'Plots were marked\nwith poles of steel.',
      'Each held ten squares\nof one metre.',
      'The other column.\nIt goes on here.',
    ]);
  });

  test('marks lines in larger letters as headings: the larger, the higher', async () => {
    const page: PdfPage = [
      { text: 'A guide to kilns', size: 24 },
      { text: 'Firing', size: 16, gap: 30 },
      { text: 'A kiln is fired at night, when the air is cold and nobody needs the yard,', gap: 20 },
      { text: 'and is left alone until noon, for the bricks keep their heat for a long time.' },
      { text: '# whoami', gap: 30 },
    ];
    const { text } = await read(writePdf([page]));
    expect(splitBlocks(text).map(({ kind, level }) => `${kind} ${level}`)).toEqual([
      'heading 1',
      'heading 2',
      'sentence 0',
    ]);
  });

  test('takes the title page of a document of several pages for no heading of what follows', async () => {
    const body = 'A kiln is fired at night, when the air is cold and nobody needs the yard.';
    const section = [{ text: 'Firing', size: 16 }, { text: body, gap: 20 }, { text: body }, { text: body }];
    const cover = [
      { text: 'The guide', size: 24 },
      { text: 'Release 2.1', size: 20, gap: 30 },
    ];
    const { text } = await read(writePdf([cover, section, section]));
    expect(text.split('\f')[0]).toBe('The guide\nRelease 2.1');
    expect(text).toContain('# Firing');
    expect(text).not.toContain('# Release');
  });

  test('leaves out the numbers of pages and, but for the first, running heads', async () => {
    const bodies = ['A kiln is fired', 'at night. Ash is', 'used as a glaze.', 'Pots cool slowly.'];
    const pages = bodies.map((body, index): PdfPage => [
      { text: 'The guide to kilns' },
      { text: body, gap: 30 },
      { text: `Chapter 1. Firing ${index + 7}`, gap: 30 },
    ]);
    const { text } = await read(writePdf(pages));
    expect(text.split('\f')).toEqual([
      'The guide to kilns\nA kiln is fired',
      'at night. Ash is',
      'used as a glaze.',
      'Pots cool slowly.',
    ]);
  });

  test('keeps a number at the edge of a page that is not in step with the pages', async () => {
    const pages = ['12', '40', '7', '90'].map((number): PdfPage => [
      { text: 'Pots sold:' },
      { text: number },
    ]);
    const { text } = await read(writePdf(pages));
    expect(text).toContain('40');
  });

  test('is cut after 1,000 pages, and says so', async () => {
    const pages = Array.from({ length: 1003 }, (_, index) => lines(`Page number ${index + 1}.`));
    const { text, truncated } = await read(writePdf(pages));
    expect(text.split('\f')).toHaveLength(1000);
    expect(truncated).toBe('pages');
  });
});

describe('words broken at the end of a line', () => {
  test('R2.7 are whole again, on the first line', async () => {
    const { text } = await read(writePdf([lines('We took an exam-', 'ple of it, and', 'more.')]));
    expect(text).toBe('We took an example\nof it, and\nmore.');
  });

  test.each([
    [['a well-', 'known fact'], ['a well-known', 'fact'], 'well-known'],
    [['a well-', 'known fact'], ['a wellknown', 'fact'], ''],
    [['the exam-', 'ple, then'], ['the example,', 'then'], ''],
    [['from Berlin-', 'Mitte on'], ['from Berlin-', 'Mitte on'], ''],
    [['pages 3-', '7 of it'], ['pages 3-', '7 of it'], ''],
    [['it ended -', 'so it did'], ['it ended -', 'so it did'], ''],
    [['one exam-', 'ple'], ['one example'], ''],
    [['über-', 'all'], ['überall'], ''],
  ])('%j become %j when the document says "%s" elsewhere', (page, expected, elsewhere) => {
    expect(joinHyphens([page, [elsewhere]])[0]).toEqual(expected);
  });

  test('change nothing but hyphens, line breaks and spaces', () => {
    const word = fc.stringMatching(/^[a-zé]{1,6}-?$/u);
    const page = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')));
    fc.assert(
      fc.property(fc.array(page), (pages) => {
        const bare = (of: readonly (readonly string[])[]): string =>
          of.flat().join('').replace(/[-\s]/gu, '');
        expect(bare(joinHyphens(pages))).toBe(bare(pages));
        expect(joinHyphens(pages)).toHaveLength(pages.length);
      }),
    );
  });
});

describe('lines in scripts without spaces', () => {
  test('become one where they go on, and stay apart where they end', () => {
    const lines = [
      '里山の蛍',
      '',
      '市の調査によると、里山を流れる川で今年確認',
      'された蛍の数は千二百匹を超え、三年ぶりに増',
      '加した。',
      '次の段落。',
    ];
    expect(joinUnspaced(lines)).toEqual([
      '里山の蛍',
      '',
      '市の調査によると、里山を流れる川で今年確認された蛍の数は千二百匹を超え、三年ぶりに増加した。',
      '次の段落。',
    ]);
  });
});

describe('what a PDF says of itself', () => {
  test('is its title and its authors', async () => {
    const info = { Title: 'Salt marshes of the north', Author: 'Ada Stone; Bo Reed' };
    expect(await read(writePdf([lines('Text.')], { info }))).toMatchObject({
      title: 'Salt marshes of the north',
      authors: ['Ada Stone', 'Bo Reed'],
    });
  });

  test.each(['untitled', 'Microsoft Word - final_v3.docx', 'paper.tex', '12'])(
    'is not taken for a title when it is "%s"',
    async (title) => {
      expect((await read(writePdf([lines('Text.')], { info: { Title: title } }))).title).toBe(
        'salt marsh.pdf',
      );
    },
  );

  test('gives way to the large letters of its first page', async () => {
    const page: PdfPage = [
      { text: 'Journal of Mud 4 (2020)', size: 9 },
      { text: 'Salt marshes', size: 20, gap: 30 },
      { text: 'of the north', size: 20, gap: 24 },
      { text: 'Ada Stone', gap: 30 },
      { text: 'The marsh was mapped twice.' },
    ];
    expect((await read(writePdf([page]))).title).toBe('Salt marshes of the north');
  });
});

describe('a PDF that cannot be read', () => {
  const make = (name: string): Uint8Array =>
    HOSTILE_PDFS.find((one) => one.name === name)?.make() ?? new Uint8Array();

  test.each([
    ['encrypted', 'This PDF is protected by a password.'],
    ['cut off in the middle', 'This PDF is broken or cut off.'],
    ['nothing but its first line', 'This PDF is broken or cut off.'],
    ['cycle in the page tree', 'This PDF is broken: none of its pages can be read.'],
  ])('says why: %s', async (name, reason) => {
    await expect(read(make(name))).rejects.toThrow(new UnreadableSource(reason));
  });

  test('is one of pictures', async () => {
    const scan = { commands: Buffer.from('0 0 600 700 re f') };
    await expect(read(writePdf([scan, scan]))).rejects.toThrow(
      new UnreadableSource('This PDF has 2 pages without text: they may be scanned pictures.'),
    );
  });

  test.each(['form that draws itself', 'cross-reference table that leads to itself'])(
    'is none for a %s',
    async (name) => {
      expect((await read(make(name))).text.length).toBeGreaterThan(0);
    },
  );

  test('fails with no other error, wherever it is damaged', async () => {
    const whole = writePdf([lines('The marsh was mapped.', 'Twice a year.')]);
    const damage = fc.record({
      at: fc.nat(whole.length - 1),
      byte: fc.nat(255),
      end: fc.integer({ min: 10, max: whole.length }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ at, byte, end }) => {
        const damaged = Uint8Array.from(whole.subarray(0, end));
        damaged[at] = byte;
        const outcome = await read(damaged).catch((error: unknown) => error);
        expect(outcome instanceof UnreadableSource || !(outcome instanceof Error)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
