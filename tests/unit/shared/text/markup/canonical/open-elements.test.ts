import { expect, test } from 'vitest';
import { reduceHtml } from '#shared/text/markup/canonical/html.ts';

const textOf = (html: string): string => reduceHtml(html).text;

test('what is a heading by its role, or the title that Doxygen sets, is one', () => {
  const html =
    '<title>The Kit</title><div class="headertitle">\n<div class="title">Questions </div> </div>' +
    '<div class="title">A caption</div><p>It sings.</p><div role="heading" aria-level="3">Licence</div><p>Free.</p>' +
    '<p role="heading">Price</p><p>None.</p>';
  expect(textOf(html)).toBe(
    '# Questions\n\nA caption\n\nIt sings.\n\n### Licence\n\nFree.\n\n## Price\n\nNone.',
  );
});

test('a title of Doxygen holds no groups, and nothing is a heading by its role within what is whole', () => {
  expect(
    textOf(
      '<div class="headertitle"><div class="title">Mode<div class="ingroups">Group</div></div></div><p>It is.</p>',
    ),
  ).toBe('# Mode\n\nIt is.');
  expect(
    textOf('<h2>1. <span role="heading">Intro</span></h2><p>Use <code>a <b role="heading">b</b></code>.</p>'),
  ).toBe('## 1. Intro\n\nUse `a b`.');
  expect(textOf('<div role="Heading doc-title" aria-level="two">Kit</div><p>It is.</p>')).toBe(
    '## Kit\n\nIt is.',
  );
});
