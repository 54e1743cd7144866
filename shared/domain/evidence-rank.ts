import type { Evidence } from './evidence.ts';

/** As many quotes of an item, the likeliest, are held against each other. */
export const LIKELIEST = 20;

/** Quotes that stand for the answer of an item: as many as the answer has at least. */
export const BEST = 3;

/** So many of the likeliest quotes of an item are read together with what it asks. */
export const READ = 8;

/** Quotes in a report at most, but for those that belong to others. */
export const MOST_IN_REPORT = 12;

type Serving = Evidence['items'][number];
type Served = Pick<Evidence, 'items'>;

/**
 * What words and meaning are worth beside each other: between what conditional logits give over questions in people's own
 * words and over those of the packs (docs/decisions/2026-11-29-encoder-moved.md).
 */
const VALUE_WEIGHT = 0.45;
const NEARNESS_WEIGHT = 10;

/** Keeps the odds of what is surely so, and surely not, within bounds. */
const NEVER_SURE = 0.01;

/** What a quote is worth by its words: the scorer's value, and of what a model has scored the logarithm of its odds. */
export function valueOf({ value, score }: Pick<Serving, 'value' | 'score'>): number {
  return value ?? Math.log((score + NEVER_SURE) / (1 + NEVER_SURE - score));
}

/** By what the quotes of an item are ranked (a difference of 1 makes e times as likely): by words, and in meaning where compared. */
export function rankOf(serving: Pick<Serving, 'value' | 'score' | 'nearness'>): number {
  const value = valueOf(serving);
  return serving.nearness === undefined ? value : VALUE_WEIGHT * value + NEARNESS_WEIGHT * serving.nearness;
}

/** The rank of a quote for an item, by the part of it that it answers best; -Infinity where it answers none. */
export function rankFor(itemId: string, { items }: Served): number {
  return Math.max(-Infinity, ...items.filter((one) => one.itemId === itemId).map(rankOf));
}

/**
 * What the log odds that a quote tells what is asked are worth beside its rank, by conditional logits over the questions of folders and of packs
 * (docs/decisions/2026-12-01-reader-in-the-order.md).
 */
const TELLING_WEIGHT = 0.4;

/**
 * The rank of quotes of an item where the likeliest were read together with what it asks: the others count as the one that tells it least. Where
 * none was read it is the rank alone.
 */
export function rankRead(itemId: string, among: readonly Served[]): (one: Served) => number {
  const read = among.flatMap((one) => tellingOf(itemId, one) ?? []);
  if (read.length === 0) return (one) => rankFor(itemId, one);
  const least = Math.min(...read);
  return (one) => rankFor(itemId, one) + TELLING_WEIGHT * (tellingOf(itemId, one) ?? least);
}

function tellingOf(itemId: string, { items }: Served): number | undefined {
  return items.find((one) => one.itemId === itemId && one.tellingOdds !== undefined)?.tellingOdds;
}

/** Highest first; of the same rank by id, so that the order is the same in every run. */
export function byRank(
  one: { readonly rank: number; readonly evidence: Pick<Evidence, 'id'> },
  other: { readonly rank: number; readonly evidence: Pick<Evidence, 'id'> },
): number {
  return other.rank - one.rank || (one.evidence.id < other.evidence.id ? -1 : 1);
}
