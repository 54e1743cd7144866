import { isAskedOfStudies } from '#shared/domain/asked-of-studies.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { LIKELIEST, byRank } from '#shared/domain/evidence-rank.ts';
import type { Nearness } from '#shared/domain/nearness.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Pair } from '#shared/ports/encoder.ts';
import { asksFor } from '#shared/text/evidence/asked-kind.ts';
import { type Asked, type QuotedPair, pairsOf } from './quoted-pairs.ts';

/** Quotes of an item that are compared in each wave: what is said in other words than the question's stands far down by words. */
const COMPARED = 40;
/** Of an item that seems surely answered: how near the first ones come still tells whether it is. */
const COMPARED_OF_SURE = 12;
/** Quotes that are compared in a wave, where many things are asked. */
const MOST_IN_ALL = 120;
/** Of all open items, where a small corpus is read whole: as a rule all that is left, in a quarter of a minute at most. */
const COMPARED_OF_WHOLE = 400;

export interface Compared extends Asked {
  readonly evidence: readonly Evidence[];
  /** As of the waves before; undefined where nothing was compared. */
  readonly nearness: Nearness | undefined;
  /** Ids of items that are answered surely, by words or by what was compared before: fewer of their quotes are compared. */
  readonly sure: ReadonlySet<string>;
  /** Whether the wave has read what a small corpus had left. */
  readonly isWhole: boolean;
}

/** How near the two of each pair come in meaning, 0-1. */
export type Measure = (pairs: readonly Pair[]) => Promise<readonly number[]>;

/** How near the likeliest quotes of each item come to what it asks in meaning, with what was measured before. Throws what `measurePairs` does. */
export async function measureNearness(found: Compared, measurePairs: Measure): Promise<Nearness> {
  const items = found.checklist.filter((item) => isComparable(item, found));
  const pairs = freshPairs(items, found);
  const measured = await measurePairs(pairs);
  const all = items.flatMap(({ id }) => {
    const ofItem = { ...found.nearness?.[id] };
    for (const [at, { itemId, evidenceId }] of pairs.entries())
      if (itemId === id) ofItem[evidenceId] = Math.max(ofItem[evidenceId] ?? 0, measured[at] ?? 0);
    return Object.keys(ofItem).length === 0 ? [] : [[id, ofItem] as const];
  });
  return Object.fromEntries(all);
}

/** What was compared in a wave before is compared on; what no scorer has valued has nothing to be compared beside. */
function isComparable(item: ChecklistItem, { evidence, nearness }: Compared): boolean {
  if (nearness?.[item.id] !== undefined) return true;
  const served = evidence.flatMap(({ items }) => items.filter(({ itemId }) => itemId === item.id));
  if (served.some(({ value }) => value === undefined)) return false;
  return !isAskedOfStudies(
    item.description,
    likeliest(item.id, evidence, LIKELIEST).map(({ quote }) => quote),
  );
}

/** The quotes that answer an item best by their words. */
function likeliest(itemId: string, evidence: readonly Evidence[], most: number): readonly Evidence[] {
  return evidence
    .flatMap((one) => {
      const values = one.items.flatMap((item) => (item.itemId === itemId ? [item.value ?? -Infinity] : []));
      // By their words alone, as their meaning is yet to be compared.
      const rank = Math.max(-Infinity, ...values);
      return rank === -Infinity ? [] : [{ evidence: one, rank }];
    })
    .toSorted(byRank)
    .slice(0, most)
    .map((one) => one.evidence);
}

/** Of each item the likeliest quotes that were not compared in a wave before. */
function freshPairs(items: readonly ChecklistItem[], found: Compared): readonly QuotedPair[] {
  const { evidence, nearness, sure, isWhole } = found;
  // Words seldom tell a reason, however sure they seem.
  const isSure = ({ id, description }: ChecklistItem): boolean =>
    sure.has(id) && !asksFor(description).has('reason');
  const surely = items.filter(isSure).length;
  const share = shareOf(MOST_IN_ALL, items.length - surely, COMPARED);
  const most = isWhole ? shareOf(COMPARED_OF_WHOLE, items.length - surely, COMPARED_OF_WHOLE) : share;
  const mostOfSure = shareOf(MOST_IN_ALL - share * (items.length - surely), surely, COMPARED_OF_SURE);
  return items.flatMap((item) => {
    const fresh = evidence.filter(({ id }) => nearness?.[item.id]?.[id] === undefined);
    return pairsOf(item, likeliest(item.id, fresh, isSure(item) ? mostOfSure : most), found);
  });
}

/** What each of some items may have of all, and one at least. */
function shareOf(all: number, items: number, most: number): number {
  return Math.min(most, Math.max(1, Math.ceil(all / Math.max(1, items))));
}
