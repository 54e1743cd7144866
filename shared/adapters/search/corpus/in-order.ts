/** How far to run ahead of who takes the results: so many items, and so much weight together unless it is one item. */
export interface Lead {
  readonly items: number;
  readonly weight: number;
}

/**
 * Loads items side by side and hands the results out in the order of the items. A failure is thrown in its turn; what
 * was begun before it is waited for.
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  load: (item: Item) => Promise<Result>,
  lead: Lead & { readonly weigh: (item: Item) => number },
): AsyncGenerator<Result> {
  const begun: { readonly result: Promise<Result>; readonly weight: number }[] = [];
  const next = items[Symbol.iterator]();
  let weight = 0;
  let upcoming = next.next();
  const begin = (): void => {
    while (upcoming.done !== true && begun.length < lead.items) {
      const own = lead.weigh(upcoming.value);
      if (begun.length > 0 && weight + own > lead.weight) return;
      const result = load(upcoming.value);
      // Thrown when its turn comes; until then nobody waits for it.
      result.catch(() => undefined);
      begun.push({ result, weight: own });
      weight += own;
      upcoming = next.next();
    }
  };
  try {
    for (begin(); begun.length > 0; begin()) {
      const first = begun[0];
      if (first === undefined) return;
      const result = await first.result;
      begun.shift();
      weight -= first.weight;
      yield result;
    }
  } finally {
    await Promise.allSettled(begun.map((one) => one.result));
  }
}
