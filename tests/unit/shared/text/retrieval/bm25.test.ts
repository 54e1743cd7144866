import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBm25, inverseDocumentFrequency, saturate, scorePostings } from '#shared/text/retrieval/bm25.ts';

const documents = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 }), { maxLength: 8 });

describe('BM25', () => {
  it('follows the formula', () => {
    const index = buildBm25([['a', 'a', 'b'], ['b']], { k1: 1.2, b: 0.75 });
    const idf = Math.log(1 + (2 - 1 + 0.5) / (1 + 0.5));
    const expected = (idf * 2 * 2.2) / (2 + 1.2 * (0.25 + (0.75 * 3) / 2));
    expect(index.scores(['a'])[0]).toBeCloseTo(expected, 12);
    expect(index.scores(['a'])[1]).toBe(0);
  });

  it('counts a query term once and lets weights scale it', () => {
    const index = buildBm25([['a'], ['b']]);
    expect(index.scores(['a', 'a'])).toEqual(index.scores(['a']));
    expect(index.scores(new Map([['a', 2]]))[0]).toBeCloseTo(2 * (index.scores(['a'])[0] ?? 0), 12);
  });

  it('gives no scores to no documents', () => {
    expect(buildBm25([]).scores(['a'])).toEqual([]);
  });

  it('rates a rarer term higher and never negative', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.nat(1000),
        fc.nat(1000),
        (documentCount, first, second) => {
          const idf = (frequency: number): number => {
            const documentFrequency = (): number => frequency;
            return inverseDocumentFrequency({ documentCount, averageLength: 1, documentFrequency }, 'term');
          };
          const [rare, common] = [
            Math.min(first, second, documentCount),
            Math.min(Math.max(first, second), documentCount),
          ];
          expect(idf(rare)).toBeGreaterThanOrEqual(idf(common));
          expect(idf(common)).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('saturates below k1 + 1 and grows with frequency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0.01, max: 10, noNaN: true }),
        (count, length) => {
          expect(saturate(count + 1, length)).toBeGreaterThan(saturate(count, length));
          expect(saturate(count, length)).toBeLessThan(2.2);
        },
      ),
    );
  });

  it('scores postings kept elsewhere as it scores its own', () => {
    fc.assert(
      fc.property(documents, (documents) => {
        const index = buildBm25(documents);
        const postings = (term: string) => {
          return documents.flatMap((document, number) => {
            const frequency = document.filter((other) => other === term).length;
            return frequency > 0 ? [{ document: number, frequency, length: document.length }] : [];
          });
        };
        const scores = scorePostings(['a', 'c'], postings, index);
        expect(documents.map((_, number) => scores.get(number) ?? 0)).toEqual(index.scores(['a', 'c']));
      }),
    );
  });
});
