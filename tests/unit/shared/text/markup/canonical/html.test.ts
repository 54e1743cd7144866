import { expect, test } from 'vitest';
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
    '<head><title>T</title><style>x</style></head><body><nav>menu</nav><header>top</header><script>1</script><form>f</form><p>Text.</p><aside>ad</aside><footer>end</footer></body>';
  expect(canonicalise({ contentType: 'text/html', text: html })).toEqual({ text: 'Text.', title: 'T' });
});

test('the main part is preferred, with the header that stands in it', () => {
  const html =
    '<div>Cookies and other things</div><main><article><header><h1>Herons</h1></header><p>They wait in the shallows.</p></article></main><div>Related</div>';
  expect(reduce(html)).toBe('# Herons\n\nThey wait in the shallows.');
});

test('a main part that holds next to nothing is not preferred', () => {
  expect(reduce(`<main>x</main><p>${'Long text outside. '.repeat(20)}</p>`)).toContain('Long text outside.');
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
