import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(text: string): string {
  return canonicalise({ contentType: 'text/plain', text }).text;
}

const WRAPPED = [
  'The kite server is told by the wind when it has to rise, and it does\nnot come down before all of the line has been wound up again.',
  'It keeps a list of the places where it has been, so that a second\nflight does not lead over the same trees as the one before it.',
  'The line is wound up by the one who holds it, and all of the tail\nis taken in before it is put away for the winter.',
];
const JOINED = WRAPPED.map((text) => text.replace('\n', ' '));

test('a plain text that is set in lines has the headings, paragraphs and examples that its layout shows', () => {
  const text = `KITES\n=====\n\n${WRAPPED[0]}\n\n2. In the wind\n\n${WRAPPED[1]}\n\n    kite --line=silk -t 5\n\n${WRAPPED[2]}\n`;
  expect(reduce(text).split('\n\n')).toEqual([
    '## KITES',
    JOINED[0],
    '## 2. In the wind',
    JOINED[1],
    '```\n    kite --line=silk -t 5\n```',
    JOINED[2],
  ]);
});

test.each([
  ['Markdown', `# Kites\n\n${WRAPPED.join('\n\n')}`],
  ['text with code in fences', `KITES\n\n${WRAPPED.join('\n\n')}\n\n\`\`\`\nkite\n\`\`\``],
  ['text in long lines', `KITES\n\n${JOINED.join('\n\n')}`],
  ['text without headings or examples', WRAPPED.join('\n\n')],
  ['code', 'int kite(void) {\n    return 3;\n}\n\nint line(void) {\n    return 4;\n}'],
])('%s stays as it is', (_, text) => {
  expect(reduce(text)).toBe(text);
});

const words = fc
  .array(
    fc.constantFrom(
      'the',
      'kite',
      'of',
      'is',
      'to',
      'wind',
      'rises',
      'and',
      'line',
      'x=3;',
      '-t',
      '*tag*',
      '苍鹭',
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((found) => found.join(' '));

function wrapped(text: string, indent: number): string {
  const lines = text.match(/.{1,60}(?:\s|$)/gu) ?? [text];
  return lines.map((line) => ' '.repeat(indent) + line.trim()).join('\n');
}

const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WRAPPED) },
  fc.tuple(words, fc.integer({ min: 0, max: 12 })).map(([text, indent]) => wrapped(text, indent)),
  fc.tuple(words, words).map(([term, said]) => `${term.slice(0, 20)}      ${wrapped(said, 26).trimStart()}`),
  words.map((text) => `- ${wrapped(text, 2).trimStart()}`),
  words.map((text) => `${text.slice(0, 30)}\n${'='.repeat(Math.min(30, text.length))}`),
  words.map((text) => `${text.slice(0, 40)}:\n\t${text}\nand on.`),
  fc.constantFrom('1. Kites', 'NAME', '='.repeat(60), '*tag*', 'a\tb\tc', ''),
);
const manuals = fc.array(part, { minLength: 3, maxLength: 20 }).map((parts) => parts.join('\n\n'));

/** What a reader reads: neither the names that only links lead to, nor marks. */
function read(text: string): readonly string[] {
  return text.replaceAll(/\*[^\s*]+\*/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
}

describe('of any layout', () => {
  test('every word is kept', () => {
    fc.assert(
      fc.property(manuals, (text) => {
        expect(read(reduce(text)).toSorted()).toEqual(read(text).toSorted());
      }),
    );
  });

  test('the canonical text is its own canonical text', () => {
    fc.assert(
      fc.property(manuals, (text) => {
        const once = reduce(text);
        expect(reduce(once)).toBe(once);
      }),
    );
  });
});
