import { describe, expect, test } from 'vitest';
import { LEAST_PERHAPS } from '#shared/domain/how-likely.ts';
import { gapsOf, missingOf } from '#shared/domain/report-reading.ts';
import type { ItemResult } from '#shared/domain/report.ts';
import { signOf } from '#shared/presentation/status-signs.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';

describe('of an item that code alone has judged', () => {
  const judged = (status: ItemResult['status'], said: string, confidence: number): ItemResult => ({
    itemId: 'i',
    description: 'How much?',
    reason: `${said} on: how much`,
    status,
    citations: [],
    confidence,
  });

  test.each([
    ['partial', 'perhaps not all that was asked', 0.45, 'probably answered'],
    ['unsatisfied', 'no sure answer', LEAST_PERHAPS, 'perhaps answered'],
    ['unsatisfied', 'no sure answer', LEAST_PERHAPS - 0.01, 'no sure answer'],
    ['unsatisfied', 'nothing found', 0.5, 'nothing found'],
  ] as const)('%s, “%s” at %d reads as “%s”', (status, said, confidence, remark) => {
    expect(missingOf(judged(status, said, confidence))).toBe(remark);
  });

  test('how likely it is answered is no gap', () => {
    const checklist = [judged('partial', 'perhaps not all that was asked', 0.51)];
    const gaps = [`How much?: ${checklist[0]?.reason ?? ''}.`, 'Prices change often.'];
    expect(gapsOf(exampleReport({ outcome: 'partial', checklist, gaps }))).toEqual(['Prices change often.']);
  });

  test('an open one that may be answered is marked as such', () => {
    expect(signOf(judged('unsatisfied', 'no sure answer', LEAST_PERHAPS))).toBe('?');
    expect(signOf(judged('unsatisfied', 'no sure answer', 0))).toBe('✗');
  });
});
