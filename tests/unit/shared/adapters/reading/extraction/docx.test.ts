import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { extractText } from '#shared/adapters/reading/extraction/read-text.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function paragraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

function docx(body: string, others: Readonly<Record<string, string>> = {}): Uint8Array {
  const parts = {
    'word/document.xml': `<w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    ...others,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

async function read(bytes: Uint8Array): ReturnType<typeof extractText> {
  return extractText({ bytes, contentType: undefined, url: 'file:///a/minutes.docx' }, async () => undefined);
}

describe('a Word document', () => {
  test('R2.7 is read with headings, lists, tables and notes, without what was deleted or hidden', async () => {
    const bytes = docx(
      [
        paragraph('Minutes &amp; more', '<w:pStyle w:val="berschrift1"/>'),
        paragraph('The pool is open from May.<!-- x -->'),
        '<w:p><w:r><w:t>It costs 4 crowns</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:del><w:r><w:delText>5 crowns</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r></w:p>',
        paragraph('First', '<w:numPr><w:ilvl w:val="0"/></w:numPr>'),
        `<w:tbl><w:tr><w:tc>${paragraph('Day')}</w:tc><w:tc>${paragraph('Hours')}</w:tc></w:tr></w:tbl>`,
      ].join(''),
      {
        'word/styles.xml': `<w:styles ${WORD}><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>`,
        'word/footnotes.xml': `<w:footnotes ${WORD}><w:footnote w:id="2">${paragraph('since 2020')}</w:footnote></w:footnotes>`,
        'docProps/core.xml':
          '<cp:coreProperties xmlns:cp="a" xmlns:dc="b" xmlns:dcterms="c"><dc:title>Minutes of May</dc:title><dc:creator>Ada Berg</dc:creator><dcterms:modified>2024-05-02T08:00:00Z</dcterms:modified></cp:coreProperties>',
      },
    );
    const extracted = await read(bytes);
    expect(extracted).toMatchObject({
      title: 'Minutes of May',
      authors: ['Ada Berg'],
      publishedAt: '2024-05-02T08:00:00.000Z',
    });
    expect(canonicalise(extracted).text.split('\n\n')).toEqual([
      '# Minutes & more',
      'The pool is open from May.',
      'It costs 4 crowns (since 2020)',
      '- First',
      '| Day | Hours |',
    ]);
  });

  test('without a title is named by its first heading, else by its file', async () => {
    expect((await read(docx(paragraph('Rules', '<w:outlineLvl w:val="0"/>')))).title).toBe('Rules');
    expect((await read(docx(paragraph('Text.')))).title).toBe('minutes.docx');
  });

  test('is refused when it unpacks to more than any document', async () => {
    const bomb = docx(paragraph('a'.repeat(41_000_000)));
    expect(bomb.length).toBeLessThan(200_000);
    await expect(read(bomb)).rejects.toThrow(/larger than 40 MB/u);
  });

  test.each([
    ['that is cut', (bytes: Uint8Array) => bytes.slice(0, bytes.length - 60)],
    ['without text', () => docx('')],
    ['that is nested without end', () => docx('<w:sdt>'.repeat(50_000))],
    [
      'whose archive is a lie',
      (bytes: Uint8Array) => bytes.map((byte, at) => (at > 40 && at < 120 ? 255 - byte : byte)),
    ],
  ])('%s is refused with a reason', async (_what, spoil) => {
    await expect(read(spoil(docx(paragraph('Text of a page.'))))).rejects.toThrow(UnreadableSource);
  });
});
