import { describe, expect, it } from 'vitest';
import type { Firmness } from '#shared/domain/firmness.ts';
import { isRemark } from '#shared/prompting/remark.ts';

function remark(sentence: string, ...firmness: readonly Firmness[]): boolean {
  return isRemark(sentence, new Set(firmness));
}

describe('isRemark', () => {
  it.each([
    'Die Beleglage ist dünn.',
    'Les preuves sont limitées.',
    'La evidencia es débil.',
    'Le prove sono limitate.',
    'A evidência é fraca.',
    'Het bewijs is zwak.',
    'Доказательства слабы.',
    'This evidence is preliminary.',
    'These findings rest on a single source and should be read with caution.',
  ])('takes “%s” for a remark where something is preliminary', (sentence) => {
    expect(remark(sentence, 'preliminary')).toBe(true);
    expect(remark(sentence, 'preliminary', 'established')).toBe(true);
    expect(remark(sentence, 'established')).toBe(false);
  });

  it.each(['Die Quellen sind uneinig.', 'The sources disagree.', 'The evidence is mixed.'])(
    'takes “%s” for a remark where something is contested',
    (sentence) => {
      expect(remark(sentence, 'contested', 'preliminary')).toBe(true);
      expect(remark(sentence, 'preliminary')).toBe(false);
    },
  );

  it.each([
    'The evidence is well established.',
    'The independent sources agree.',
    'This finding is firm.',
    'Les résultats sont établis.',
  ])('takes “%s” for a remark where all is established', (sentence) => {
    expect(remark(sentence, 'established')).toBe(true);
    expect(remark(sentence, 'established', 'preliminary')).toBe(false);
    expect(remark(sentence, 'contested')).toBe(false);
  });

  it.each([
    'The evidence is not established.',
    'The sources do not agree.',
    'Seven independent sources agree.',
    'The sources do not say what a licence costs.',
    'None of the documents mentions the price.',
    'Nothing was found on the price of a licence.',
    'Die Quellen sagen nicht, was eine Lizenz kostet.',
    '来源没有说明价格。',
    'The two buffers do not differ.',
    'The two buffers differ in several respects.',
    'The evidence shows that the buffer is safe.',
    'The evidence is strong that it works.',
    'Die Studien zeigen eine Wirkung.',
    'La batería es débil.',
    'No study found a benefit.',
    'It never rusts.',
  ])('takes “%s” for a statement', (sentence) => {
    for (const firmness of ['established', 'contested', 'preliminary'] as const) {
      expect(remark(sentence, firmness)).toBe(false);
    }
  });
});
