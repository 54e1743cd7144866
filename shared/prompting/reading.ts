/** How much of a model's reply was left out, by cause; causes without a case are not listed. */
export type Dropped = Readonly<Record<string, number>>;

/** What code made of a model's reply: a record under code's rules, or the reason why nothing could be made of it. */
export type Reading<Value> =
  | { readonly value: Value; readonly dropped: Dropped }
  | { readonly reason: string };

/** The reason of a reply of the right shape in which nothing can be used. */
export const NOTHING_USABLE = { reason: 'NothingUsable' } as const;

export function accept<Value>(value: Value, dropped: Dropped = {}): Reading<Value> {
  return { value, dropped: onlyCases(dropped) };
}

/** The sum of several counts, cause by cause. */
export function addDropped(...counts: readonly Dropped[]): Dropped {
  const sums = new Map<string, number>();
  for (const [cause, count] of counts.flatMap((one) => Object.entries(one))) {
    sums.set(cause, (sums.get(cause) ?? 0) + count);
  }
  return onlyCases(Object.fromEntries(sums));
}

function onlyCases(dropped: Dropped): Dropped {
  return Object.fromEntries(Object.entries(dropped).filter(([, count]) => count > 0));
}
