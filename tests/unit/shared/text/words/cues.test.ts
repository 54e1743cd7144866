import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradicts } from '#functions/steps/extract-claims/contradiction.ts';
import { countCues, isUncertain } from '#shared/text/words/cues.ts';
import { hardText } from '../arbitrary-text.ts';

describe('contradicts', () => {
  it.each([
    ['Aspirin reduces the risk of stroke.', 'Aspirin does not reduce the risk of stroke.'],
    ['Vitamin D increases bone density.', 'Vitamin D decreases bone density in adults.'],
    ['Buckets are public by default.', 'Buckets are not public by default.'],
    ['Mortality was lower in treated patients.', 'There was no difference in mortality of treated patients.'],
  ])('sees that "%s" and "%s" disagree', (first, second) => {
    expect(contradicts(first, second)).toBe(true);
    expect(contradicts(second, first)).toBe(true);
  });

  it.each([
    ['The queue is encrypted by default.', 'By default the queue is encrypted with managed keys.'],
    [
      'Objects are encrypted with keys.',
      'Public access is not blocked, and objects are encrypted with keys.',
    ],
    ['Aspirin reduces the risk of stroke.', 'The cat does not sleep.'],
    ['Higher doses reduced pain in adults.', 'Lower doses increased pain in adults.'],
  ])('sees no quarrel between "%s" and "%s"', (first, second) => {
    expect(contradicts(first, second)).toBe(false);
  });

  it('never sets a sentence against itself', () => {
    fc.assert(
      fc.property(hardText, (text) => {
        expect(contradicts(text, text)).toBe(false);
      }),
    );
  });
});

describe('cues', () => {
  it('counts reported statistics', () => {
    expect(countCues('Pain fell significantly (P < 0.01).')).toMatchObject({
      probabilities: 1,
      significances: 2,
    });
  });

  it('hears hedging and plain statement apart', () => {
    expect(isUncertain('This may suggest a link.')).toBe(true);
    expect(isUncertain('Keys may rotate.')).toBe(true);
    expect(isUncertain('Keys rotate yearly.')).toBe(false);
  });
});
