import { describe, expect, it } from 'vitest';
import { judgeOutcome, withLosses } from '#functions/steps/verify-report/judge-outcome.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import type { ItemResult } from '#shared/domain/report.ts';
import { makeDraft, makeGate } from '../publish-report/fixture.ts';

function itemResult(status: ItemStatus, change: Partial<ItemResult> = {}): ItemResult {
  return { itemId: 'a', description: 'A', status, reason: '', citations: [], ...change };
}

describe('the outcome', () => {
  const answer = makeDraft().answer;
  const gate = makeGate();

  it.each([
    ['answered', [itemResult('satisfied')], answer],
    ['partial', [itemResult('satisfied'), itemResult('unsatisfied')], answer],
    ['partial', [itemResult('partial', { answeredParts: 0.5 })], answer],
    ['insufficient_evidence', [itemResult('partial', { answeredParts: 0 })], answer],
    ['insufficient_evidence', [itemResult('partial')], answer],
    ['insufficient_evidence', [itemResult('unsatisfied', { answeredParts: 1 })], answer],
    ['insufficient_evidence', [itemResult('satisfied')], []],
    ['insufficient_evidence', [], answer],
  ] as const)('is %s by its items and its answer', (outcome, checklist, blocks) => {
    expect(judgeOutcome({ answer: blocks, checklist, gate })).toEqual({
      outcome,
      endReason: outcome === 'answered' ? undefined : 'no_new_evidence',
    });
    expect(judgeOutcome({ answer: blocks, checklist, gate: undefined }).endReason).toBeUndefined();
  });

  it('is partial where the service lost a part, unless all is answered', () => {
    const losses = { searches: ['States.Timeout'], sources: [] };
    const open = { outcome: 'insufficient_evidence', endReason: 'deadline' } as const;
    expect(withLosses(open, losses)).toEqual({ outcome: 'partial', endReason: 'infrastructure' });
    expect(withLosses(open, { searches: [], sources: [] })).toEqual(open);
    const answered = { outcome: 'answered', endReason: undefined } as const;
    expect(withLosses(answered, losses)).toEqual(answered);
  });
});
