import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractText } from '#shared/adapters/reading/extraction/read-text.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { fetched } from '#tests/support/pages.ts';

const nothing = async (): Promise<void> => undefined;

/** Reads it, checks the text, and lets only one kind of error pass. */
async function readAnything(content: string | Uint8Array, contentType: string): Promise<void> {
  try {
    const extracted = await extractText(fetched(content, contentType), nothing);
    const canonical = canonicalise(extracted).text;
    expect(canonical.isWellFormed()).toBe(true);
    expect(canonical).not.toMatch(/[^\P{Cc}\n\t\f]/u);
    expect(extracted.title.length).toBeGreaterThan(0);
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableSource);
  }
}

const TAGS =
  'p div span ul li table tr td pre code h1 article main nav br img a title script style svg template form';
const tag = fc.constantFrom(...TAGS.split(' '));
const piece = fc.oneof(
  tag.map((name) => `<${name}>`),
  tag.map((name) => `</${name}>`),
  tag.map((name) => `<${name} class="x" hidden style="display:none`),
  fc.constantFrom(
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<',
    '&amp',
    '&#0;',
    '&#x110000;',
    '"',
    '<!doctype html>',
    '<?xml ?>',
  ),
  fc.constantFrom('Some words, with a comma. ', 'すこしの文。', 'نص قصير ', '\u0000', '\ud800'),
  fc.constantFrom(
    '<meta property="og:title" content="',
    '<script type="application/ld+json">{"@type":',
    '<img onerror=x alt="',
  ),
);
const soup = fc.array(piece, { maxLength: 120 }).map((pieces) => pieces.join(''));

describe('reading anything', () => {
  test('R2.7 throws nothing but UnreadableSource on soup of tags', async () => {
    await fc.assert(
      fc.asyncProperty(soup, async (html) => readAnything(html, 'text/html')),
      { numRuns: 150 },
    );
  });

  test('throws nothing but UnreadableSource on bytes, whatever they are called', async () => {
    const types = fc.constantFrom(
      'text/html',
      'application/json',
      'application/xml',
      'text/plain',
      'text/markdown',
      'x/y',
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 400 }), types, async (bytes, type) =>
        readAnything(bytes, type),
      ),
      { numRuns: 150 },
    );
  });
});
