import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terms as termsOf } from '#shared/text/words/analyze.ts';
import { estimateSimilarity, isNearDuplicate, minHash } from '#shared/text/retrieval/near-duplicate.ts';
import { containment, cosine as cosineOf, jaccard, termVector } from '#shared/text/words/similarity.ts';
import { hardText } from '../arbitrary-text.ts';

const terms = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 });

const rarity = (term: string): number => (term === 'rare' ? 4 : 1);

const cosine = (first: readonly string[], second: readonly string[], idf: (term: string) => number): number =>
  cosineOf(termVector(first, idf), termVector(second, idf));

describe('similarity', () => {
  it('shares the common over the whole', () => {
    expect(jaccard(['a', 'b'], ['b', 'c'])).toBeCloseTo(1 / 3, 12);
    expect(jaccard([], [])).toBe(0);
  });

  it('is held by what says the same in the same order, and more', () => {
    const wave = ['water', 'rises', 'in', 'each', 'wave'];
    expect(containment(wave, ['here', ...wave, 'twice'])).toBe(1);
    expect(containment(wave, wave.toReversed())).toBe(0);
    expect(containment(wave, [...wave.slice(0, 4), 'storm', 'again'])).toBe(0.5);
    expect(containment(['a'], ['b', 'a'])).toBe(1);
    expect(containment([], ['a'])).toBe(0);
  });

  it('lets rare terms count for more', () => {
    expect(cosine(['rare', 'x'], ['rare', 'y'], rarity)).toBeGreaterThan(
      cosine(['x', 'p'], ['x', 'q'], rarity),
    );
  });

  it('ignores inflection and order', () => {
    const [first, second] = ['Keys encrypt the table.', 'The table is encrypted by a key.'].map(termsOf);
    expect(cosine(first ?? [], second ?? [], () => 1)).toBeCloseTo(1, 6);
  });

  it('is symmetric and between 0 and 1', () => {
    fc.assert(
      fc.property(terms, terms, (first, second) => {
        for (const alike of [
          jaccard,
          (a: readonly string[], b: readonly string[]) => cosine(a, b, () => 1),
        ]) {
          expect(alike(first, second)).toBeCloseTo(alike(second, first), 12);
          expect(alike(first, second)).toBeGreaterThanOrEqual(0);
          expect(alike(first, second)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('near duplicates', () => {
  const text =
    'The table is encrypted at rest with a key that the service owns and rotates each year for every account.';

  it('recognises a text with a word changed, and not another text', () => {
    const changed = text.replace('year', 'month');
    const other = 'A queue hides a message from other consumers until its visibility timeout has passed.';
    expect(isNearDuplicate(minHash(text), minHash(changed))).toBe(true);
    expect(isNearDuplicate(minHash(text), minHash(other))).toBe(false);
  });

  it('finds every text with terms the same as itself', () => {
    fc.assert(
      fc.property(hardText, (text) => {
        const hash = minHash(text);
        expect(estimateSimilarity(hash, hash)).toBe(hash.length === 0 ? 0 : 1);
      }),
    );
  });
});
