import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

test.each([
  ['<p><code>-u </code><em><code>uid</code></em> sets it</p>', '`-u uid` sets it'],
  ['<p><code>--at=</code><code>hour</code><code>:minute</code></p>', '`--at=hour:minute`'],
  ['<p><code>a</code> <code>b</code></p>', '`a` `b`'],
  ['<p><code>git add</code><code>git commit</code></p>', '`git add``git commit`'],
  ['<p><code>[slot] </code>void <code>reset()</code></p>', '`[slot]` void `reset()`'],
])('code that is marked up in parts is one: %s', (html, text) => {
  expect(canonicalise({ contentType: 'text/html', text: html }).text).toBe(text);
});
