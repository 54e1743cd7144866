import { isDeepStrictEqual } from 'node:util';
import type { Mortality } from '../support/mortal-ports.ts';
import { type Golden, openCalls, type Outcome } from './sweep.ts';

/** In what the outcome of a disturbed run differs from the golden one; nothing when promise and outcome agree. */
export function differences(
  golden: Golden,
  outcome: Outcome,
  lives: readonly Mortality[],
): readonly string[] {
  const expected = golden.outcome;
  const found: string[] = [];
  for (const part of ['job', 'report', 'events', 'isGapless', 'leftBehind', 'logged'] as const) {
    if (!isDeepStrictEqual(outcome[part], expected[part])) found.push(part);
  }
  return [...found, ...providerDifferences(expected, outcome, lives)];
}

/** Every call of the golden run and no other; twice only if it was under way when a process died. */
function providerDifferences(
  expected: Outcome,
  outcome: Outcome,
  lives: readonly Mortality[],
): readonly string[] {
  const found: string[] = [];
  if (!isDeepStrictEqual([...new Set(outcome.providerCalls)], expected.providerCalls)) {
    found.push('set of provider calls');
  }
  for (const kind of ['search', 'read'] as const) {
    const repeated = countOf(outcome, kind) - countOf(expected, kind);
    const allowed = lives.slice(0, -1).reduce((sum, life) => sum + openCalls(life, kind), 0);
    if (repeated > allowed) found.push(`${repeated} repeated calls of kind ${kind}, ${allowed} allowed`);
  }
  return found;
}

function countOf(outcome: Outcome, kind: string): number {
  return outcome.providerCalls.filter((call) => call.startsWith(`corpus.${kind} `)).length;
}
