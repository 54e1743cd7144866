import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

const reduce = (html: string): string => canonicalise({ contentType: 'text/html', text: html }).text;

const cells = (...texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
const member = (...rows: readonly string[]): string =>
  `<div class="memitem"><div class="memproto">\n<table class="memname">${rows.join('\n')}</table>\n</div>`;

test('the declaration of a member stands as a heading above what is said of it', () => {
  const page = `<h2>Fields</h2>${member(cells('int <a href="k.html">Kiln::heat</a>'))}<div class="memdoc"><p>How hot it is.</p></div></div>${member(cells('bool Kiln::lit ', '(', 'const map&lt;int&gt; &amp;&#160;', '<em>hours</em>, '), cells('', '', 'int&#160;', '<em>day</em>&#160;'), cells('', ')', ''))}<div class="memdoc"><p>Whether it burns.</p></div></div>`;
  expect(reduce(page)).toBe(
    [
      '## Fields',
      '#### int Kiln::heat',
      'How hot it is.',
      '#### bool Kiln::lit (const map<int> & hours, int day)',
      'Whether it burns.',
    ].join('\n\n'),
  );
});

test('the declaration of a template is one line with it', () => {
  const template = '<div class="memtemplate">template&lt;typename T &gt; </div>';
  const page = member(cells('T Kiln::heat ', '(', 'int&#160;', '<em>a</em>', ')', '')).replace(
    'memproto">',
    `memproto">\n${template}`,
  );
  expect(reduce(`${page}<p>How hot.</p></div>`)).toBe(
    '#### template<typename T > T Kiln::heat (int a)\n\nHow hot.',
  );
});

test('below a heading that names it, it is code, without its labels', () => {
  const labelled = `<div class="memproto"><table class="mlabels"><tr><td class="mlabels-left">${member(cells('void Kiln::open ', '(', ')', '')).slice('<div class="memitem"><div class="memproto">'.length, -'</div>'.length)}</td><td class="mlabels-right"><span class="mlabels"><span class="mlabel">static</span></span></td></tr></table></div>`;
  expect(reduce(`<h2 class="memtitle">◆ open()</h2>\n${labelled}<p>Opens it.</p>`)).toBe(
    '## ◆ open()\n\n```\nvoid Kiln::open ()\n```\n\nOpens it.',
  );
});

test('what is no such declaration, or has no end, stays as it is', () => {
  for (const html of [
    '<div class="memproto"><p>Kilns.</p></div>',
    `<div class="memproto"><table class="memname">${cells('a', 'b')}</table>`,
    `<table class="memname">${cells('a', 'b')}</table>`,
  ])
    expect(reduce(html)).toBe(reduce(html.replaceAll('memproto', 'other')));
});
