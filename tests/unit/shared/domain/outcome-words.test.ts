import { describe, expect, test } from 'vitest';
import { endWorthTelling, outcomeWords } from '#shared/domain/outcome-words.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';

describe('outcomeWords', () => {
  test.each([
    ['answered', 'Answered'],
    ['partial', 'Answered in part'],
    ['insufficient_evidence', 'Not answered; the closest passages'],
  ] as const)('calls %s "%s"', (outcome, words) => {
    expect(outcomeWords(exampleReport({ outcome }))).toBe(words);
  });

  test('promises no passages where nothing is cited', () => {
    expect(outcomeWords(exampleReport({ outcome: 'insufficient_evidence', sources: [] }))).toBe(
      'Not answered',
    );
  });
});

describe('endWorthTelling', () => {
  test('excuses no passage that is shown with nothing new', () => {
    const { sources } = exampleReport();
    expect(endWorthTelling({ sources, endReason: 'no_new_evidence' })).toBeUndefined();
    expect(endWorthTelling({ sources, endReason: 'deadline' })).toBe('deadline');
    expect(endWorthTelling({ sources: [], endReason: 'no_new_evidence' })).toBe('no_new_evidence');
  });
});
