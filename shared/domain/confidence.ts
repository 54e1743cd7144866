import { type AnswerSigns, SIGNS } from './answer-signs.ts';
import { CONFIDENCE_WEIGHTS, type ConfidenceWeights } from './confidence-weights.ts';
import type { ItemStatus } from './plan.ts';

/** The weights alone. */
export type ConfidenceModel = Pick<ConfidenceWeights, 'intercept' | 'weights'>;

/**
 * How likely the quotes for an item are to answer it, 0-1: a logistic regression on its signs, fitted to whether the answer
 * was right, over questions of which half are asked of documents that do not answer them. 0 where nothing was quoted.
 */
export function scoreConfidence(
  signs: AnswerSigns | undefined,
  { intercept, weights }: ConfidenceModel = CONFIDENCE_WEIGHTS,
): number {
  if (signs === undefined) return 0;
  const odds = SIGNS.reduce((sum, name) => sum + weights[name] * signs[name], intercept);
  return rounded(1 / (1 + Math.exp(-odds)));
}

/** What may be said of an item whose quotes answer it by this confidence. */
export function statusAt(confidence: number, lines = CONFIDENCE_WEIGHTS.lines): ItemStatus {
  if (confidence >= lines.answered) return 'satisfied';
  return confidence >= lines.related ? 'partial' : 'unsatisfied';
}

/** The confidence of a report: the mean of its items'. 0 without items. */
export function joinConfidence(items: readonly number[]): number {
  return items.length === 0 ? 0 : rounded(items.reduce((sum, one) => sum + one, 0) / items.length);
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
