import { describe, expect, it } from 'vitest';
import { type GateInput, decideGate } from '#functions/steps/apply-gate/decide.ts';
import { Gate } from '#shared/domain/gate.ts';
import { coverageOf } from './coverage.ts';

const ENOUGH = { evidenceRecords: 5, citedRecords: 5, domains: ['a', 'b', 'c'] };
const LITTLE = { evidenceRecords: 5, citedRecords: 5, domains: ['a', 'b'] };
const DONE = coverageOf('satisfied', 'partial');
const OPEN = coverageOf('satisfied', 'unsatisfied');

const BASE: GateInput = {
  cursor: { iteration: 2, purpose: 'research', revision: 0 },
  counts: ENOUGH,
  thresholds: { minimumEvidenceRecords: 5, minimumCitedRecords: 5, minimumDomains: 3 },
  coverage: DONE,
  hasNewEvidence: true,
  isPastDeadline: false,
  isBudgetSpent: false,
  maxIterations: 3,
};

const spent = { isPastDeadline: true, isBudgetSpent: true, hasNewEvidence: false, maxIterations: 2 };

describe('decideGate', () => {
  it.each([
    ['passes with enough of everything', {}, 'pass', false, undefined],
    ['goes on while an item is unsatisfied', { coverage: OPEN }, 'pass', true, undefined],
    ['goes on while there is too little', { counts: LITTLE }, 'retry', true, undefined],
    ['ends at the deadline', { counts: LITTLE, isPastDeadline: true }, 'retry', false, 'deadline'],
    ['ends when the budget is spent', { counts: LITTLE, isBudgetSpent: true }, 'retry', false, 'budget'],
    [
      'ends when nothing is new',
      { counts: LITTLE, hasNewEvidence: false },
      'retry',
      false,
      'no_new_evidence',
    ],
    ['ends after the last iteration', { counts: LITTLE, maxIterations: 2 }, 'retry', false, 'max_iterations'],
    ['ends with items open', { coverage: OPEN, maxIterations: 2 }, 'pass', false, 'max_iterations'],
    ['names the deadline before all else', { counts: LITTLE, ...spent }, 'retry', false, 'deadline'],
    [
      'names the budget before novelty',
      { counts: LITTLE, ...spent, isPastDeadline: false },
      'retry',
      false,
      'budget',
    ],
    [
      'names novelty before the iterations',
      { counts: LITTLE, ...spent, isPastDeadline: false, isBudgetSpent: false },
      'retry',
      false,
      'no_new_evidence',
    ],
    ['gives no reason when it is done anyway', spent, 'pass', false, undefined],
  ] as const)('%s', (_, change, ...[status, goesOn, endReason]) => {
    const gate = decideGate({ ...BASE, ...change });
    expect(Gate.parse(gate)).toEqual(gate);
    expect(gate).toMatchObject({ status, goesOn });
    expect(gate.endReason).toBe(endReason);
    expect(gate.cursor.iteration).toBe(goesOn ? 3 : 2);
    expect(gate.reasons.length > 0).toBe(status === 'retry');
  });

  it('names what is open', () => {
    expect(decideGate({ ...BASE, coverage: OPEN }).openItems).toEqual(['item_2']);
  });

  it('ends within its iterations, whatever it finds', () => {
    let cursor = { ...BASE.cursor, iteration: 1 };
    const gates: Gate[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const gate = decideGate({ ...BASE, cursor, counts: LITTLE, maxIterations: 10 });
      gates.push(gate);
      if (!gate.goesOn) break;
      cursor = { ...cursor, ...gate.cursor };
    }
    expect(gates).toHaveLength(10);
    expect(gates.at(-1)?.endReason).toBe('max_iterations');
  });
});
