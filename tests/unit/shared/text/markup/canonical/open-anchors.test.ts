import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(html: string): string {
  return canonicalise({ contentType: 'text/html', text: html }).text;
}

test('the sign beside a heading by which one links to it is no part of it', () => {
  expect(
    reduce('<h2>Dialects<a class="headerlink" href="#dialects">¶</a></h2><p>See <a href="#c">C#</a>.</p>'),
  ).toBe('## Dialects\n\nSee C#.');
  const icon = String.fromCodePoint(0xf0c1);
  expect(reduce(`<dt>allow-recursion<a class="headerlink" href="#r">${icon}</a></dt>`)).toBe(
    'allow-recursion',
  );
});

test.each([
  [
    'behind a heading',
    '<h2>Options <a href="#toc" aria-hidden="true">TOC</a></h2><p>None.</p>',
    '## Options',
  ],
  ['before it', '<h2><a href="p#x" aria-hidden="true">Link here</a> Options</h2><p>None.</p>', '## Options'],
  [
    'on both sides',
    '<h2><a href="#a" aria-hidden="true">top</a>Heat<a href="#b" aria-hidden="true">TOC</a></h2>',
    '## Heat',
  ],
  [
    'beside a term',
    '<dl><dt>heat <a href="#h" aria-hidden="true">link</a></dt><dd>None.</dd></dl>',
    'heat\n: None.',
  ],
  [
    'in a cell',
    '<table><tr><td><p>Before</p><h3>Heat <a href="#h" aria-hidden="true">link</a></h3></td><td>x</td></tr></table>',
    '| Before Heat | x |',
  ],
])(
  'a short link to a place of the page that is hidden from readers by ear is no text %s',
  (_, html, text) => {
    expect(reduce(html).split('\n\nNone.')[0]).toBe(text);
  },
);

const hidden = (text: string, href = '#h'): string => `<a aria-hidden="true" href="${href}">${text}</a>`;

test.each([
  ['in a sentence', `<p>See ${hidden('the manual')} for more.</p>`, 'See the manual for more.'],
  ['as a whole heading', `<h2>${hidden('Options')}</h2>`, '## Options'],
  ['to another page', `<h2>Options ${hidden('of kilns', 'kilns.html')}</h2>`, '## Options of kilns'],
  [
    'of some length',
    `<h2>Options ${hidden('that no kiln has had yet')}</h2>`,
    '## Options that no kiln has had yet',
  ],
  [
    'around a card',
    `<a aria-hidden="true" href="#h"><div><h3>Kiln</h3><p>Hot.</p></div></a>`,
    '### Kiln\n\nHot.',
  ],
  [
    'that nothing ends',
    '<h2>Kiln <a aria-hidden="true" href="k"></h2><p>Hot.</p><p>Red.</p>',
    '## Kiln\n\nHot.\n\nRed.',
  ],
  [
    'in a block of a heading before its text',
    `<h2><div>${hidden('Link')}</div>Installing the kiln</h2>`,
    '## Link\n\n## Installing the kiln',
  ],
  [
    'in a block of a term before its text',
    `<dl><dt><p>${hidden('Anchor')}</p>The lid</dt><dd>Closes it.</dd></dl>`,
    'Anchor\nThe lid\n: Closes it.',
  ],
  ['above other text', `<p>${hidden('Old')}</p><h2>Kiln</h2>`, 'Old\n\n## Kiln'],
])('any other link that is hidden from readers by ear is text: one %s', (_, html, text) => {
  expect(reduce(html)).toBe(text);
});

test('no word is lost but those of hidden links, however headings, terms, blocks and cells stand in one another', () => {
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom('lid ', 'kiln ', 'ash ', `<a aria-hidden="true" href="#x"> TOC </a>`),
      fc
        .tuple(
          fc.constantFrom('h2', 'dt', 'dd', 'dl', 'div', 'p', 'cell', 'li', 'ul', 'a', 'code'),
          fc.array(tie('tree'), { maxLength: 4 }),
        )
        .map(([name, within]) =>
          `<${name}>${within.join('')}</${name}>`
            .replace('<cell>', '<table><tr><td>')
            .replace('</cell>', '</td></tr></table>'),
        ),
    ),
  }));
  fc.assert(
    fc.property(tree, (html) => {
      const wordsOf = (text: string): readonly string[] => text.match(/\b(?:lid|kiln|ash)\b/gu) ?? [];
      expect(wordsOf(reduce(`<body>${html}</body>`))).toEqual(wordsOf(html));
    }),
  );
});
