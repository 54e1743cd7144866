import { type EvidenceWeights } from '#shared/text/evidence/evidence-weights.ts';
import { FEATURES, type Feature, type FeatureVector } from '#shared/text/evidence/features.ts';
import { type ChoiceSet, type LogitOptions, fitConditionalLogit } from './conditional-logit.ts';
import { fitLogistic } from './logistic-regression.ts';
import type { TrainingCase } from './training-cases.ts';

type Sign = LogitOptions['signs'][number];

const NEGATIVE: ReadonlySet<Feature> = new Set(['aim', 'question', 'pointer', 'background']);
const SIGNS: readonly Sign[] = FEATURES.map((name) => (NEGATIVE.has(name) ? 'negative' : 'positive'));

const RIDGE = 0.002;
/** The order of the documents is another scorer's: it is followed half as far as it seems to deserve. */
const RIDGE_OF_SOURCE = 0.1;
const RIDGES = FEATURES.map((name) => (name === 'source' ? RIDGE_OF_SOURCE : RIDGE));

/** What the likelihood is read from: how much of the question a statement bears, below its title and headings. */
const BEARING: ReadonlySet<Feature> = new Set(['statement', 'grams', 'headings']);

export type Ranking = EvidenceWeights['ranking'];
export type Likelihood = EvidenceWeights['likelihood'];

/**
 * Weights that put right statements first; every family of packs counts the same. Which others are hard to tell from these
 * shows only by weights: they are sought by those of a first round.
 */
export function fitRanking(cases: readonly TrainingCase[]): Ranking {
  const first = fitAmongHardest(cases, roughly);
  return fitAmongHardest(cases, (vector) => valueOf(vector, first));
}

function fitAmongHardest(
  cases: readonly TrainingCase[],
  valueOf: (vector: FeatureVector) => number,
): Ranking {
  const answerable = cases.filter(({ question, isOfDefinition }) => question.isAnswerable && !isOfDefinition);
  const counts = Map.groupBy(answerable, ({ pack }) => pack.family);
  const sets = answerable.map((one) =>
    toChoiceSet(one, { weight: 1 / (counts.get(one.pack.family)?.length ?? 1), valueOf }),
  );
  return byName(fitConditionalLogit(sets, { signs: SIGNS, ridge: RIDGES }));
}

/** Whether a question is answered at all, by its best statement: answerable questions against foreign ones. */
export function fitLikelihood(cases: readonly TrainingCase[], ranking: Ranking): Likelihood {
  const labelled = cases.flatMap((one) => {
    const best = bestVector(one, ranking);
    const length = Math.log(1 + one.terms);
    return best === undefined
      ? []
      : [{ vector: [length, ...bearing(best)], isTrue: one.question.isAnswerable }];
  });
  const inputs = ['length', ...FEATURES];
  const { intercept, weights } = fitLogistic(labelled, {
    signs: inputs.map((): Sign => 'positive'),
    ridge: inputs.map(() => RIDGE),
  });
  const [length = 0, ...bearings] = weights;
  return { intercept: rounded(intercept), length: rounded(length), weights: byName(bearings) };
}

export function valueOf(vector: FeatureVector, ranking: Ranking): number {
  return FEATURES.reduce((sum, name, at) => sum + ranking[name] * (vector[at] ?? 0), 0);
}

function bestVector({ documents }: TrainingCase, ranking: Ranking): FeatureVector | undefined {
  return documents
    .flatMap(({ vectors }) => vectors)
    .reduce<{ readonly vector: FeatureVector; readonly value: number } | undefined>((best, vector) => {
      const value = valueOf(vector, ranking);
      return best === undefined || value > best.value ? { vector, value } : best;
    }, undefined)?.vector;
}

function bearing(vector: FeatureVector): FeatureVector {
  return vector.map((value, at) => (isBearing(FEATURES[at]) ? value : 0));
}

function isBearing(name: Feature | undefined): boolean {
  return name !== undefined && BEARING.has(name);
}

function byName(weights: readonly number[]): Ranking {
  const entries = FEATURES.map((name, at): [Feature, number] => [name, rounded(weights[at] ?? 0)]);
  return Object.fromEntries(entries) as Ranking;
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}

const HARDEST = 60;
const EVERY = 11;

interface Choice {
  readonly weight: number;
  readonly valueOf: (vector: FeatureVector) => number;
}

/** The statements that are hardest to tell from right ones, these, and some of the others: the rest change nothing. */
function toChoiceSet({ documents }: TrainingCase, { weight, valueOf }: Choice): ChoiceSet {
  const all = documents
    .flatMap(({ vectors, isRight }) =>
      vectors.map((vector, index) => ({ vector, isRight: isRight[index] === true })),
    )
    .toSorted((a, b) => valueOf(b.vector) - valueOf(a.vector));
  const kept = all.filter((one, place) => place < HARDEST || one.isRight || place % EVERY === 0);
  return { vectors: kept.map((one) => one.vector), isRight: kept.map((one) => one.isRight), weight };
}

function roughly([statement = 0, grams = 0, headings = 0]: FeatureVector): number {
  return 2 * statement + 1.5 * grams + headings;
}
