import { type AnswerSigns, SIGNS, type SignName } from '#shared/domain/answer-signs.ts';
import { ConfidenceWeights } from '#shared/domain/confidence-weights.ts';
import { type ConfidenceModel, scoreConfidence } from '#shared/domain/confidence.ts';
import { climb } from '../fit/conditional-logit.ts';
import type { ConfidenceCase } from './confidence-cases.ts';

const RIDGE = 0.002;
const STEPS = 1500;

interface Weighed {
  readonly vector: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
}

/**
 * Logistic regression on being right. Every group of packs counts the same, and in each the questions that its documents
 * answer count as much as the foreign ones; impossible ones are left aside.
 */
export function fitConfidence(cases: readonly ConfidenceCase[]): ConfidenceModel {
  const weighed = weigh(cases.filter(({ kind }) => kind !== 'impossible'));
  const scales = SIGNS.map((_, at) => scaleOf(weighed.map(({ vector }) => vector[at] ?? 0)));
  const scaled = weighed.map((one) => ({
    ...one,
    vector: one.vector.map((value, at) => (value - (scales[at]?.mean ?? 0)) / (scales[at]?.deviation ?? 1)),
  }));
  const [intercept = 0, ...weights] = climb(
    SIGNS.length + 1,
    {
      signs: ['any', ...SIGNS.map((name) => (name === 'rivals' ? 'negative' : 'positive'))],
      ridge: [],
      steps: STEPS,
    },
    (all) => slopeOf(scaled, all),
  );
  const plain = weights.map((weight, at) => weight / (scales[at]?.deviation ?? 1));
  const shift = plain.reduce((sum, weight, at) => sum + weight * (scales[at]?.mean ?? 0), 0);
  return { intercept: rounded(intercept - shift), weights: byName(plain) };
}

function weigh(cases: readonly ConfidenceCase[]): readonly Weighed[] {
  return [...Map.groupBy(cases, ({ group, kind }) => `${group} ${kind === 'own'}`)].flatMap(([, own]) =>
    own.flatMap(({ signs, isRight }) =>
      signs === undefined ? [] : [{ vector: vectorOf(signs), isRight, weight: 1 / own.length }],
    ),
  );
}

function vectorOf(signs: AnswerSigns): readonly number[] {
  return SIGNS.map((name) => signs[name]);
}

function slopeOf(cases: readonly Weighed[], all: readonly number[]): readonly number[] {
  const total = cases.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const slope = all.map((weight, at) => (at === 0 ? 0 : -RIDGE * weight));
  for (const { vector, isRight, weight } of cases) {
    const odds = vector.reduce((sum, value, at) => sum + value * (all[at + 1] ?? 0), all[0] ?? 0);
    const pull = (weight / total) * ((isRight ? 1 : 0) - 1 / (1 + Math.exp(-odds)));
    slope[0] = (slope[0] ?? 0) + pull;
    vector.forEach((value, at) => (slope[at + 1] = (slope[at + 1] ?? 0) + pull * value));
  }
  return slope;
}

function scaleOf(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length || 1);
  return { mean, deviation: Math.sqrt(variance) || 1 };
}

function byName(weights: readonly number[]): ConfidenceModel['weights'] {
  const entries = SIGNS.map((name, at): [SignName, number] => [name, rounded(weights[at] ?? 0)]);
  return ConfidenceWeights.shape.weights.parse(Object.fromEntries(entries));
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

/** A case with the confidence of weights that were fitted without its group. */
export interface Rated extends ConfidenceCase {
  readonly confidence: number;
}

export function rateLeftOut(cases: readonly ConfidenceCase[]): readonly Rated[] {
  return [...Map.groupBy(cases, ({ group }) => group)].flatMap(([group, own]) => {
    const model = fitConfidence(cases.filter((one) => one.group !== group));
    return own.map((one) => ({ ...one, confidence: scoreConfidence(one.signs, model) }));
  });
}

/** Shares of foreign questions that each line is drawn by. */
const ABSTAINS = 0.9;
const NEVER_ANSWERED = 0.99;
const STEP = 0.01;

/**
 * `related`: below it are nine of ten questions that the documents do not answer; `answered`: below it are 99 of 100 of
 * them and of those whose answer was taken away.
 */
export function drawLines(rated: readonly Rated[]): { readonly related: number; readonly answered: number } {
  const foreign = rated.filter(isForeign).map(({ confidence }) => confidence);
  const removed = rated.filter(({ kind }) => kind === 'removed').map(({ confidence }) => confidence);
  return {
    related: upTo(quantile(foreign, ABSTAINS)),
    answered: upTo(quantile([...foreign, ...removed], NEVER_ANSWERED)),
  };
}

export function isForeign({ kind }: Pick<ConfidenceCase, 'kind'>): boolean {
  return kind === 'absent' || kind === 'near' || kind === 'far';
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 1;
}

function upTo(value: number): number {
  return Number((Math.ceil(value / STEP) * STEP).toFixed(2));
}
