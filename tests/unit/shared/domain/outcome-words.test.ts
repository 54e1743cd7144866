import { describe, expect, test } from 'vitest';
import { endWorthTelling } from '#shared/domain/outcome-words.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';

describe('endWorthTelling', () => {
  test('excuses no passage that is shown with nothing new', () => {
    const { sources } = exampleReport();
    expect(endWorthTelling({ sources, endReason: 'no_new_evidence' })).toBeUndefined();
    expect(endWorthTelling({ sources, endReason: 'deadline' })).toBe('deadline');
    expect(endWorthTelling({ sources: [], endReason: 'no_new_evidence' })).toBe('no_new_evidence');
  });
});
