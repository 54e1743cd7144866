import * as z from 'zod';
import type { Evidence } from './evidence.ts';
import { ReadTelling, type Telling } from './telling.ts';

/**
 * How near quotes come in meaning to what each item asks, 0-1, by id of the item and of the quote, of all waves so far. An item
 * that is missing goes by words alone.
 */
export const Nearness = z.record(z.string(), z.record(z.string(), z.number().min(0).max(1)));
export type Nearness = z.infer<typeof Nearness>;

/** As a wave has measured it, by the encoder of that name; empty where it went by words alone: the next one measures anew. */
export const MeasuredNearness = z.object({
  waveId: z.string(),
  items: Nearness,
  encoder: z.string().optional(),
  /** Of the first quotes of what was compared, where a reader was there. */
  telling: ReadTelling.optional(),
});
export type MeasuredNearness = z.infer<typeof MeasuredNearness>;

interface AtWave {
  readonly waveId: string;
  /** What this wave is measured by; undefined where it is not measured. */
  readonly encoder: string | undefined;
}

/**
 * As the newest wave has measured it, or the newest before a given one: whoever runs a wave again begins where it began.
 * Where none has, what evidence itself holds, as it did before there were such records. Empty, that is to be measured anew, where
 * another encoder has measured it: what two of them measure cannot stand side by side.
 */
export function nearnessBefore(
  measured: readonly MeasuredNearness[],
  evidence: readonly Evidence[],
  at?: AtWave,
): Nearness | undefined {
  const newest = measured.findLast((one) => at === undefined || one.waveId < at.waveId);
  const before = newest === undefined ? nearnessIn(evidence) : newest.items;
  const isOfOther = at?.encoder !== undefined && newest?.encoder !== at.encoder;
  return before !== undefined && isOfOther ? {} : before;
}

/** As the newest wave before a given one has read it; empty, that is to be read anew, where another reader has. */
export function tellingBefore(
  measured: readonly MeasuredNearness[],
  at: { readonly waveId: string; readonly reader: string | undefined },
): Telling {
  const telling = measured.findLast(({ waveId }) => waveId < at.waveId)?.telling;
  return telling === undefined || telling.reader !== at.reader ? {} : telling.items;
}

function nearnessIn(evidence: readonly Evidence[]): Nearness | undefined {
  const held = evidence.flatMap(({ id, items }) =>
    items.flatMap(({ itemId, nearness, isAssumed }) =>
      nearness === undefined || isAssumed === true ? [] : [{ id, itemId, nearness }],
    ),
  );
  if (held.length === 0) return undefined;
  return Object.fromEntries(
    [...Map.groupBy(held, ({ itemId }) => itemId)].map(([itemId, own]) => [
      itemId,
      Object.fromEntries(own.map(({ id, nearness }) => [id, nearness])),
    ]),
  );
}

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
