import { describe, expect, test } from 'vitest';
import { LAMBDA_THROTTLED, describeLoss, hasLosses, nameLosses } from '#shared/domain/loss.ts';

describe('a loss', () => {
  test.each([
    [LAMBDA_THROTTLED, 'it was not run: the account has too few concurrent functions'],
    ['States.Timeout', 'it did not end in its time'],
    ['TypeError', 'it failed in the service itself'],
  ])('by %s is described as what it is', (error, words) => {
    expect(describeLoss(error)).toBe(words);
  });

  test('of nothing is no limitation', () => {
    expect(hasLosses({ searches: [], sources: [] })).toBe(false);
    expect(nameLosses({ searches: [], sources: [] })).toEqual([]);
  });

  test('is named with its number and its errors, each once', () => {
    expect(hasLosses({ searches: ['A'], sources: [] })).toBe(true);
    expect(hasLosses({ searches: [], sources: ['A'] })).toBe(true);
    expect(nameLosses({ searches: ['A', 'B', 'A'], sources: ['B'] })).toEqual([
      'A part of the research was lost to the service itself (3 searches and 1 document: A, B). Ask again; if it happens again, the log of the service has the reason.',
    ]);
    expect(nameLosses({ searches: [], sources: ['A', 'A'] })).toEqual([
      'A part of the research was lost to the service itself (2 documents: A). Ask again; if it happens again, the log of the service has the reason.',
    ]);
    expect(nameLosses({ searches: ['A'], sources: [] })[0]).toContain('(1 search: A)');
  });

  test('to throttled functions names the quota to raise, whatever else was lost', () => {
    expect(nameLosses({ searches: ['A'], sources: [LAMBDA_THROTTLED] })[0]).toMatch(
      /Raise the quota "Concurrent executions" of AWS Lambda, or lower MAX_CONCURRENCY and DIGEST_MAX_CONCURRENT, and ask again\.$/u,
    );
  });
});
