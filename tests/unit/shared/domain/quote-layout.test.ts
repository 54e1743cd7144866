import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuoteBlock, QuoteItem, QuoteList } from '#shared/domain/quote-blocks.ts';
import { layOutQuote, standsInLine } from '#shared/domain/quote-layout.ts';
import { readLines } from '#shared/domain/text-lines.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { hardText } from '../text/arbitrary-text.ts';

describe('a quote', () => {
  test('of one line is a paragraph, whatever it begins with', () => {
    for (const quote of ['Queues keep messages.', '- a dash', '# a sign', '1. a number', '```']) {
      expect(layOutQuote(quote)).toEqual([{ kind: 'paragraph', text: quote }]);
      expect(standsInLine(quote)).toBe(true);
    }
  });

  test('is parted into lead-in, nested list and code', () => {
    const quote = [
      'Choose one of:',
      '',
      '- a key of the service',
      '  1. made for you',
      '  2. made by you',
      '- a key of your own',
      '',
      '```ts',
      'if (key) {',
      '',
      '  use(key);',
      '}',
      '```',
    ].join('\n');
    expect(layOutQuote(quote)).toEqual([
      { kind: 'paragraph', text: 'Choose one of:' },
      {
        kind: 'list',
        first: undefined,
        items: [
          {
            text: 'a key of the service',
            lists: [
              {
                kind: 'list',
                first: 1,
                items: [
                  { text: 'made for you', lists: [] },
                  { text: 'made by you', lists: [] },
                ],
              },
            ],
          },
          { text: 'a key of your own', lists: [] },
        ],
      },
      { kind: 'code', language: 'ts', text: 'if (key) {\n\n  use(key);\n}' },
    ]);
  });

  test('may begin within an item, whose nested items follow it at once', () => {
    expect(layOutQuote('It throws when:\n  - the input is too large\n  - the output is')).toEqual([
      { kind: 'paragraph', text: 'It throws when:' },
      {
        kind: 'list',
        first: undefined,
        items: [
          { text: 'the input is too large', lists: [] },
          { text: 'the output is', lists: [] },
        ],
      },
    ]);
  });

  test('keeps a bar within a cell and drops the rule below the head', () => {
    expect(layOutQuote('| Mode | Type |\n| --- | --- |\n| fast |  | `a|b` |\n| - | - |')).toEqual([
      {
        kind: 'table',
        rows: [
          ['Mode', 'Type'],
          ['fast', '', '`a|b`'],
          ['-', '-'],
        ],
      },
    ]);
  });

  test('that is cut within its code has the rest as code', () => {
    expect(layOutQuote('Like this:\n\n````\n```\nx')).toEqual([
      { kind: 'paragraph', text: 'Like this:' },
      { kind: 'code', language: '', text: '```\nx' },
    ]);
  });

  test('counts a list from its own number and takes up lines that go on', () => {
    expect(layOutQuote('3. third\n   goes on\n\n4. fourth\n- other')).toEqual([
      {
        kind: 'list',
        first: 3,
        items: [
          { text: 'third\ngoes on', lists: [] },
          { text: 'fourth', lists: [] },
        ],
      },
      { kind: 'list', first: undefined, items: [{ text: 'other', lists: [] }] },
    ]);
  });
});

const word = fc.constantFrom('key', 'queue', 'a|b', '`c`', 'naïve', '数据', '5 < 6', 'end.');
const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const codeLines = fc
  .array(fc.constantFrom('const a = 1;', '  - b', '# c', '| d | e |', '``', '1. f'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((lines) => lines.join('\n'));

const paragraph = line.map((text): QuoteBlock => ({ kind: 'paragraph', text }));
const code = codeLines.map((text): QuoteBlock => ({ kind: 'code', language: 'ts', text }));
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((columns) =>
    fc.array(fc.array(line, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 3 }),
  )
  .map((rows): QuoteBlock => ({ kind: 'table', rows }));
const items = (depth: number): fc.Arbitrary<readonly QuoteItem[]> =>
  fc.array(
    fc.record({
      text: line,
      lists: depth === 0 ? fc.constant([]) : fc.array(list(depth - 1), { maxLength: 1 }),
    }),
    { minLength: 1, maxLength: 3 },
  );
const list = (depth: number): fc.Arbitrary<QuoteList> =>
  fc
    .tuple(fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }), items(depth))
    .map(([first, all]): QuoteList => ({ kind: 'list', first, items: all }));
/** Two lists in a row would be one, and so would two tables without anything between; paragraphs part them. */
const layouts = fc
  .array(fc.tuple(paragraph, fc.oneof(code, table, list(2), paragraph)), { minLength: 1, maxLength: 4 })
  .map((pairs) => pairs.flat());

function write(block: QuoteBlock, indent = ''): string {
  if (block.kind === 'code') return `\`\`\`${block.language}\n${block.text}\n\`\`\``;
  if (block.kind === 'table') return block.rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  if (block.kind !== 'list') return block.kind === 'heading' ? `## ${block.text}` : block.text;
  return block.items.map((item, index) => writeItem(item, numbered(block.first, index), indent)).join('\n');
}

function writeItem({ text, lists }: QuoteItem, mark: string, indent: string): string {
  return [`${indent}${mark} ${text}`, ...lists.map((one) => write(one, `${indent}  `))].join('\n');
}

function numbered(first: number | undefined, index: number): string {
  return first === undefined ? '-' : `${first + index}.`;
}

const textsOf = (block: QuoteBlock): readonly string[] => {
  if (block.kind === 'table') return block.rows.flat();
  if (block.kind === 'list')
    return block.items.flatMap((item) => [item.text, ...item.lists.flatMap(textsOf)]);
  return [block.text];
};
const visible = (text: string): string => text.replaceAll(/\s/gu, '');

describe('the layout', () => {
  test('is that of the document the canonical text was made of', () => {
    fc.assert(
      fc.property(layouts, (blocks) => {
        const text = blocks.map((block) => write(block)).join('\n\n');
        expect(layOutQuote(text)).toEqual(blocks);
      }),
      { numRuns: 300 },
    );
  });

  test('agrees with how Markdown is made canonical', () => {
    const markdown =
      'Use:\n\n* one\n    * two\n* three\n\n| a | b |\n|---|:-:|\n| c | d |\n\n~~~js\nx()\n~~~';
    const { text } = canonicalise({ contentType: 'text/markdown', text: markdown });
    expect(layOutQuote(text).map((block) => block.kind)).toEqual(['paragraph', 'list', 'table', 'code']);
  });

  test('loses no visible character but marks, and invents none', () => {
    fc.assert(
      fc.property(hardText, (text) => {
        const shown = visible(layOutQuote(text).flatMap(textsOf).join(''));
        const lost = withoutInOrder(visible(text), shown);
        expect(lost).toBeDefined();
        const fences = readLines(text).filter((one) => one.kind === 'fence');
        const marks = visible(fences.map((one) => one.text).join(''));
        expect(withoutAny(lost ?? '', marks)).toMatch(/^[-*+•#|:\d.)`]*$/u);
      }),
      { numRuns: 1000 },
    );
  });

  test('reads lines that together are the text', () => {
    fc.assert(
      fc.property(hardText, (text) => {
        const lines = readLines(text);
        expect(lines.map((one) => text.slice(one.start, one.end)).join('\n')).toBe(text);
        expect(lines.every((one) => text.slice(one.start, one.end) === one.text)).toBe(true);
      }),
    );
  });
});

/** What is left of a text when another, whose characters stand in it in this order, is taken out; else undefined. */
function withoutInOrder(text: string, taken: string): string | undefined {
  let at = 0;
  let left = '';
  for (const character of text.split('')) {
    if (character === taken[at]) at += 1;
    else left += character;
  }
  return at === taken.length ? left : undefined;
}

/** The text without each character of another, once for each time it stands there. */
function withoutAny(text: string, taken: string): string {
  return taken.split('').reduce((left, character) => left.replace(character, () => ''), text);
}

test('what is said of a term is a paragraph below it, without its mark', () => {
  expect(layOutQuote('detach\n: Takes a file off.\n: Or two.\n\n  name\n: Which one.')).toEqual(
    ['detach', 'Takes a file off.', 'Or two.', 'name', 'Which one.'].map((text) => ({
      kind: 'paragraph',
      text,
    })),
  );
});

test('a record of a table of values is a paragraph, and rows of several cells a table', () => {
  expect(layOutQuote('| item: Cloak; borrower: Ada |\n| item: Hat; borrower: Bo |')).toEqual([
    { kind: 'paragraph', text: 'item: Cloak; borrower: Ada' },
    { kind: 'paragraph', text: 'item: Hat; borrower: Bo' },
  ]);
  expect(standsInLine('| item: Cloak; borrower: Ada |')).toBe(false);
  expect(layOutQuote('| Cloak | Ada |')).toEqual([{ kind: 'table', rows: [['Cloak', 'Ada']] }]);
});
