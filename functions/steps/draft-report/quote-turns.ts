import type { Pool } from './quote-pool.ts';

/** An item that is e times worse off without its best quote has no other. */
const MUCH = 1;

/**
 * Who takes first what is the best of several: who would lose most without it, or, where one of these was asked before it and has no
 * other, the one asked first, as what stands above can be pointed to.
 */
export function inTurn(pools: readonly Pool[]): readonly Pool[] {
  const turn = (pool: Pool): number => {
    const best = sharedBest(pool);
    const rivals = best === undefined ? [] : pools.filter((one) => sharedBest(one) === best);
    const isFirst = rivals[0] === pool && wouldLose(pool) >= MUCH;
    return isFirst ? Math.max(...rivals.map(wouldLose)) : wouldLose(pool);
  };
  return pools.toSorted((a, b) => turn(b) - turn(a));
}

/** The id of the best quote, where others may have the same. */
function sharedBest({ ranked, isOfThing }: Pool): string | undefined {
  return isOfThing ? undefined : ranked[0]?.evidence.id;
}

/**
 * By how many whole times e an item is worse off without its best quote: who would lose most takes first what is the best of
 * several, of those who would lose about as much the one that was asked first.
 */
function wouldLose({ ranked: [first, second], isOfThing }: Pool): number {
  if (isOfThing || first === undefined || second === undefined) return Number.MAX_VALUE;
  return Math.floor(first.value - second.value);
}
