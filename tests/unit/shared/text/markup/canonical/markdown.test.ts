import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(...lines: readonly string[]): string {
  return canonicalise({ contentType: 'text/markdown', text: lines.join('\n') }).text;
}

test('headings of both kinds become number-sign headings', () => {
  expect(reduce('Title', '=====', '', 'Sub', '---', '', '###  Deep  ###', 'text')).toBe(
    '# Title\n\n## Sub\n\n### Deep\n\ntext',
  );
});

test('the title is the first heading, without code marks', () => {
  const text = '[![ci](b.svg)](c)\n\n# The `core` package\n\n## Other';
  expect(canonicalise({ contentType: 'text/markdown', text }).title).toBe('The core package');
});

test('wrapped lines of a paragraph become one, without a space where the script has none', () => {
  expect(reduce('one', 'two  ', 'three\\', 'four')).toBe('one two three four');
  expect(reduce('苍鹭在', '等待')).toBe('苍鹭在等待');
});

test('a line that ends behind a hyphen goes on without a space, but not one of a row of such words, a dash or code', () => {
  expect(reduce('The kiln has auto-', 'ignition and a half-', 'height door.')).toBe(
    'The kiln has auto-ignition and a half-height door.',
  );
  expect(reduce('Open the pre-', 'and post-fire vents.')).toBe('Open the pre- and post-fire vents.');
  expect(reduce('It burns wood -', 'if dry -', 'and gas.')).toBe('It burns wood - if dry - and gas.');
  expect(reduce('Call `kiln --no-', 'door` to look up -before-', 'firing it.')).toBe(
    'Call `kiln --no- door` to look up -before- firing it.',
  );
  expect(reduce('Made by Smith-', 'Jones.')).toBe('Made by Smith- Jones.');
});

test('emphasis goes, names with underscores and products stay', () => {
  expect(reduce('**bold** and *it* and __b__ and _i_ and ~~gone~~ and ***both***')).toBe(
    'bold and it and b and i and gone and both',
  );
  expect(reduce('snake_case_name and 2*3*4 and a * b * c and __init__.py')).toContain(
    'snake_case_name and 2*3*4 and a * b * c',
  );
});

test('links become their text, references too, and their definitions go', () => {
  expect(
    reduce('See [the `docs`](https://a.b/c_(d) "t"), [more][1] and <https://x.y/z>.', '', '[1]: https://q.r'),
  ).toBe('See the `docs`, more and https://x.y/z.');
});

test('a link whose text has brackets, and a mail address, become their text', () => {
  expect(reduce('[f([a], b)](#f) by <a.b@example.org>')).toBe('f([a], b) by a.b@example.org');
});

test('badges and lone images go, an image in a sentence leaves its description', () => {
  expect(reduce('# T', '', '[![npm](a.svg)](b) ![x](c.png)', '', 'Press ![the red button](r.png) now.')).toBe(
    '# T\n\nPress the red button now.',
  );
});

test('inline code keeps its backticks and everything in it', () => {
  expect(reduce('Use `a*b*c` or ``x ` y`` and `<T>` &amp; go')).toBe(
    'Use `a*b*c` or ``x ` y`` and `<T>` & go',
  );
});

test('lists keep their marks and nesting', () => {
  expect(reduce('* one', '  continued', '', '* two', '    + inner', '1) first', '2) second')).toBe(
    '- one continued\n- two\n  - inner\n1. first\n2. second',
  );
});

test('tables become rows', () => {
  expect(reduce('| a | **b** |', '|---|:-:|', '| `x|y` | 1 \\| 2 |', 'after')).toBe(
    '| a | b |\n| `x|y` | 1 | 2 |\n\nafter',
  );
});

test('code keeps its lines as they are, fenced, whichever way it was marked', () => {
  expect(reduce('~~~ts title="x"', '# no heading', '', '', '  *a*', '~~~')).toBe(
    '```ts\n# no heading\n\n\n  *a*\n```',
  );
  expect(reduce('Text:', '', '    indented *code*', '', 'end')).toBe(
    'Text:\n\n```\nindented *code*\n```\n\nend',
  );
  expect(reduce('````', '```', 'inner', '````')).toBe('````\n```\ninner\n````');
  expect(reduce('```js', 'never closed')).toBe('```js\nnever closed\n```');
});

test('code that is set in within a quotation is code, and ends with that', () => {
  expect(
    reduce('> To look at it:', '>', '>     show it', '>     all of it', '    after it', '', 'Next.'),
  ).toBe('To look at it:\n\n```\nshow it\nall of it\n```\n\nafter it\n\nNext.');
});

test('quotes are read as text, their alerts without the mark', () => {
  expect(reduce('> [!NOTE]', '> Take', '> care.', '', '> ```', '> code', '> ```')).toBe(
    'Take care.\n\n```\ncode\n```',
  );
});

test('comments go, in a line and over lines, but not in code', () => {
  expect(reduce('a <!-- no --> b', '', '<!--', 'hidden', '-->', '`<!-- kept -->`'.replaceAll('`', ''))).toBe(
    'a b',
  );
  expect(reduce('```html', '<!-- kept -->', '```')).toBe('```html\n<!-- kept -->\n```');
});

test('HTML inside Markdown is read as what it shows', () => {
  expect(
    reduce(
      '<h1 align="center">Big <em>Name</em></h1>',
      '',
      '<p align="center"><img src="x"></p>',
      '',
      'a<br/>b <kbd>Ctrl</kbd>',
    ),
  ).toBe('# Big Name\n\na b Ctrl');
  expect(
    reduce(
      '<table>',
      '<tr><th>k</th><th>v</th></tr>',
      '',
      '<tr><td>a</td><td><b>1</b></td></tr>',
      '</table>',
      '',
      'end',
    ),
  ).toBe('| k | v |\n| a | 1 |\n\nend');
  expect(reduce('<details>', '<summary>More</summary>', '', 'Inside **here**.', '', '</details>')).toBe(
    'More\n\nInside here.',
  );
});

test('type parameters in prose are not taken for tags', () => {
  expect(reduce('Returns a Promise<Foo> or Map<string, T>.')).toBe(
    'Returns a Promise<Foo> or Map<string, T>.',
  );
});

test('front matter goes, a rule at the start does not take text with it', () => {
  expect(reduce('---', 'title: X', '---', 'Body')).toBe('Body');
  expect(reduce('---', 'just text', '', 'more')).toBe('just text\n\nmore');
});

test('entities and escapes are resolved once', () => {
  expect(reduce('a &lt;b&gt; \\*c\\* &amp;amp; &#8217;')).toBe('a <b> *c* &amp; ’');
});

test('terms keep their lines above what is said of them behind a colon, with an empty line between them or without', () => {
  expect(
    reduce('bowline', 'king of knots', ':   A loop that', '    holds.', ':   *Another* sense', '', 'Text.'),
  ).toBe('bowline\nking of knots\n: A loop that holds.\n: Another sense\n\nText.');
  expect(reduce('bowline', '', ': A loop.')).toBe('bowline\n: A loop.');
  expect(reduce(': Said of nothing.')).toBe(': Said of nothing.');
});

test('a paragraph that happens to be broken before a colon stays one', () => {
  const lines = ['Trois', 'nœuds', 'tiennent', 'toujours', 'bien', ': le premier'];
  expect(reduce(...lines)).toBe('Trois nœuds tiennent toujours bien : le premier');
});

test('a link whose address stands elsewhere is its words, but not in code, and no other brackets are', () => {
  expect(
    reduce(
      'See [The Guide] and [notes][], or [x].',
      '',
      '```',
      '[The Guide]',
      '```',
      '',
      '[the guide]: a.md',
      '[Notes]: b.md',
    ),
  ).toBe('See The Guide and notes, or [x].\n\n```\n[The Guide]\n```');
});

test('a line that is broken by hand before a capital says something by itself', () => {
  expect(reduce('A kiln for potters\\', 'I need a way to', 'fire it\\', 'slowly.')).toBe(
    'A kiln for potters\n\nI need a way to fire it slowly.',
  );
});

test('the heading of a note heads nothing, and is no title', () => {
  const text = '> ## Update of October\n>\n> The kiln moved.\n\n# Kilns\n\nText.';
  expect(canonicalise({ contentType: 'text/markdown', text })).toMatchObject({
    title: 'Kilns',
    text: 'Update of October\n\nThe kiln moved.\n\n# Kilns\n\nText.',
  });
  expect(reduce('> Update', '> ======', '', 'Text.')).toBe('Update\n\nText.');
});

test('code that looks like a link by its label stays as it is', () => {
  const labels = ['[index]: a.md', '[options]: b.md'];
  expect(reduce('Write `a[index]` or `[options]`, \\[index].', '', ...labels)).toBe(
    'Write `a[index]` or `[options]`, [index].',
  );
  expect(reduce('Text.', '', '    x[index] = 1', '', ...labels)).toBe('Text.\n\n```\nx[index] = 1\n```');
});

test('pictures by a label are none of the words of a title', () => {
  const labels = ['[build status]: b.svg', '[actions]: c', '[logo]: l.png', '[latest version]: v.svg'];
  const text = [
    '# Kilns [![Build Status]][actions] [![Latest Version]][crates]',
    '',
    '![logo]',
    '',
    ...labels,
  ];
  expect(canonicalise({ contentType: 'text/markdown', text: text.join('\n') }).title).toBe('Kilns');
});

test('what goes on in small letters, in figures or in code is not parted at a break by hand', () => {
  expect(reduce('Set it to\\', '`true` now.')).toBe('Set it to `true` now.');
  expect(reduce('The answer is\\', '42 kg.')).toBe('The answer is 42 kg.');
  expect(reduce('Run `kiln \\', 'X` now.')).not.toContain('\n');
});

test('a hundred thousand lines that are broken by hand are read', () => {
  expect(
    canonicalise({ contentType: 'text/markdown', text: 'Ab\\\n'.repeat(200_000) }).text.length,
  ).toBeGreaterThan(200_000);
});
