import type { Gate } from '#shared/domain/gate.ts';
import { countOf } from '#shared/domain/plural.ts';

const NAMED = 3;

/** What a gate that was never met leaves to be said: on how little the report rests. Nothing where it was met. */
export function nameGate(gate: Gate | undefined): readonly string[] {
  if (!gate || gate.status === 'pass') return [];
  const { counts, thresholds } = gate;
  const { citedRecords, domains } = counts;
  const names = domains.length === 0 || domains.length > NAMED ? '' : ` (${domains.join(', ')})`;
  const sources = countOf(domains.length, 'independent source');
  return [
    // Where nothing answers, it rests on nothing.
    ...(domains.length > 0 && domains.length < thresholds.minimumDomains
      ? [`What answers the question rests on ${sources}${names}; ${thresholds.minimumDomains} were sought.`]
      : []),
    ...(citedRecords < thresholds.minimumCitedRecords
      ? [
          `It rests on ${countOf(citedRecords, 'statement')} with a quote; ${thresholds.minimumCitedRecords} were sought.`,
        ]
      : []),
  ];
}
