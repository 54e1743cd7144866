import * as z from 'zod';
import type { Evidence } from './evidence.ts';

/**
 * How much the first quotes of each item tell what it asks, read together with it, by id of the item and of the quote, of all waves so far: log
 * odds that a quote tells it beside that none does, 0 where as likely as not.
 */
export const Telling = z.record(z.string(), z.record(z.string(), z.number()));
export type Telling = z.infer<typeof Telling>;

/** As the reader of that name has read it. */
export const ReadTelling = z.object({ reader: z.string(), items: Telling });
export type ReadTelling = z.infer<typeof ReadTelling>;

/** All evidence, with how much it tells what each of its items asks, where that was read. */
export function withTelling(evidence: readonly Evidence[], telling: Telling): readonly Evidence[] {
  if (Object.keys(telling).length === 0) return evidence;
  return evidence.map((one) => ({
    ...one,
    items: one.items.map((item) => {
      const tellingOdds = telling[item.itemId]?.[one.id];
      return tellingOdds === undefined ? item : { ...item, tellingOdds };
    }),
  }));
}
