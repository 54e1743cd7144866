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

test('a numbered line is a heading above the list of its section, and no step of a list', () => {
  const items = '  1. Hold the line.\n  2. Let it go.';
  const text = `KITES\n=====\n\n${WRAPPED[0]}\n\n5.2. Landing\n\n${items}\n\n${WRAPPED[1]}\n\n1. Rise\n\n2. Fall\n\n${WRAPPED[2]}\n`;
  const read = reduce(text);
  expect(read).toContain('### 5.2. Landing\n\n1. Hold the line.');
  expect(read).not.toContain('# 1. Rise');
});

test('the word that a dictionary explains is a heading above what it says of it', () => {
  const entries = WRAPPED.map((text, at) => `:kite${at}: /kait/, n.\n\n${text}`).join('\n\n');
  expect(reduce(`KITES\n=====\n\n${entries}\n`)).toContain(`#### :kite1: /kait/, n.\n\n${JOINED[1]}`);
});

test('names alone in their lines are the items of a list, and what leads to a list is said in words', () => {
  const names = ['Silk', 'Paper', 'Of old times'].join('\n\n');
  const list = 'A kite of the year may\n\n  1. rise with the wind of a day.';
  const text = `KITES\n=====\n\n${WRAPPED[0]}\n\n${names}\n\n${WRAPPED[1]}\n\n${list}\n\n${WRAPPED[2]}\n`;
  expect(reduce(text)).toContain('- Silk\n- Paper\n\n#### Of old times\n\n');
  expect(reduce(text)).toContain('\n\nA kite of the year may\n\n1. rise with the wind of a day.');
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

test('an item whose lines stand below its own mark is whole', () => {
  const item =
    '  1. It is the received wisdom of those who fly kites that\n  the wind of the evening is the best of the day.';
  const text = `KITES\n=====\n\n${WRAPPED[0]}\n\n${item}\n\n  2. Another.\n\n${WRAPPED[1]}\n\n${WRAPPED[2]}\n`;
  expect(reduce(text)).toContain(
    '1. It is the received wisdom of those who fly kites that the wind of the evening is the best of the day.\n',
  );
});

test('what follows an item at its own place, behind the end of its sentence, is no part of it', () => {
  const item = '  - Others say that the wind of the evening is the best of days.';
  const behind = '  Both of these are wrong, as the fliers of kites found out.';
  const text = `KITES\n=====\n\n${WRAPPED[0]}\n\n${item}\n${behind}\n\n${WRAPPED[1]}\n\n${WRAPPED[2]}\n`;
  expect(reduce(text)).not.toContain('best of days. Both');
});
