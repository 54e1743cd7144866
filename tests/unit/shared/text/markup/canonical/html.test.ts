import { describe, expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(html: string): string {
  return canonicalise({ contentType: 'text/html', text: html }).text;
}

test('headings, paragraphs, lists, tables and code keep their shape', () => {
  const html = `<body><h1>Title</h1><p>One <b>bold</b>
    word &amp; more.</p><ul><li>a<ul><li>inner</li></ul></li><li>b</li></ul><ol><li>x</li><li>y</li></ol>
    <table><tr><th>k</th><th>v</th></tr><tr><td>a</td><td><p>1</p></td></tr></table>
    <pre><code class="language-ts">const a = 1;\n  b();</code></pre><p>Use <code>f()</code>.</p></body>`;
  expect(reduce(html)).toBe(
    [
      '# Title',
      'One bold word & more.',
      '- a\n  - inner\n- b\n1. x\n2. y',
      '| k | v |\n| a | 1 |',
      '```ts\nconst a = 1;\n  b();\n```',
      'Use `f()`.',
    ].join('\n\n'),
  );
});

test('what is not text of the page is dropped', () => {
  const html =
    '<head><title><div class="t">T&lt;int&gt;</div></title><style>x</style></head><body><nav>menu</nav><header>top</header><script>1</script><form>f</form><p>Text.</p><aside>ad</aside><footer>end</footer></body>';
  expect(canonicalise({ contentType: 'text/html', text: html })).toEqual({ text: 'Text.', title: 'T<int>' });
});

test('a comment that nothing ends hides no page, one that ends stays hidden', () => {
  const page =
    '<title>Kilns</title><!-- BEGIN the main body>\n<h1>Kilns</h1><p>Hot.</p>\n<!-- END the main body>';
  expect(reduce(page)).toBe('# Kilns\n\nHot.');
  expect(reduce('<p>Hot.</p><!-- <p>Cold.</p> -->')).toBe('Hot.');
  expect(reduce('<p>Hot.</p><!-- a > b -->')).toBe('Hot.');
  const long = `<p>${'Hot. '.repeat(100)}</p><!-- BEGIN> <p>Cold.</p>`;
  expect(reduce(long)).not.toContain('Cold');
  expect(reduce('<!--a>'.repeat(200_000))).toBe('');
});

test('the main part is preferred, with the header that stands in it', () => {
  const html =
    '<div>Cookies and other things</div><main><article><header><h1>Herons</h1></header><p>They wait in the shallows.</p></article></main><div>Related</div>';
  expect(reduce(html)).toBe('# Herons\n\nThey wait in the shallows.');
});

test('a main part that holds next to nothing is not preferred', () => {
  expect(reduce(`<main>x</main><p>${'Long text outside. '.repeat(20)}</p>`)).toContain('Long text outside.');
});

test('a row that only sets code in from the margin is the code, what is announced before and said after keeps its place', () => {
  expect(
    reduce(
      '<p>Write it so:</p><table><tr><td>&nbsp;</td><td><pre class="example">tool -p m128 \\\n  -U flash</pre></td></tr></table><p>It ends.</p>',
    ),
  ).toBe('Write it so:\n\n```\ntool -p m128 \\\n  -U flash\n```\n\nIt ends.');
  expect(
    reduce('<table><tr><td></td><td><pre>a = 1\nb = 2</pre></td><td>what it does</td></tr></table>'),
  ).toBe('```\na = 1\nb = 2\n```\n\nwhat it does');
});

test('an element for code that stands around a whole block leaves no sign of its own', () => {
  expect(
    reduce(
      '<p>Load it so:</p><p><blockquote><code><pre>\ncl -t c64 a.s\n</pre></code></blockquote></p><p>It runs.</p>',
    ),
  ).toBe('Load it so:\n\n```\ncl -t c64 a.s\n```\n\nIt runs.');
});

test('code beside what it means stays a row', () => {
  expect(reduce('<table><tr><td>Sum</td><td><pre>a +\nb</pre></td></tr></table>')).toBe('| Sum | a + b |');
});

test('a paragraph of nothing but code in several lines is a block of code', () => {
  expect(
    reduce(
      '<p>Type:</p><div><p><code>\n  # make passwords<br>\n  New password: x<br>\n  Done\n</code></p></div>',
    ),
  ).toBe('Type:\n\n```\n# make passwords\nNew password: x\nDone\n```');
  expect(reduce('<p><code>copy this\n  to that<br>\n  done</code></p>')).toBe(
    '```\ncopy this to that\ndone\n```',
  );
  expect(reduce('<p><code>one line</code></p>')).toBe('`one line`');
  expect(reduce('<p><code>a</code> and<br><code>b</code></p>')).toBe('`a` and\n`b`');
});

test('line breaks separate lines', () => {
  expect(reduce('<p>first<br>second<br/>  third</p>')).toBe('first\nsecond\nthird');
});

test('nesting without end is read as plain text', () => {
  const depth = 200_000;
  expect(reduce(`${'<div>'.repeat(depth)}deep text${'</div>'.repeat(depth)}`)).toBe('deep text');
});

test('tags that never close and stray closing tags do no harm', () => {
  expect(reduce('<p>one<p>two</div></p><li>item')).toBe('one\n\ntwo\n\n- item');
});

test('a picture without a description leaves no empty brackets', () => {
  expect(reduce('<p>Press the button (<img src="a.png">). Call free () then <img src="b">.</p>')).toBe(
    'Press the button. Call free () then .',
  );
});

describe('a table', () => {
  const LONG =
    'You have to lay the bricks anew, as the mortar has gone, and this takes a day or two. '.repeat(3);
  const row = (...cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

  test('that lays out questions and answers is read as paragraphs, lists and code', () => {
    const answer = `<p>${LONG}</p><ul><li>Sand</li><li>Lime</li></ul><pre>mix --slow\n  lime</pre>`;
    const html = `<table>${row('<p>1.</p>', '<p>The kiln smokes. What is wrong?</p>')}${row('', answer)}</table>`;
    expect(reduce(html)).toBe(
      [
        '1. The kiln smokes. What is wrong?',
        LONG.trim(),
        '- Sand\n- Lime',
        '```\nmix --slow\n  lime\n```',
      ].join('\n\n'),
    );
  });

  test('whose rows describe at length gives each name its paragraphs, and keeps short rows', () => {
    const html = `<table>${row('Rule', 'Value', 'Meaning')}${row('gap', 'min', `<p>${LONG}</p><p>No more.</p>`)}</table>`;
    expect(reduce(html)).toBe(`| Rule | Value | Meaning |\n\ngap\n\nmin\n\n${LONG.trim()}\n\nNo more.`);
  });

  test('of one row with a label beside a text is a remark', () => {
    const text = 'A kiln that was fired wet cracks, and no glaze hides that afterwards.';
    expect(reduce(`<table>${row('Note', text)}</table>`)).toBe(`Note: ${text}`);
  });

  test('gives a text that stands alone in its row as a paragraph, with its mark before it', () => {
    const text = 'The drivers come with the disk of the maker, or from the page of the maker.';
    expect(reduce(`<table>${row('Driver', 'Size')}${row('[1]', text)}${row('oak', '2 kB')}</table>`)).toBe(
      `| Driver | Size |\n\n[1] ${text}\n\n| oak | 2 kB |`,
    );
  });

  test('within a cell of another loses no word of either', () => {
    const html = `<table>${row(`<p>Before.</p><table>${row('inner', 'cell')}</table><p>Behind.</p>`)}</table>`;
    for (const word of ['Before.', 'inner', 'cell', 'Behind.']) expect(reduce(html)).toContain(word);
  });
});

describe('numbers above the line', () => {
  const read = (html: string): string => canonicalise({ contentType: 'text/html', text: html }).text;

  test.each([
    ['<p>2<sup>64</sup> rows</p>', '2⁶⁴ rows'],
    ['<p>10<sup>-3</sup> m</p>', '10⁻³ m'],
    ['<p>in 1995<sup><a href="#n12">12</a></sup> it</p>', 'in 1995 it'],
    ['<p>in 1995<sup><a href="#n12">[12]</a></sup>.</p>', 'in 1995.'],
    ['<p>the 1<sup>st</sup> one</p>', 'the 1st one'],
    ['<p>x<sup>n</sup> and CO<sub>2</sub></p>', 'xn and CO2'],
    ['<p>Of <sup>100 mg of it a day.</sup></p>', 'Of 100 mg of it a day.'],
  ])('%s reads %s', (html, text) => {
    expect(read(html)).toBe(text);
  });

  test('lose no text where a block stands inside', () => {
    expect(read('<p>a<sup>b<p>2</sup> c</p>')).toMatch(/^ab\s+2\s+c$/u);
  });

  test('stay above it in Markdown', () => {
    expect(canonicalise({ contentType: 'text/markdown', text: 'up to 10<sup>15</sup> items' }).text).toBe(
      'up to 10¹⁵ items',
    );
  });
});

test('a note that is set beside the text is a part of it', () => {
  const html =
    '<body><p>Text.</p><aside class="admonition warning"><p>Not in rain.</p></aside><aside class="social">Follow us</aside></body>';
  expect(canonicalise({ contentType: 'text/html', text: html }).text).toBe('Text.\n\nNot in rain.');
});

test('what its role sets apart from the text is left out, unless it stands in the main part', () => {
  const html =
    '<body><div role="banner">Shop</div><p>Text.</p><div role="complementary">Offers</div><div role="search">Find</div></body>';
  expect(canonicalise({ contentType: 'text/html', text: html }).text).toBe('Text.');
  const inside =
    '<div>Menu of the day</div><div role="main"><p>Text, and a good deal more of it.</p><div role="complementary">A remark.</div></div><div>Footer</div>';
  expect(canonicalise({ contentType: 'text/html', text: inside }).text).toBe(
    'Text, and a good deal more of it.\n\nA remark.',
  );
});

test('what is said of a term stands right below it behind a colon, its further paragraphs as any other', () => {
  expect(
    reduce(
      '<dl><dt><code>-q</code><dt>--quiet<dd><p>Say nothing.</p><p>Not even this.</p><dd>A second sense.<dt>-v</dt><dd>Say all.</dd></dl><p>After.</p>',
    ),
  ).toBe('`-q`\n--quiet\n: Say nothing.\n\nNot even this.\n\nA second sense.\n\n-v\n: Say all.\n\nAfter.');
  expect(reduce('<dl><dt>knot</dt><dd>A tie.</dd><dd>A speed.</dd></dl>')).toBe('knot\n: A tie.\n: A speed.');
});

test('a term within what is said of another is set in below it', () => {
  expect(
    reduce(
      '<dl><dt>detach</dt><dd>Takes a file off.<dl><dt>name</dt><dd>Which one.</dd></dl></dd><dt>send</dt><dd>Sends it.</dd></dl>',
    ),
  ).toBe('detach\n: Takes a file off.\n\n  name\n: Which one.\n\nsend\n: Sends it.');
});

test.each([
  ['a term of which nothing is said', '<dl><dt>knot</dt></dl><p>Text.</p>', 'knot\n\nText.'],
  ['a term above a list', '<dl><dt>knots</dt><dd><ul><li>bowline</li></ul></dd></dl>', 'knots\n\n- bowline'],
  [
    'a term above code',
    '<dl><dt>knots</dt><dd><pre><code>tie()</code></pre></dd></dl>',
    'knots\n\n```\ntie()\n```',
  ],
  ['what is said of nothing', '<dl><dd>Said of nothing.</dd></dl>', 'Said of nothing.'],
  [
    'a term that is a paragraph',
    `<dl><dt>${'word '.repeat(80)}</dt><dd>x</dd></dl>`,
    `${'word '.repeat(80).trim()}\n\nx`,
  ],
  [
    'terms above others that are set in below them',
    '<dl><dt>edit</dt><dd><dl><dt>--spawn</dt><dd>Opens a terminal.</dd></dl></dd></dl>',
    'edit\n\n  --spawn\n: Opens a terminal.',
  ],
])('%s is text', (_, html, text) => {
  expect(reduce(html)).toBe(text);
});

test.each(['&lt;no title&gt; — Kilns documentation', ') — Kilns 2.1', 'Untitled Document'])(
  'a page whose title a generator made of nothing is called by its heading: %s',
  (title) => {
    const page = `<title>${title}</title><h1>Ash</h1><p>It is grey.</p>`;
    expect(canonicalise({ contentType: 'text/html', text: page }).title).toBe('Ash');
  },
);
