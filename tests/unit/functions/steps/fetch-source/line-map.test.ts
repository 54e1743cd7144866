import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalise, type RawDocument } from '#shared/text/markup/canonical/canonicalise.ts';
import { mapLines } from '#functions/steps/fetch-source/line-map.ts';
import { lineOfQuote } from '#shared/text/markup/line-of-quote.ts';
import { laidOutManuals } from '#tests/support/laid-out-manuals.ts';

/** The line on which the quote begins at its nth place in the canonical text. */
function lineOf(document: RawDocument, quote: string, nth = 0): number | undefined {
  const { text } = canonicalise(document);
  let at = text.indexOf(quote);
  for (let left = nth; left > 0; left -= 1) at = text.indexOf(quote, at + 1);
  expect(at).toBeGreaterThanOrEqual(0);
  return lineOfQuote(mapLines(text, document), at, quote);
}

const MARKDOWN = `---
title: Storage of honey
---

[![badge](https://example.org/badge.svg)](https://example.org)

# Storage of honey

Honey keeps **for years** when it is
kept in a [closed jar](https://example.org/closed-jar "A jar"). It
crystallises in autumn.

<!-- Honey keeps for a day. -->

| Kind   | Keeps     |
| ------ | --------- |
| acacia | ten years |
| heather | two years |

Honey keeps **for years** when it is
warm, too.

\`\`\`ts
const jar = open('honey');
\`\`\`

蜂蜜可以保存很多年，
只要罐子是关着的。夏天也一样。
`;

test.each([
  ['Storage of honey', 7],
  ['Honey keeps for years when it is kept', 9],
  ['closed jar. It crystallises', 10],
  ['It crystallises in autumn.', 10],
  ['crystallises in autumn', 11],
  ['| heather | two years |', 18],
  ['warm, too', 21],
  ["const jar = open('honey');", 24],
  ['蜂蜜可以', 27],
  ['只要罐子是关着的', 28],
  ['夏天也一样', 28],
])('R3.2 the quote %s of a Markdown file stands on line %i', (quote, line) => {
  expect(lineOf({ contentType: 'text/markdown', text: MARKDOWN }, quote)).toBe(line);
});

test('a sentence that stands twice has two lines', () => {
  const document = { contentType: 'text/markdown' as const, text: MARKDOWN };
  expect(lineOf(document, 'Honey keeps for years when it is', 1)).toBe(20);
});

test('tags, scripts and entities of a page do not shift its lines', () => {
  const text = `<html>
<head><title>Salmon</title>
<script>var text = "Salmon swim up the river to spawn.";</script></head>
<body>
<p
  class="Salmon">
Salmon &amp; trout swim up the <b>river</b>
to spawn.</p>
<p>Caf&eacute; guests eat them.</p>
</body></html>`;
  expect(lineOf({ contentType: 'text/html', text }, 'Salmon & trout swim')).toBe(7);
  expect(lineOf({ contentType: 'text/html', text }, 'to spawn.')).toBe(8);
  expect(lineOf({ contentType: 'text/html', text }, 'Café guests')).toBe(9);
});

test('lines are counted as editors do, whatever ends them', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = ['One heron.', '', '', '', 'Two storks.', 'A\u2028line.', 'Three otters.'].join(end);
    expect(lineOf({ contentType: 'text/plain', text }, 'Two storks.')).toBe(5);
    expect(lineOf({ contentType: 'text/plain', text }, 'Three otters.')).toBe(7);
  }
});

test('no line is given where it is not certain', () => {
  const map = mapLines('Something else entirely', {
    contentType: 'text/plain',
    text: 'A file\nof other words',
  });
  expect(map).toEqual([]);
  expect(lineOfQuote(map, 0, 'Something')).toBeUndefined();
  expect(lineOfQuote([0, 10, 1], 0, '—')).toBeUndefined();
});

const word = fc.constantFrom('heron', 'otter', 'the', 'a', 'river', 'river', '鹭', 'Fluß', "don't", '42');
const line = fc.array(word, { maxLength: 7 }).map((words) => words.join(' '));

test('R3.2 the line that is given of a plain text is the right one, always', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
      const document = { contentType: 'text/plain' as const, text: lines.join('\n') };
      const { text } = canonicalise(document);
      const map = mapLines(text, document);
      const kept = lines.flatMap((content, index) =>
        content === '' ? [] : [{ content, number: index + 1 }],
      );
      let at = 0;
      for (const { content, number } of kept) {
        at = text.indexOf(content, at);
        expect([number, undefined]).toContain(lineOfQuote(map, at, content));
        at += content.length;
      }
    }),
  );
});

test('R3.2 the line that is given of a paragraph in Markdown holds the first word of the quote', () => {
  const paragraph = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  const dropped = fc.constantFrom(
    '<!-- heron otter -->',
    '[river]: https://example.org/heron',
    '![heron](otter.png)',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(paragraph, dropped), { maxLength: 10 }), (blocks) => {
      const document = { contentType: 'text/markdown' as const, text: blocks.join('\n\n') };
      const { text } = canonicalise(document);
      const map = mapLines(text, document);
      const lines = document.text.split('\n');
      for (const { 0: quote, index } of text.matchAll(/\S+ \S+/gu)) {
        const found = lineOfQuote(map, index, quote);
        const first = /鹭|[\p{L}\p{N}]+/u.exec(quote)?.[0] ?? '';
        if (found !== undefined) expect(lines[found - 1]).toContain(first);
      }
    }),
  );
});

test('R3.2 the line that is given of a plain text that is set in lines holds the first word of the quote', () => {
  fc.assert(
    fc.property(laidOutManuals, (manual) => {
      const document = { contentType: 'text/plain' as const, text: manual };
      const { text } = canonicalise(document);
      const map = mapLines(text, document);
      const lines = manual.split('\n');
      for (const { 0: quote, index } of text.matchAll(/\S+ \S+/gu)) {
        const found = lineOfQuote(map, index, quote);
        const first = /[苍鹭]|[\p{L}\p{N}]+/u.exec(quote)?.[0] ?? '';
        if (found !== undefined) expect(lines[found - 1]).toContain(first);
      }
    }),
    { numRuns: 60 },
  );
});
