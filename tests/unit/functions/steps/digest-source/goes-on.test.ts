import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';

describe('a quote is parted from nothing that goes on', () => {
  it.each([
    'If set, pots are named after it.',
    'Only two can be fired this way.',
    'For example, it may be Ash.',
    'In a town, these are of steel.',
  ])('takes along what "%s" speaks of', (sentence) => {
    const text = `KILN_NAME is the name of the kiln.\n${sentence}`;
    expect(quoteOf(text, sentence)).toBe(text);
  });

  it('takes along what goes on about a sentence in a paragraph of its own, and no other paragraph', () => {
    const text =
      '# Kilns\n\nA pot may be kept elsewhere.\n\nThis is done by a shelf. It holds nine.\n\nPots crack.\n';
    expect(quoteOf(text, 'kept elsewhere')).toBe('A pot may be kept elsewhere.\n\nThis is done by a shelf.');
    expect(quoteOf(text.replace('This is', 'All is'), 'kept elsewhere')).toBe('A pot may be kept elsewhere.');
  });

  it('ends code with no line that goes on in the next', () => {
    const text =
      'Fire it by this:\n\n```\nkiln dry\nkiln start --slow \\\n  --heat 900 --hold 60 --cool 10\n' +
      `${'kiln open\n'.repeat(9)}\`\`\`\n`;
    expect(quoteOf(text, 'Fire it', { maxCharacters: 60 })).toBe('Fire it by this:\n\n```\nkiln dry');
    expect(quoteOf(text, 'Fire it')).toContain('--cool 10');
  });
});
