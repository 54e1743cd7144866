import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(...paragraphs: readonly string[]): string {
  const text = paragraphs.map((one) => `<p>${one}</p>`).join('');
  return canonicalise({ contentType: 'text/html', text: `<div class="admonition note">${text}</div>` }).text;
}

test('a label over a remark stands before its text, or goes where that begins with the same word', () => {
  expect(reduce('Note', 'Note on glazes', 'They run.')).toBe('Note on glazes\n\nThey run.');
  expect(reduce('Warning:', 'Warning! The lid is hot.')).toBe('Warning! The lid is hot.');
  expect(reduce('Note', 'Notebooks burn.')).toBe('Note: Notebooks burn.');
  expect(reduce('Note', 'Glazes run.', 'They drip.')).toBe('Note: Glazes run.\n\nThey drip.');
  expect(reduce('Kilns', 'Kilns are hot.')).toBe('Kilns\n\nKilns are hot.');
});

test('a label over a list, over another label or over nothing stays as it is', () => {
  const text = '<p>Note</p><ul><li>Glazes run.</li></ul><p>Tip</p><p>Note</p>';
  expect(canonicalise({ contentType: 'text/html', text }).text).toBe('Note\n\n- Glazes run.\n\nTip\n\nNote');
});
