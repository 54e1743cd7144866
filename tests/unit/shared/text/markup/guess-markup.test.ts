import { expect, test } from 'vitest';
import { guessMarkup } from '#shared/text/markup/guess-markup.ts';
import { readTextDocument } from '#shared/text/markup/text-document.ts';

const CHAPTERS = 'Kites\n~~~~~\n\nThey fly.\n\nTails\n~~~~~\n\nThey wag.';

test('a plain text is read by its headings where marks as long as they are stand below them', () => {
  expect(guessMarkup(CHAPTERS)).toBe('rst');
  expect(readTextDocument(CHAPTERS, 'text').text).toContain('# Kites');
});

test('marks that are longer than any heading, and one heading alone, say nothing of the markup', () => {
  expect(guessMarkup(CHAPTERS.replaceAll('~~~~~', '~'.repeat(16)))).toBeUndefined();
  expect(guessMarkup('Kites\n~~~~~\n\nThey fly.')).toBeUndefined();
});
