import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

const reduce = (html: string): string => canonicalise({ contentType: 'text/html', text: html }).text;

test('the link to the code of what is described is no part of its name', () => {
  expect(reduce('<p>light()<a href="m.html#light"><span>[source]</span></a></p>')).toBe('light()');
  expect(reduce('<p>See <a href="m.html#x">[7]</a>.</p>')).toBe('See [7].');
});
