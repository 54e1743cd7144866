import type { Evidence } from './evidence.ts';

/** As many quotes of an item, the likeliest, are held against each other. */
export const LIKELIEST = 20;

/** Quotes that stand for the answer of an item: as many as the answer has at least. */
export const BEST = 3;

type Serving = Evidence['items'][number];

/**
 * What words and meaning are worth beside each other: a conditional logit over the 20 likeliest statements of 761 questions
 * (docs/decisions/2026-11-28-encoder.md).
 */
const VALUE_WEIGHT = 0.63;
const NEARNESS_WEIGHT = 7.4;

/** By what the quotes of an item are ranked (a difference of 1 makes e times as likely): its words, and its meaning where compared. */
export function rankOf({ nearness }: Pick<Serving, 'nearness'>, value: number): number {
  return nearness === undefined ? value : VALUE_WEIGHT * value + NEARNESS_WEIGHT * nearness;
}
