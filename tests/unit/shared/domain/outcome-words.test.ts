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
  test('does not excuse a part of an answer with nothing new', () => {
    expect(endWorthTelling({ outcome: 'partial', endReason: 'no_new_evidence' })).toBeUndefined();
    expect(endWorthTelling({ outcome: 'partial', endReason: 'deadline' })).toBe('deadline');
    expect(endWorthTelling({ outcome: 'insufficient_evidence', endReason: 'no_new_evidence' })).toBe(
      'no_new_evidence',
    );
  });
});
