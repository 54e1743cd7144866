import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(html: string): string {
  return canonicalise({ contentType: 'text/html', text: html }).text;
}

test.each([
  ['<p><code>-u </code><em><code>uid</code></em> sets it</p>', '`-u uid` sets it'],
  ['<p><code>-u <em>uid</em> </code>sets it</p>', '`-u uid` sets it'],
  ['<p><code>--at=</code><code>hour</code><code>:minute</code></p>', '`--at=hour:minute`'],
  ['<p><code>a</code> <code>b</code></p>', '`a` `b`'],
  ['<p><code>git add</code><code>git commit</code></p>', '`git add``git commit`'],
])('code that is marked up in parts is one: %s', (html, text) => {
  expect(reduce(html)).toBe(text);
});

test.each([
  ['<p><code>[slot] </code>void <code>reset()</code></p>', '`[slot]` void `reset()`'],
  ['<p><code>[slot] </code>(void)</p>', '`[slot]` (void)'],
  ['<p><code>[slot] </code>"void"</p>', '`[slot]` "void"'],
  ['<p><code>[slot] </code>_void</p>', '`[slot]` _void'],
  ['<p><code>[slot] </code> void</p>', '`[slot]` void'],
  ['<p>Use <code>a</code> and <code>b </code>c</p>', 'Use `a` and `b` c'],
  ['<p>Use <code><b>a </b></code>c</p>', 'Use `a` c'],
  ['<p>Use <code>a<br></code>c</p>', 'Use `a`\nc'],
  ['<p>A ` or <code>a </code>c` d</p>', 'A ` or `a` c` d'],
  ['<p>Returns:<em><code></code></em> nothing</p>', 'Returns: nothing'],
  ['<table><tr><td><code></code></td><td>Error code.</td></tr></table>', 'Error code.'],
  ['<p>A `b `c and ` d `e</p>', 'A `b `c and ` d `e'],
])('a blank at the end of code stands behind its mark: %s', (html, text) => {
  expect(reduce(html)).toBe(text);
});

const SEVERAL = [
  ['<code>a</code>, <code>b</code> or <code>c</code>.', '`a`, `b` or `c`.'],
  ['<code>a</code>: <code>int</code>', '`a`: `int`'],
  ['(<code>a</code>) <code>b</code> c', '(`a`) `b` c'],
  ['<code>a</code>– <code>b</code>; <code>c d</code>/<code>e</code> f', '`a`– `b`; `c d`/`e` f'],
] as const;

test.each(SEVERAL)('code keeps its marks whatever stands between: %s', (inner, text) => {
  expect(reduce(`<p>${inner}</p>`)).toBe(text);
  expect(reduce(`<ul><li>${inner}</li></ul>`)).toBe(`- ${text}`);
  expect(reduce(`<h2>${inner}</h2>`)).toBe(`## ${text}`);
  expect(reduce(`<dl><dt>${inner}</dt><dd>${inner}</dd></dl>`)).toBe(`${text}\n: ${text}`);
  expect(reduce(`<table><tr><td>${inner}</td><td>x</td></tr></table>`)).toBe(`| ${text} | x |`);
});

const code = fc.constantFrom('a', 'int', 'f(x)', '--at=1', 'two words', '[slot]');
const between = fc.constantFrom(', ', ': ', ') ', ' (', '; ', ' or ', '. Then ', ' – ', ' "');

test('any row of code and punctuation is written as it stands, blanks at the end of code behind its mark', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(code, fc.boolean(), between), { minLength: 1, maxLength: 8 }), (pieces) => {
      const html = pieces.map(
        ([inner, isBlank, sign]) => `<code>${inner}${isBlank ? ' ' : ''}</code>${sign}`,
      );
      const text = pieces.map(([inner, isBlank, sign]) => `\`${inner}\`${isBlank ? ' ' : ''}${sign}`);
      expect(reduce(`<p>Use ${html.join('')}it.</p>`)).toBe(
        `Use ${text.join('')}it.`.replaceAll(/ {2,}/gu, ' '),
      );
    }),
  );
});

test('code is read in time that grows with its length alone', () => {
  const began = performance.now();
  reduce(`<p>${'<code>ab </code>, and <code>c</code> '.repeat(20_000)}</p>`);
  expect(performance.now() - began).toBeLessThan(5000);
});
