/**
 * Lines on the likelihood (0-1) that a quote answers what is asked, as the evidence scorer gives it. They say which sources
 * bear on an item and, where models read and review, what is satisfied; without a model the confidence does (docs/scoring/confidence.md).
 */
export const ANSWER_LINES = {
  /** An answer of this likelihood satisfies on its own. */
  strong: 0.6,
  /** Two independent sources of this likelihood satisfy; a quote of it answers in part. */
  fair: 0.5,
  /** Below this nothing was said on it. */
  related: 0.4,
} as const;
