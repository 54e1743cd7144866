import { type AnswerSigns, BEARING, TELLING } from './answer-signs.ts';
import { CONFIDENCE_WEIGHTS, type ConfidenceWeights } from './confidence-weights.ts';
import type { ItemStatus } from './plan.ts';

/** The weights alone. */
export type ConfidenceModel = Pick<ConfidenceWeights, 'words' | 'meaning'>;

/**
 * How likely the quotes for an item are to answer it, 0-1: how likely the documents are to bear on what is asked, times how
 * likely the quotes then are to say it. Each is a logistic regression on its signs, fitted to questions that the documents
 * answer and to as many that they do not, and to whether the answer was right; what was compared in meaning by weights of
 * its own. Where no quote tells the outcome that is asked for it is .45 at most, which leaves it open, where none names the thing asked, or the best has no price or cause that is asked for, .7. 0 where
 * nothing was quoted.
 */
export function scoreConfidence(
  signs: AnswerSigns | undefined,
  { words, meaning }: ConfidenceModel = CONFIDENCE_WEIGHTS,
): number {
  if (signs === undefined) return 0;
  const { bearing, telling } = signs.compared === 0 ? words : meaning;
  const bears = BEARING.reduce((sum, name) => sum + bearing.weights[name] * signs[name], bearing.intercept);
  const tells = TELLING.reduce((sum, name) => sum + telling.weights[name] * signs[name], telling.intercept);
  const likely = logistic(bears) * logistic(tells);
  return rounded(
    Math.min(likely, signs.outcome === 0 ? UNTOLD : 1, signs.named === 0 || signs.told === 0 ? UNNAMED : 1),
  );
}

/** Of what would be likelier, and tells no outcome, about every second is right; what does not name the thing is mostly, but never surely. */
const UNTOLD = 0.45;
const UNNAMED = 0.7;

function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Log odds: that one of the quotes tells it is twelve times as likely as that none does. */
const SURELY_READ = 2.5;
/** That none tells it is about three times as likely: every second is a near miss, or told elsewhere. */
const HARDLY_READ = -1;

/**
 * A confidence beside what the reader of question and quotes has read (`read`, `tells`): what none of the three best quotes seems to tell is
 * never surely answered, and what none is at all likely to tell stays open; what one of them surely seems to tell is not left open, unless no quote
 * names it, or tells an outcome that is asked for. The lines are the reader's own.
 */
export function heedReader(
  confidence: number,
  { read, tells, named, outcome }: Pick<AnswerSigns, 'read' | 'tells' | 'named' | 'outcome'>,
  { related }: Pick<ConfidenceWeights['lines'], 'related'> = CONFIDENCE_WEIGHTS.lines,
): number {
  if (read === 0) return confidence;
  if (tells < HARDLY_READ) return Math.min(confidence, UNTOLD);
  if (tells < 0) return Math.min(confidence, UNNAMED);
  const isSurelyRead = tells >= SURELY_READ && named === 1 && outcome === 1;
  return isSurelyRead ? Math.max(confidence, related) : confidence;
}

/** What may be said of an item whose quotes answer it by this confidence. */
export function statusAt(confidence: number, lines = CONFIDENCE_WEIGHTS.lines): ItemStatus {
  if (confidence >= lines.answered) return 'satisfied';
  return confidence >= lines.related ? 'partial' : 'unsatisfied';
}

/**
 * The confidence beside a label that a model's checked verdict may have given: its own, and no less than the label is given
 * from where code alone decides, nor more than an open item has. What code labelled stays as it is.
 */
export function confidenceBeside(
  status: ItemStatus,
  confidence: number,
  lines = CONFIDENCE_WEIGHTS.lines,
): number {
  if (status === 'unsatisfied') return Math.min(confidence, lines.related);
  return Math.max(confidence, status === 'satisfied' ? lines.answered : lines.related);
}

/** The confidence of a report: the mean of its items'. 0 without items. */
export function joinConfidence(items: readonly number[]): number {
  return items.length === 0 ? 0 : rounded(items.reduce((sum, one) => sum + one, 0) / items.length);
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
