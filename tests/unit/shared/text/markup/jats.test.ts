import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { readJats } from '#shared/text/markup/jats.ts';
import { ARTICLE } from '#tests/unit/shared/adapters/search/scholarly/jats-records.ts';

function textOf(xml: string): string {
  return canonicalise({ contentType: 'text/html', text: readJats(xml)?.html ?? '' }).text;
}

function paragraph(inner: string): string {
  return textOf(`<article><body><p>${inner}</p></body></article>`);
}

test('R2.7 turns an article into its title, abstract, sections, lists, tables and captions', () => {
  expect(textOf(ARTICLE)).toBe(`# Uptake of CO2 by Phragmites at 10³ sites

## Abstract

### Background

Reeds take up CO2 & nitrogen.

### Results

Uptake rose by 12% (p < 0.05).

## 1. Introduction

Reeds grow fast and take up carbon, as shown before [4] and by Stork (2019). See Figure 1 and the data.

Three things matter:

1. water of 10⁻² m;
2. light, that is
  - sun,
  - sky;

and nothing else.

## Methods

### Sites

We chose 10³ sites.

(1) u=c/m²

## Results

Table 1. Uptake by site. In grams.

| Site | CO2 |
| Lake | 1.2 |
| Pond < 1 ha | 0.4 |

In spring.

Figure 1. Reeds at a lake.

The uptake of carbon was higher where the water was shallow, and lower where it was deep; it did not change with the age of the reeds. All of the sites were visited twice, in spring and in autumn, and at each visit ten samples were taken by hand. The samples were dried, weighed and burnt, and their carbon was measured in a laboratory nearby.

## Appendix A

More on the sites.

Table 2. At the end.

| x | y |`);
});

test('names the article and says whether its body is there', () => {
  expect(readJats(ARTICLE)).toMatchObject({
    title: 'Uptake of CO2 by Phragmites at 10³ sites',
    hasBody: true,
  });
  const scan =
    '<article><front><article-meta><abstract><p>Short.</p></abstract></article-meta></front><body><supplementary-material content-type="scanned-pages"><media/></supplementary-material></body></article>';
  expect(readJats(scan)).toMatchObject({ title: '', hasBody: false });
  expect(readJats('<html><body>Down</body></html>')).toBeUndefined();
  expect(readJats('')).toBeUndefined();
});

test.each([
  [
    'a raised reference goes',
    'fast<sup><xref ref-type="bibr">12</xref>–<xref ref-type="bibr">14</xref></sup>.',
    'fast.',
  ],
  [
    'a reference that sticks to a word goes, with those behind it',
    'fast.<xref ref-type="bibr">1</xref>, <xref ref-type="bibr">2</xref> Then',
    'fast. Then',
  ],
  [
    'a reference in brackets stays',
    'fast [<xref ref-type="bibr">1</xref>,<xref ref-type="bibr">2</xref>].',
    'fast [1,2].',
  ],
  ['a name with a year stays', 'by <xref ref-type="bibr">Stork, 2001</xref>.', 'by Stork, 2001.'],
  ['a name that sticks to a bracket stays', '(<xref ref-type="bibr">Stork 2001</xref>)', '(Stork 2001)'],
  ['a footnote mark goes', 'fast<xref ref-type="fn">†</xref> or slow', 'fast or slow'],
  ['an exponent stays', '10<sup>-3</sup> and x<sup>2</sup>', '10⁻³ and x²'],
  ['letters that are raised stay in line', '1<sup>st</sup>', '1st'],
  [
    'mixed content keeps its spaces',
    'CO<sub>2</sub> <italic>in <bold>vivo</bold></italic> is&#160;up',
    'CO2 in vivo is up',
  ],
  [
    'a formula in line',
    'with <inline-formula><tex-math>\\usepackage{x}\\begin{document}$E=mc^2$\\end{document}</tex-math></inline-formula>.',
    'with E=mc^2.',
  ],
  ['a character reference', 'p &#x003C; 0.05 &amp; n &gt; 3', 'p < 0.05 & n > 3'],
  ['CDATA', 'a <![CDATA[<b> & c]]> d', 'a <b> & c d'],
  ['a comment and an instruction', 'a<!-- b --><?c d?>e', 'ae'],
  ['a break', 'a<break/>b', 'a b'],
])('%s', (_what, inner, text) => {
  expect(paragraph(inner)).toBe(text);
});

test('keeps code with its lines', () => {
  expect(textOf('<article><body><preformat>a\n  b &lt; c</preformat></body></article>')).toBe(
    '```\na\n  b < c\n```',
  );
});

test('writes terms with their definitions', () => {
  const list = '<def-list><def-item><term>Reed</term><def><p>A tall grass.</p></def></def-item></def-list>';
  expect(textOf(`<article><body>${list}</body></article>`)).toBe('Reed: A tall grass.');
});

const NAMES =
  'article body sec title p list list-item table-wrap table tr td caption label sup xref fig back ref-list alternatives mml:math'.split(
    ' ',
  );
const tag = fc.constantFrom(...NAMES);
const piece = fc.oneof(
  tag.map((name) => `<${name}>`),
  tag.map((name) => `</${name}>`),
  tag.map((name) => `<${name} ref-type="bibr" list-type='order'/>`),
  fc.constantFrom(
    '&',
    '&amp;',
    '&#0;',
    '&#xD800;',
    '<',
    '>',
    '"',
    ']]>',
    '<![CDATA[',
    '<!--',
    '-->',
    '<?',
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    '&b;',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

test('never throws and never lets markup through, whatever the XML', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const article = readJats(`<article><body>${pieces.join('')}`);
      const tags = (article?.html ?? '').match(/<\/?[a-z][^>]*>/gu) ?? [];
      expect(
        tags.every((one) =>
          /^<\/?(?:html|head|title|body|main|h[1-6]|p|ul|ol|li|table|tr|td|pre)>$/u.test(one),
        ),
      ).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('keeps every word of a paragraph in its order, however it is marked up', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/u);
  const mark = fc.constantFrom('italic', 'bold', 'sub', 'named-content', 'styled-content', 'underline');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.option(mark)), { minLength: 1, maxLength: 20 }), (words) => {
      const inner = words
        .map(([text, name]) => (name === null ? text : `<${name}>${text}</${name}>`))
        .join(' ');
      expect(paragraph(inner)).toBe(words.map(([text]) => text).join(' '));
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['sections', '<sec><title>a</title>', '</sec>'],
  ['lists', '<list><list-item><p>', '</p></list-item></list>'],
  ['tables', '<table-wrap><table><tr><td>', '</td></tr></table></table-wrap>'],
  ['paragraphs', '<p>', '</p>'],
  ['marks in a line', '<p><italic>', '</italic></p>'],
  ['alternatives', '<alternatives>', '</alternatives>'],
])('%s that nest 400 or 5,000 deep do no harm', (_what, open, close) => {
  for (const depth of [400, 5000]) {
    const xml = `<article><body>${open.repeat(depth)}x${close.repeat(depth)}</body></article>`;
    expect((readJats(xml)?.html ?? '').length).toBeLessThan(200_000);
  }
});
