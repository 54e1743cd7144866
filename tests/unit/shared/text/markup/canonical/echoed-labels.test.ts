import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(...paragraphs: readonly string[]): string {
  const text = paragraphs.map((one) => `<p>${one}</p>`).join('');
  return canonicalise({ contentType: 'text/html', text: `<div class="admonition note">${text}</div>` }).text;
}

test('a label over a remark goes where the text below it begins with the same word, and stays elsewhere', () => {
  expect(reduce('Note', 'Note on glazes', 'They run.')).toBe('Note on glazes\n\nThey run.');
  expect(reduce('Warning:', 'Warning! The lid is hot.')).toBe('Warning! The lid is hot.');
  expect(reduce('Note', 'Notebooks burn.')).toBe('Note\n\nNotebooks burn.');
  expect(reduce('Note', 'Glazes run.')).toBe('Note\n\nGlazes run.');
  expect(reduce('Kilns', 'Kilns are hot.')).toBe('Kilns\n\nKilns are hot.');
});
