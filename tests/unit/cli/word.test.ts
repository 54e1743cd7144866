import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { CitedSource as CitedSourceSchema, type CitedSource, type Report } from '#shared/domain/report.ts';
import { REPORT_WORDS } from '#shared/presentation/words/words-for.ts';
import { renderDocx } from '../../../cli/word/render-docx.ts';
import { exampleReport } from '../functions/api/example-report.ts';

/** The parts of a document as text, each known to be whole XML. */
async function partsOf(report: Report): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(await renderDocx(report));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** The paragraphs of a part, as they are read. */
function paragraphsOf(xml: string): readonly string[] {
  const paragraphs: string[] = [];
  let isText = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'w:p') paragraphs.push('');
        isText = name === 'w:t';
      },
      ontext: (text) => {
        if (isText) paragraphs.push((paragraphs.pop() ?? '') + text);
      },
      onclosetag: () => {
        isText = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return paragraphs.map((text) => text.trim()).filter((text) => text !== '');
}

const cited = ['e1'];
const SOURCE_1: CitedSource = CitedSourceSchema.parse(exampleReport().sources[0]);
const WEB: CitedSource = {
  ...SOURCE_1,
  id: 'src_2',
  title: 'Gates & <fences>',
  url: 'https://example.org/a?b=1&c=2',
  notices: ['retracted'],
  quotes: [{ evidenceId: 'e2', quote: 'Fences count too.', locator: 'char:0-17', headings: [] }],
};

describe('a report as a document of Word', () => {
  test.each(REPORT_WORDS.filter(({ language }) => language !== 'en'))(
    'has its headings, table and figures in the language of the report: $language',
    async ({ language }) => {
      const [own = [], english = []] = await Promise.all(
        [language, 'en'].map(async (tag) => {
          const parts = await partsOf({
            ...exampleReport(),
            answer: [],
            sections: [],
            sources: [],
            language: tag,
          });
          return paragraphsOf(parts['word/document.xml'] ?? '');
        }),
      );
      const { title, checklist } = exampleReport();
      const theirs = [title, ...checklist.map(({ description }) => description)];
      const same = own.filter((line) => /\p{L}/u.test(line) && english.includes(line));
      expect(same.filter((line) => !theirs.some((one) => line.startsWith(one)))).toEqual([]);
    },
  );

  test('has its title, its answer with a link to each source, its checklist and its sources', async () => {
    const parts = await partsOf(exampleReport());
    const text = paragraphsOf(parts['word/document.xml'] ?? '');
    expect(text.slice(0, 3)).toEqual(['What the gate counts', 'Answered', '“The gate counts claims.” [1]']);
    expect(text).toEqual(
      expect.arrayContaining(['Checklist', 'When it passes (one source)', 'partly covered', 'Sources']),
    );
    const xml = parts['word/document.xml'] ?? '';
    const anchors = [...xml.matchAll(/w:anchor="([^"]+)"/gu)].map(([, name]) => name);
    const marks = [...xml.matchAll(/w:bookmarkStart[^>]*w:name="([^"]+)"/gu)].map(([, name]) => name);
    expect(anchors).toEqual(['source-1']);
    expect(marks).toEqual(['source-1']);
  });

  test('has what a written sentence rests on in a footnote, each set of quotes once', async () => {
    const written = { text: 'It counts claims.', kind: 'written', evidenceIds: cited } as const;
    const block = { form: 'paragraph', sentences: [written, { ...written, text: 'Again.' }] } as const;
    const parts = await partsOf(exampleReport({ method: 'written', answer: [block] }));
    const notes = paragraphsOf(parts['word/footnotes.xml'] ?? '');
    expect(notes).toEqual(['[1] “The gate counts claims.” (char:0-23)']);
    expect(parts['word/document.xml']?.match(/w:footnoteReference /gu)).toHaveLength(2);
  });

  test('has tables, lists and quotes of several lines as such', async () => {
    const cell = (text: string): { text: string; kind: 'connective'; evidenceIds: string[] } => ({
      text,
      kind: 'connective',
      evidenceIds: [],
    });
    const table = { form: 'table', columns: 2, sentences: ['', 'Size', 'Gate', '3'].map(cell) } as const;
    const quote = '- one\n- two\n\n```\nlet x = 1;\n```';
    const quoted = {
      form: 'quote',
      sentences: [{ text: quote, kind: 'quote', evidenceIds: cited }],
    } as const;
    const section = { title: 'Sizes', itemIds: [], blocks: [table, quoted] };
    const xml = (await partsOf(exampleReport({ sections: [section] })))['word/document.xml'] ?? '';
    const text = paragraphsOf(xml);
    expect(text).toEqual(expect.arrayContaining(['Further passages', 'Gate', '• one', '• two']));
    expect(text.find((line) => line.startsWith('let x = 1;'))).toBe('let x = 1; [1]');
    expect(xml).toContain('Consolas');
  });

  test('says of a source what must not be missed, and links to it', async () => {
    const parts = await partsOf(exampleReport({ sources: [...exampleReport().sources, WEB] }));
    const text = paragraphsOf(parts['word/document.xml'] ?? '');
    const entry = text.find((line) => line.startsWith('[2]')) ?? '';
    expect(entry).toContain('Gates & <fences>');
    expect(entry).toContain('(retracted)');
    expect(parts['word/_rels/document.xml.rels']).toContain('https://example.org/a?b=1&amp;c=2');
  });

  test('holds no sign that a document must not hold, whatever a source says', async () => {
    const text = 'a\u0000b\u0008c \uD800d';
    const answer = [{ form: 'paragraph', sentences: [{ text, kind: 'quote', evidenceIds: cited }] }] as const;
    const xml = (await partsOf(exampleReport({ answer })))['word/document.xml'] ?? '';
    // oxlint-disable-next-line no-control-regex
    expect(xml).not.toMatch(/[\u0000-\u0008]/u);
    expect(paragraphsOf(xml)).toContain('“abc \uFFFDd” [1]');
  });
});
