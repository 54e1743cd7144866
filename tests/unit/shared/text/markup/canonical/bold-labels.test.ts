import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function read(text: string): { readonly text: string; readonly title?: string } {
  return canonicalise({ contentType: 'text/markdown', text });
}

test('a line of nothing but bold above the rest of its paragraph is a heading below all others', () => {
  expect(read('# Kiln\n\n**2. Lids**\nA lid is of clay.\n\n### Ash\n\n__Where?__\nIn the yard.').text).toBe(
    '# Kiln\n\n#### 2. Lids\n\nA lid is of clay.\n\n### Ash\n\n#### Where?\n\nIn the yard.',
  );
});

test('lines of nothing but bold that stand alone are headings where there are several', () => {
  expect(read('# Kiln\n\n**Lids**\n\n- of clay\n\n**Pots**:\n\nOf clay, too.').text).toBe(
    '# Kiln\n\n## Lids\n\n- of clay\n\n## Pots\n\nOf clay, too.',
  );
  expect(read('# Kiln\n\n**Ann Potter**\n\nA lid is of clay.').text).toBe(
    '# Kiln\n\nAnn Potter\n\nA lid is of clay.',
  );
});

test('in a text without headings all that are in bold are of parts, and none is the title', () => {
  const parts = '**Lids**\nOf clay.\n\n**Pots**\nOf clay, too.';
  expect(read(`**Kiln**\n\nIt is hot.\n\n${parts}`)).toEqual({
    text: '## Kiln\n\nIt is hot.\n\n## Lids\n\nOf clay.\n\n## Pots\n\nOf clay, too.',
  });
  expect(read('**Ingredients**\n\n- clay\n\n**Method**\n\nFire it.')).toEqual({
    text: '## Ingredients\n\n- clay\n\n## Method\n\nFire it.',
  });
  expect(read(`It is hot.\n\n${parts}`)).toEqual({
    text: 'It is hot.\n\n## Lids\n\nOf clay.\n\n## Pots\n\nOf clay, too.',
  });
  expect(read(parts)).not.toHaveProperty('title');
});

test.each(['**Lids:**', '**Lids**:', '**Lids**\\', '__Lids__：', '**Lids:**\\'])(
  'what leads to the text below, or breaks the line, is no part of a heading: %s',
  (label) => {
    expect(read(`# Kiln\n\n${label}\nOf clay.\n\n**Pots**\nOf brick.`).text).toBe(
      '# Kiln\n\n## Lids\n\nOf clay.\n\n## Pots\n\nOf brick.',
    );
  },
);

test.each([
  ['what ends as a sentence', '**Shut the lid.**\nIt is hot.', 'Shut the lid. It is hot.'],
  ['the name of a value', '**Date: May**\nIt is hot.', 'Date: May It is hot.'],
  ['a date in a line of its own', '**Spring, 3 May 2024**\nIt is hot.', 'Spring, 3 May 2024 It is hot.'],
  ['what goes on below in lower case', '**No lids**\nare left in it.', 'No lids are left in it.'],
  ['what ends as a Chinese sentence', '**关上盖子。**\n它很热。', '关上盖子。 它很热。'],
  ['what ends as a Hindi sentence', '**ढक्कन बंद करो।**\nIt is hot.', 'ढक्कन बंद करो। It is hot.'],
  ['a greeting', '**Dear all**\nThe kiln is hot.', 'Dear all The kiln is hot.'],
  ['a closing', '**Kind regards**\nAnn', 'Kind regards Ann'],
  ['code', '**`--lid`**\nShuts it.', '`--lid` Shuts it.'],
  ['what is quoted', '> **Lids**\n> of clay', 'Lids of clay'],
  ['bold above a picture', '**Lids**\n![lid](a.png)', 'Lids lid'],
  ['bold above another heading', '**Lids**\n\n## Pots', 'Lids\n\n## Pots'],
  ['bold at the end', '**Ann Potter**', 'Ann Potter'],
])('%s is no heading', (_, text, canonical) => {
  expect(read(`# Kiln\n\n${text}`).text).toBe(`# Kiln\n\n${canonical}`);
  const later = `${text}\n\n# Kiln\n\nIt is hot.`;
  expect(read(later).text).not.toMatch(/^#+ (?:Lids|Ann)/u);
});

test('what is in bold before the first heading is no heading', () => {
  expect(read('**Lids**\nof clay\n\n**Pots**\nof clay\n\n# Kiln\n\nIt is hot.')).toEqual({
    text: 'Lids of clay\n\nPots of clay\n\n# Kiln\n\nIt is hot.',
    title: 'Kiln',
  });
});

test('bold alone is no heading above paragraphs that begin in bold of their own', () => {
  const news = '**Firings in May**\n\n- by day\n\n**The lid** is mended.\n\n**Keys.** Ask Bo.';
  expect(read(`# News\n\n**From Ann**\n\nHello.\n\n${news}`).text).toBe(
    '# News\n\nFrom Ann\n\nHello.\n\nFirings in May\n\n- by day\n\nThe lid is mended.\n\nKeys. Ask Bo.',
  );
});

test('a line that begins in bold below a line that ends is a paragraph of its own', () => {
  expect(
    read('**E1 – no heat.** Is it on?\n**E2 – no lid.** Shut it!\n**Ash** in the pot:\n**sift** it.').text,
  ).toBe('E1 – no heat. Is it on?\n\nE2 – no lid. Shut it!\n\nAsh in the pot: sift it.');
  expect(read('它很热。\n**盖子** 是热的。').text).toBe('它很热。\n\n盖子 是热的。');
  const long = '**a kiln that is of brick and holds its heat for days** is hot';
  expect(read(`A kiln.\n${long}`).text).not.toContain('\n');
});

test('clauses below each other, and fields whose names are in bold, are paragraphs each', () => {
  expect(read('7.1 The potter mends the kiln.\n7.2 The owner mends\nthe roof.\n7.3 No more.').text).toBe(
    '7.1 The potter mends the kiln.\n\n7.2 The owner mends the roof.\n\n7.3 No more.',
  );
  expect(read('(a) the lid;\n(b) the key.').text).toBe('(a) the lid; (b) the key.');
  expect(read('It has a heat of more than ever.\n7.1 degrees more.').text).not.toContain('\n');
  expect(read('**Title:** Kilns\n**From:** Ann\n**Date**: May').text).toBe(
    'Title: Kilns\n\nFrom: Ann\n\nDate: May',
  );
});

const line = fc.constantFrom(
  '**Lids**',
  '**Pots:**',
  '**Pots**\\',
  '**Dear all**',
  'of clay.',
  '__Ash__',
  '**The lid** is hot.',
  'A kiln of brick.',
  '![lid](a.png)',
  '# Kiln',
  '## Yard',
  '- a key',
  '> **Bo**',
  '',
  '',
);

test('every word of a text with lines in bold is kept, in order, and its canonical text is its own', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const text = lines.join('\n');
      const once = read(text).text;
      const words = (of: string): readonly string[] =>
        of.replaceAll(/!\[lid\]\(a\.png\)|lid/gu, '').match(/\p{L}+/gu) ?? [];
      expect(words(once)).toEqual(words(text));
      expect(read(once).text).toBe(once);
    }),
    { numRuns: 500 },
  );
});
