import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Pool } from './quote-pool.ts';

/** What answers the first of several things asked in one message is as likely e times to answer the others: they are asked of one matter. */
export const ASKED_TOGETHER = 1;

/** The quote that leads the answer counts more for an item that was asked behind it. */
export function besideLead(pool: Pool, lead: Evidence | undefined): Pool {
  return lead === undefined || pool.isOfThing ? pool : preferring(pool, ({ id }) => id === lead.id);
}

/** "Was the difference significant?" leans on what was asked before it: the document that answers that best counts more. */
export function inOneDocument(
  pools: readonly Pool[],
  checklist: readonly Pick<ChecklistItem, 'asked'>[],
): readonly Pool[] {
  const [lead] = pools[0]?.ranked ?? [];
  return pools.map((pool, at) => {
    const leans = at > 0 && checklist[at]?.asked !== undefined && !pool.isOfThing;
    return lead !== undefined && leans
      ? preferring(pool, ({ sourceId }) => sourceId === lead.evidence.sourceId)
      : pool;
  });
}

function preferring(pool: Pool, isPreferred: (one: Evidence) => boolean): Pool {
  const ranked = pool.ranked
    .map((one) => (isPreferred(one.evidence) ? { ...one, value: one.value + ASKED_TOGETHER } : one))
    .toSorted((a, b) => b.value - a.value);
  return { ...pool, ranked, best: ranked[0]?.value ?? 0 };
}
