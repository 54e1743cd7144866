import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameText, shinglesOf } from '#functions/steps/select-sources/shared-text.ts';

const words = fc.array(fc.stringMatching(/^[a-z]{4,8}$/u), { minLength: 30, maxLength: 60 });
const isSame = (first: string, second: string): boolean => isSameText(shinglesOf(first), shinglesOf(second));

describe('isSameText', () => {
  it('R2.4 knows a text by any longer part of it', () => {
    fc.assert(
      fc.property(words, words, words, (before, part, after) => {
        const whole = [...before, ...part, ...after].join(' ');
        expect(isSame(whole, part.join(' '))).toBe(true);
        expect(isSame(part.join(' '), whole)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('takes texts of other words for two', () => {
    fc.assert(
      fc.property(words, words, (first, second) => {
        expect(isSame(first.join(' '), second.map((word) => `${word}x`).join(' '))).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('says nothing of a few words', () => {
    expect(isSame('Iron rusts in moist air.', 'Iron rusts in moist air.')).toBe(false);
    expect(isSame('', '')).toBe(false);
  });
});
