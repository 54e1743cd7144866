import type { Evidence } from '#shared/domain/evidence.ts';
import type { Pool } from './quote-pool.ts';

/**
 * What is quoted on things that are compared goes below the thing to whose best it comes nearest, unless nothing would be left
 * where it stood; from the difference of things, where nothing says it, in any case.
 */
export function underOwnThing(
  pools: readonly Pool[],
  answers: ReadonlyMap<string, readonly Evidence[]>,
): ReadonlyMap<string, readonly Evidence[]> {
  const placed = new Map([...answers].map(([itemId, own]): [string, Evidence[]] => [itemId, [...own]]));
  const things = pools
    .filter(({ isOfThing }) => isOfThing)
    .toSorted((a, b) => Number(b.yields) - Number(a.yields));
  for (const from of things) {
    for (const one of placed.get(from.itemId)?.slice() ?? []) {
      const own = placed.get(from.itemId) ?? [];
      const to = things.reduce((home, other) => (isNearer(one, other, home) ? other : home), from);
      if (to === from || (own.length === 1 && !from.yields)) continue;
      placed.set(
        from.itemId,
        own.filter((other) => other !== one),
      );
      placed.get(to.itemId)?.push(one);
    }
  }
  for (const pool of things) placed.get(pool.itemId)?.sort((a, b) => behindIn(pool, b) - behindIn(pool, a));
  return placed;
}

function isNearer(one: Evidence, other: Pool, home: Pool): boolean {
  const gain = behindIn(other, one) - behindIn(home, one);
  return gain > 0 || (gain === 0 && home.yields && !other.yields);
}

/** How far a quote falls behind the best for an item: 0 or less. */
function behindIn({ ranked, best }: Pool, one: Evidence): number {
  const found = ranked.find(({ evidence }) => evidence.id === one.id);
  return found === undefined ? -Infinity : found.value - best;
}
