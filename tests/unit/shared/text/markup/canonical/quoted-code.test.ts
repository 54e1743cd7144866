import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

const reduce = (raw: string): string => canonicalise({ text: raw, contentType: 'text/html' }).text;

test.each([
  ["<p>Call `<code>cap_count</code>' first.</p>", 'Call `cap_count` first.'],
  ['<p>Call `<code>cap_count</code>’ first.</p>', 'Call `cap_count` first.'],
  ["<p>The kiln's <code>cap_count</code> is 'low'.</p>", "The kiln's `cap_count` is 'low'."],
])('code that GNU quotes has one pair of marks: %s', (raw, text) => {
  expect(reduce(raw)).toBe(text);
});
