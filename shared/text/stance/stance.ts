import { readStatement } from './read-statement.ts';
import fitted from './stance-weights.json' with { type: 'json' };
import { STANCE_FEATURES, type StanceFeatures, stanceFeatures } from './stance-features.ts';

/** Fitted by `npm run fit:stance`, with where they come from and how they do on what was left out. */
const WEIGHTS: Readonly<Record<keyof StanceFeatures | 'bias', number>> = fitted.weights;

/** Where a text stands towards a claim. */
export interface Stance {
  /** From -1, it speaks for the claim, to 1, it speaks against it. */
  readonly against: number;
  /** Share of what the claim is about that the text names. */
  readonly shared: number;
}

/** A sentence that shares nothing with the claim still counts for so much. */
const LEAST_WEIGHT = 0.02;

/** The stance of a text, given by its sentences. Pure; figures and what stands in brackets are left aside. */
export function stanceOf(claim: string, sentences: readonly string[]): Stance {
  const features = measureStance(claim, sentences);
  const sum = STANCE_FEATURES.reduce((total, name) => total + WEIGHTS[name] * features[name], WEIGHTS.bias);
  return { against: Math.tanh(sum / 2), shared: 1 - features.missing };
}

/** What speaks for and against, over all sentences: those that share more with the claim weigh more. */
export function measureStance(claim: string, sentences: readonly string[]): StanceFeatures {
  const read = readStatement(withoutAsking(claim));
  const measured = sentences.map((sentence) => stanceFeatures(read, readStatement(sentence)));
  const weights = measured.map(({ missing }) => (1 - missing) ** 2 + LEAST_WEIGHT);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (name: keyof StanceFeatures): number =>
    whole === 0 ? 0 : measured.reduce((sum, one, at) => sum + one[name] * (weights[at] ?? 0), 0) / whole;
  return {
    direction: mean('direction'),
    product: mean('product'),
    negation: mean('negation'),
    relation: mean('relation'),
    opposites: mean('opposites'),
    figures: mean('figures'),
    order: mean('order'),
    missing: measured.length === 0 ? 1 : mean('missing'),
  };
}

const ASKS =
  /^\s*(?:(?:is it true that|whether|if)\s|(?:do|does|did|is|are|was|were|can|could|may|might|will|would|should|has|have|had)\s)/iu;

/** True for a question that can be answered by yes or no: what it asks is a claim. */
export function asksWhether(question: string): boolean {
  return ASKS.test(question) && !/\bor\b/iu.test(question);
}

function withoutAsking(claim: string): string {
  return claim.replace(ASKS, '').replace(/\?\s*$/u, '');
}
