import { expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';

const SAID =
  'Berg puts it so: “Kilns are hot. Pots are cold. Both are round.” Nobody agrees.\n\nMore is said below.';

it('a quotation that a sentence opens is quoted to its end', () => {
  expect(quoteOf(SAID, 'Kilns are hot', { maxCharacters: 70 })).toMatch(/Both are round\.”$/u);
  expect(quoteOf(SAID.replace('“', '"').replace('”', '"'), 'Kilns are hot', { maxCharacters: 70 })).toMatch(
    /Both are round\."$/u,
  );
});

it('a quotation is quoted as far as without its mark where its end does not fit, or is not there', () => {
  const own = quoteOf(SAID, 'Kilns are hot', { maxCharacters: 40 });
  expect(own).toContain('Kilns are hot.');
  expect(own).not.toContain('Both');
  expect(quoteOf(SAID.replace('”', ''), 'Nobody agrees', { maxCharacters: 30 })).toContain('Nobody agrees.');
});
