import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalise, type RawDocument } from '#shared/text/markup/canonical/canonicalise.ts';

const CONTENT_TYPES = ['text/plain', 'text/markdown', 'text/html', 'application/pdf'] as const;

const MARKDOWN_MARKS =
  '# |- |1. |    |\n|\n\n|`|```|~~~|**|_|[|](|)|![|> |<!--|-->|\\|---\n|\n: |\0|\ud800|\udc00|\u0301|\r|\f'.split(
    '|',
  );
const HTML_MARKS =
  '<table> </table> <td> <pre> <p> </p> <ul><li> <h1> <br> <code> </code> <dl> <dt> <dd> </dl> &amp; &#0;'.split(
    ' ',
  );
/** Marks within one another, at the beginning of a line. */
const BEGINNINGS = ['\n\n', '\n>     ', '\n> - ', '\n> ```', '\n> | a |', '\n-     ', '\n>> ', '\n> # '];
const MARKS = [...MARKDOWN_MARKS, ...HTML_MARKS, ...BEGINNINGS, '|', '\n|--|\n'];

/** Text made of the pieces that markup is made of, and of anything else. */
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...MARKS),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('word', 'two words', '中文', 'שלום', 'e\u0301'),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

const documents = fc.record<RawDocument>({ contentType: fc.constantFrom(...CONTENT_TYPES), text: markup });

test('any text has a canonical text that is well-formed, composed and free of control characters', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { text } = canonicalise(document);
      expect(text.isWellFormed()).toBe(true);
      expect(text).toBe(text.normalize('NFC'));
      expect(text).not.toMatch(
        document.contentType === 'application/pdf' ? /[^\P{Cc}\n\t\f]/u : /[^\P{Cc}\n\t]/u,
      );
    }),
    { numRuns: 500 },
  );
});

test('canonical text of plain text is its own canonical text', () => {
  fc.assert(
    fc.property(markup, (text) => {
      const once = canonicalise({ contentType: 'text/plain', text }).text;
      expect(canonicalise({ contentType: 'text/plain', text: once }).text).toBe(once);
      expect(once).not.toMatch(/[ \t]$/mu);
      expect(once).not.toMatch(/\n\n\n/u);
    }),
  );
});

const word = fc.constantFrom('heron', 'river', 'salmon', 'nest', 'grey', 'S3', '`code()`', '苍鹭');
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `${words.join(' ')}.`);
const block = fc.oneof(
  sentence,
  fc.tuple(fc.integer({ min: 1, max: 6 }), sentence).map(([level, text]) => `${'#'.repeat(level)} ${text}`),
  fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc
    .array(sentence, { minLength: 2, maxLength: 4 })
    .map((cells) => `| ${cells.join(' | ')} |\n|${'--|'.repeat(cells.length)}`),
  sentence.map((code) => `\`\`\`ts\n${code}\n\n  indented\n\`\`\``),
  fc.tuple(sentence, sentence).map(([outer, inner]) => `* **${outer}**\n  1. ${inner}`),
);

test('canonical text of a Markdown document is its own canonical text as Markdown', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 10 }), (blocks) => {
      const once = canonicalise({ contentType: 'text/markdown', text: blocks.join('\n\n') }).text;
      expect(canonicalise({ contentType: 'text/markdown', text: once }).text).toBe(once);
    }),
  );
});

function words(text: string): readonly string[] {
  return text.replaceAll('```ts', '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

test('every word of a Markdown document is kept, in order', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 10 }), (blocks) => {
      const source = blocks.join('\n\n').replaceAll('1. ', '');
      const kept = canonicalise({ contentType: 'text/markdown', text: blocks.join('\n\n') }).text.replaceAll(
        '1. ',
        '',
      );
      expect(words(kept)).toEqual(words(source));
    }),
  );
});

test.each([
  ['brackets', '['.repeat(100_000)],
  ['open images', '![a]('.repeat(50_000)],
  [
    'backtick runs of every length',
    Array.from({ length: 600 }, (_, at) => `x${'`'.repeat(at + 1)} `).join(''),
  ],
  ['stars', '*a '.repeat(100_000)],
  ['underscores', '_a_b '.repeat(50_000)],
  ['comment starts', '<!-- '.repeat(50_000)],
  ['table starts', '<table>\n'.repeat(20_000)],
  ['open tags', '<a '.repeat(50_000)],
  ['ampersands', '&'.repeat(200_000)],
  ['spaces', `${' '.repeat(200_000)}x`],
  ['quote marks', '>'.repeat(100_000)],
])('a document of nothing but %s is read in a bounded number of steps', (_what, text) => {
  for (const contentType of CONTENT_TYPES) {
    expect(canonicalise({ contentType, text }).text.length).toBeLessThanOrEqual(text.length + 10);
  }
});
