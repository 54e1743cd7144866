import { expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';

it('quotes the code that a sentence announces, though another stands before it', () => {
  const text =
    '# Kilns\n\nThe following makes it listen. It writes a log of what it hears.\n\n```\nkiln --hear\n```\n\nIt is hot. It glows.\n\n```\nother\n```\n';
  expect(quoteOf(text, 'makes it listen')).toMatch(/kiln --hear\n```$/u);
  expect(quoteOf(text, 'It glows')).not.toContain('other');
  const people =
    '# Kilns\n\nThe following users are affected: Ann and Bob. It is mended now.\n\n```\nother\n```\n';
  expect(quoteOf(people, 'are affected')).not.toContain('other');
});
