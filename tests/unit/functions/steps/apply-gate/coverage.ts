import type { Coverage, ItemStatus } from '#shared/domain/plan.ts';

/** An assessment with an item for each status. */
export function coverageOf(...statuses: readonly ItemStatus[]): Coverage {
  const items = statuses.map((status, index) => ({
    itemId: `item_${index + 1}`,
    status,
    parts: [],
    independentSources: 1,
    evidenceIds: [],
    reason: '',
  }));
  return { iteration: 2, items };
}
