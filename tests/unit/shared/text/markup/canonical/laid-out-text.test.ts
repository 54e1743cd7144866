import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { WRAPPED, laidOutManuals } from '#tests/support/laid-out-manuals.ts';

function reduce(text: string): string {
  return canonicalise({ contentType: 'text/plain', text }).text;
}

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

test('a long text is read by its layout though a line of it, an address or the output of a command, is longer than its paragraphs', () => {
  const section = `2. In the wind\n\n${WRAPPED[1]}\n\n`;
  const address = `http://kites.example/${'line-'.repeat(25)}`;
  const read = reduce(`KITES\n=====\n\n${section.repeat(40)}${address}\n\n${WRAPPED[0]}\n`);
  expect(read).toContain('\n## 2. In the wind\n');
  expect(read).toContain(address);
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

/** What a reader reads: neither the names that only links lead to, nor marks. */
function read(text: string): readonly string[] {
  return text.replaceAll(/\*[^\s*]+\*/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
}

describe('of any layout', () => {
  test('every word is kept', () => {
    fc.assert(
      fc.property(laidOutManuals, (text) => {
        expect(read(reduce(text)).toSorted()).toEqual(read(text).toSorted());
      }),
    );
  });

  test('the canonical text is its own canonical text', () => {
    fc.assert(
      fc.property(laidOutManuals, (text) => {
        const once = reduce(text);
        expect(reduce(once)).toBe(once);
      }),
    );
  });
});
