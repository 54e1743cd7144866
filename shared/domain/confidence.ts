import type { ItemStatus } from './plan.ts';

/** What is known of one item of the checklist in a report. */
export interface ItemSupport {
  readonly status: ItemStatus;
  /** Share of its parts that are answered, 0-1. */
  readonly answered: number;
  /** Independent sources that answer it. */
  readonly sources: number;
}

/** How much a second and a third independent source add to what one says. */
const SUPPORT = [0, 0.75, 0.9, 1] as const;
const PARTLY = 0.3;

/**
 * How far the question is answered, and by how much: the mean over the checklist of `coverage * support`, where coverage is
 * 1 for a satisfied item and `0.3 + 0.7 * share of its answered parts` for a partial one, and support .75, .9 and 1 for
 * one, two and more independent sources. What was read and says nothing of the matter makes no difference. 0 without items.
 */
export function scoreConfidence(items: readonly ItemSupport[]): number {
  if (items.length === 0) return 0;
  const sum = items.reduce((total, item) => total + coverageOf(item) * supportOf(item.sources), 0);
  return Number((sum / items.length).toFixed(4));
}

function coverageOf({ status, answered }: ItemSupport): number {
  if (status === 'unsatisfied') return 0;
  return status === 'satisfied' ? 1 : PARTLY + (1 - PARTLY) * answered;
}

function supportOf(sources: number): number {
  return SUPPORT[Math.min(sources, SUPPORT.length - 1)] ?? 0;
}
