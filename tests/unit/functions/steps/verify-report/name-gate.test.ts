import { describe, expect, it } from 'vitest';
import { nameGate } from '#functions/steps/verify-report/name-gate.ts';
import type { Gate } from '#shared/domain/gate.ts';

function gateOf(change: Partial<Gate>): Gate {
  return {
    iteration: 1,
    status: 'retry',
    reasons: [],
    thresholds: { minimumEvidenceRecords: 5, minimumCitedRecords: 5, minimumDomains: 3 },
    counts: { evidenceRecords: 9, citedRecords: 9, domains: ['one.example'] },
    openItems: [],
    goesOn: false,
    cursor: { iteration: 1, purpose: 'research', revision: 0 },
    ...change,
  };
}

it('says of a gate that was never met on how few sources the report rests', () => {
  expect(nameGate(gateOf({}))).toEqual([
    'What answers the question rests on 1 independent source (one.example); 3 were sought.',
  ]);
});

it('says on how few statements it rests', () => {
  const counts = { evidenceRecords: 2, citedRecords: 2, domains: ['a', 'b', 'c'] };
  expect(nameGate(gateOf({ counts }))).toEqual(['It rests on 2 statements with a quote; 5 were sought.']);
});

it('says nothing of a gate that was met, or where there was none', () => {
  expect(nameGate(gateOf({ status: 'pass' }))).toEqual([]);
  expect(nameGate(undefined)).toEqual([]);
});

describe('a gate that was not met', () => {
  const words = (citedRecords: number, ...domains: readonly string[]): readonly string[] =>
    nameGate(gateOf({ counts: { evidenceRecords: 9, citedRecords, domains } }));

  it('is named by what is below its thresholds, and by nothing that meets them', () => {
    expect(words(5, 'a', 'b', 'c')).toEqual([]);
    expect(words(4, 'a', 'b', 'c')).toEqual(['It rests on 4 statements with a quote; 5 were sought.']);
    expect(words(5, 'a', 'b')).toEqual([
      'What answers the question rests on 2 independent sources (a, b); 3 were sought.',
    ]);
    // Nothing answers: there is nothing that rests on them.
    expect(words(5)).toEqual([]);
  });

  it('names three sources at most', () => {
    const thresholds = { minimumEvidenceRecords: 5, minimumCitedRecords: 5, minimumDomains: 6 };
    const sought = (...domains: readonly string[]) =>
      nameGate(gateOf({ thresholds, counts: { evidenceRecords: 9, citedRecords: 9, domains } }))[0];
    expect(sought('a', 'b', 'c')).toContain('3 independent sources (a, b, c); 6');
    expect(sought('a', 'b', 'c', 'd')).toContain('4 independent sources; 6');
  });
});
