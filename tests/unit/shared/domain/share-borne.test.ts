import { describe, expect, it } from 'vitest';
import { shareOf } from '#shared/domain/share-borne.ts';
import { formsIn } from '#shared/text/words/word-forms.ts';

describe('how much of what is wanted is borne', () => {
  it('counts a rare term for more than a common one', () => {
    const share = shareOf({ documentCount: 10, idf: { mill: 2, red: 0.5 } });
    expect(share(['mill', 'red'], new Set(['mill']))).toBeCloseTo(0.8);
    expect(share(['mill', 'red'], new Set(['red']))).toBeCloseTo(0.2);
    expect(share([], new Set(['red']))).toBe(0);
  });

  it('takes other forms of a term for it where words end in many ways, and only there', () => {
    const borne = new Set(['linien']);
    expect(shareOf(undefined, formsIn('Welche Linie ist das?'))(['linie', 'mühle'], borne)).toBe(0.5);
    expect(shareOf(undefined)(['linie', 'mühle'], borne)).toBe(0);
  });
});
