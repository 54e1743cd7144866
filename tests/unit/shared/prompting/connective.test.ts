import { describe, expect, it } from 'vitest';
import { isConnective } from '#shared/prompting/connective.ts';

describe('isConnective', () => {
  const known = new Set(['encryption', 'default', 'queue']);

  it.each([
    'In summary:',
    'The following sections go through this in order.',
    'Encryption by default:',
    'Overall,',
  ])('takes “%s” for a sentence that states nothing', (sentence) => {
    expect(isConnective(sentence, known)).toBe(true);
  });

  it.each([
    'Encryption is the default.',
    'Aspirin cures cancer:',
    'The sources leave no doubt.',
    'In summary, 40 % of it:',
    'In summary, “the following”:',
    'Iron rusts.',
  ])('takes “%s” for a statement', (sentence) => {
    expect(isConnective(sentence, known)).toBe(false);
  });
});
