import type { Evidence } from '#shared/domain/evidence.ts';

/** e^-1.5 = .22: what is this near the best of its item stands in the answer with it. */
export const NEAR = 1.5;
/** What is further behind the best of its item (e^-3 = .05) is no part of the answer, however short it is. */
export const CLEAR = 3;

export interface Ranked {
  readonly evidence: Evidence;
  readonly value: number;
}

/** What may be quoted for an item. */
export interface Pool {
  readonly itemId: string;
  /** Best first. */
  readonly ranked: readonly Ranked[];
  readonly best: number;
  /** Quotes in the answer at most. */
  readonly most: number;
  /** Whether a quote bears enough of what was asked to stand beside the best. */
  readonly isOnIt: (one: Evidence) => boolean;
  /** Whether a quote says what the thing is that is asked about; true of all where none is named. */
  readonly introduces: (one: Evidence) => boolean;
  /** It asks what one of the things compared is, or how they differ. */
  readonly isOfThing: boolean;
  /** It asks what comes of something: several results bear the same words. */
  readonly isOfEffect: boolean;
  /** How things differ was asked for, and the best quote names but one of them: it belongs to that thing first. */
  readonly yields: boolean;
}
