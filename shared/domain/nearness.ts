import * as z from 'zod';
import type { Evidence } from './evidence.ts';

/**
 * How near quotes come in meaning to what each item asks, 0-1, by id of the item and of the quote, of all waves so far. An item
 * that is missing goes by words alone.
 */
export const Nearness = z.record(z.string(), z.record(z.string(), z.number().min(0).max(1)));
export type Nearness = z.infer<typeof Nearness>;

/**
 * All evidence as it was measured: what was too unlikely to be compared counts as the farthest that was, so that all quotes of an
 * item are measured alike. Undefined where nothing was compared yet.
 */
export function withNearness(
  evidence: readonly Evidence[],
  nearness: Nearness | undefined,
): readonly Evidence[] {
  if (nearness === undefined) return evidence;
  const measured = new Map(
    Object.entries(nearness).map(([itemId, ofItem]) => {
      const all = new Map(Object.entries(ofItem));
      return [itemId, { all, farthest: all.size === 0 ? 0 : Math.min(...all.values()) }];
    }),
  );
  return evidence.map((one) => ({
    ...one,
    items: one.items.map(({ nearness: _before, isAssumed: _assumed, ...item }) => {
      const ofItem = measured.get(item.itemId);
      if (ofItem === undefined) return item;
      const own = ofItem.all.get(one.id);
      return own === undefined
        ? { ...item, nearness: ofItem.farthest, isAssumed: true }
        : { ...item, nearness: own };
    }),
  }));
}
