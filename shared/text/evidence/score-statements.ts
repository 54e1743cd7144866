import type { EvidenceWeights } from './evidence-weights.ts';
import { FEATURES, type FeatureInput, type FeatureVector, featuresOf } from './features.ts';

/** What the scorer says of one statement. */
export interface StatementScore {
  /** By which the statements of all documents are ranked for one question: a difference of 1 makes e times as likely. */
  readonly value: number;
  /** How likely it is that a question whose best statement is this one is answered at all, 0-1. */
  readonly likelihood: number;
}

export function scoreStatements(input: FeatureInput, weights: EvidenceWeights): readonly StatementScore[] {
  const terms = input.question.terms.length;
  return featuresOf(input).map((vector) => scoreVector(vector, terms, weights));
}

/** `terms`: how many the question has. */
export function scoreVector(vector: FeatureVector, terms: number, weights: EvidenceWeights): StatementScore {
  const sum = (by: EvidenceWeights['ranking']): number =>
    FEATURES.reduce((total, name, index) => total + by[name] * (vector[index] ?? 0), 0);
  const { intercept, length, weights: bearing } = weights.likelihood;
  const logOdds = intercept + length * Math.log(1 + terms) + sum(bearing);
  return { value: sum(weights.ranking), likelihood: logistic(logOdds) };
}

export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
