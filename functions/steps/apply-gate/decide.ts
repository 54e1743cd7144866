import { type Gate, type GateCounts, type GateThresholds, judgeEvidence } from '#shared/domain/gate.ts';
import type { EndReason } from '#shared/domain/job.ts';
import type { Coverage } from '#shared/domain/plan.ts';
import type { Cursor } from '#shared/domain/query.ts';
import type { SearchTrouble } from '#shared/domain/search-trouble.ts';

export interface GateInput {
  readonly cursor: Cursor;
  readonly counts: GateCounts;
  readonly thresholds: GateThresholds;
  readonly coverage: Coverage;
  /** Did this wave bring anything that could still help? */
  readonly hasNewEvidence: boolean;
  /** Why this wave could bring nothing; undefined when it was searched. */
  readonly trouble?: SearchTrouble | undefined;
  readonly isPastDeadline: boolean;
  readonly isBudgetSpent: boolean;
  readonly maxIterations: number;
}

/**
 * Research ends when every item is satisfied, or the gate passes and no item is unsatisfied; else it goes on until something
 * ends it. A gate that says retry when all is answered is stated as a limitation of the report.
 */
export function decideGate(input: GateInput): Gate {
  const reasons = judgeEvidence(input.counts, input.thresholds);
  const status = reasons.length === 0 ? 'pass' : 'retry';
  const open = input.coverage.items
    .filter((item) => item.status === 'unsatisfied')
    .map((item) => item.itemId);
  const { items } = input.coverage;
  const isAnswered = items.length > 0 && items.every((item) => item.status === 'satisfied');
  const isDone = isAnswered || (status === 'pass' && open.length === 0);
  const endReason = isDone ? undefined : whatEndsIt(input);
  const goesOn = !isDone && endReason === undefined;
  return {
    iteration: input.cursor.iteration,
    status,
    reasons,
    thresholds: input.thresholds,
    counts: input.counts,
    openItems: open,
    goesOn,
    ...(endReason === undefined ? {} : { endReason }),
    cursor: { ...input.cursor, iteration: input.cursor.iteration + (goesOn ? 1 : 0) },
  };
}

const END_BY_TROUBLE: Readonly<Record<SearchTrouble, EndReason>> = {
  off: 'search_off',
  failed: 'search_failed',
};

/** A first wave that finds nothing is followed by wider queries: they always have their turn. */
function widensNext({ cursor, counts }: GateInput): boolean {
  return cursor.purpose === 'research' && cursor.iteration === 1 && counts.evidenceRecords === 0;
}

function whatEndsIt(input: GateInput): EndReason | undefined {
  if (input.isPastDeadline) return 'deadline';
  if (input.isBudgetSpent) return 'budget';
  if (!input.hasNewEvidence && input.trouble) return END_BY_TROUBLE[input.trouble];
  if (!input.hasNewEvidence && !widensNext(input)) return 'no_new_evidence';
  return input.cursor.iteration >= input.maxIterations ? 'max_iterations' : undefined;
}
