import { expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';

it('takes a list along that goes on from what is above it, without a colon', () => {
  const text =
    '# Kilns\n\nBefore you fire a pot in a kiln of gas, you should\n\n- dry it\n- glaze it\n\nThen wait.\n';
  for (const words of ['you should', 'glaze it'])
    expect(quoteOf(text, words)).toBe(
      'Before you fire a pot in a kiln of gas, you should\n\n- dry it\n- glaze it',
    );
});

it('takes the list along that "this" speaks of, with what announces it where that fits', () => {
  const text =
    '# Kilns\n\nBefore you fire it, do the following:\n\n- dry it\n- glaze it\n\nThis ensures that no pot breaks.\n\nThe kiln is hot.\n';
  expect(quoteOf(text, 'This ensures')).toBe(
    'Before you fire it, do the following:\n\n- dry it\n- glaze it\n\nThis ensures that no pot breaks.',
  );
  expect(quoteOf(text, 'This ensures', { maxCharacters: 70 })).toBe(
    '- dry it\n- glaze it\n\nThis ensures that no pot breaks.',
  );
  expect(quoteOf(text, 'kiln is hot')).toBe('The kiln is hot.');
});
