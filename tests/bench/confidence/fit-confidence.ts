import { type AnswerSigns, BEARING, type SignName, TELLING } from '#shared/domain/answer-signs.ts';
import { ConfidenceWeights } from '#shared/domain/confidence-weights.ts';
import { type ConfidenceModel, scoreConfidence } from '#shared/domain/confidence.ts';
import { climb } from '../fit/conditional-logit.ts';
import type { ConfidenceCase } from './confidence-cases.ts';

const RIDGE = 0.002;
const STEPS = 1500;

/** What the signs are set against, and which of them. */
interface Task {
  readonly signs: readonly SignName[];
  readonly cases: readonly ConfidenceCase[];
  readonly isTrue: (one: ConfidenceCase) => boolean;
}

interface Weighed {
  readonly vector: readonly number[];
  readonly isTrue: boolean;
  readonly weight: number;
}

/** Weights that stay as they are. */
export type Kept = Partial<Pick<ConfidenceModel, 'words'>>;

/**
 * Logistic regressions: whether the documents answer the question, on all questions but the impossible ones, and whether
 * the quotes are right, on those that the documents answer: both by words alone on all of them, and in meaning on those that were compared. Every group of packs counts the same, and in each the questions that its documents answer count
 * as much as the foreign ones.
 */
export function fitConfidence(cases: readonly ConfidenceCase[], kept: Kept = {}): ConfidenceModel {
  const known = cases.filter(({ kind }) => kind !== 'impossible');
  return ConfidenceWeights.pick({ words: true, meaning: true }).parse({
    words: kept.words ?? fitModel(known.map((one) => ({ ...one, ...one.byWords }))),
    meaning: fitModel(known.filter(({ signs }) => signs?.compared === 1)),
  });
}

function fitModel(cases: readonly ConfidenceCase[]): Readonly<Record<'bearing' | 'telling', Regression>> {
  const isOwn = ({ kind }: ConfidenceCase): boolean => kind === 'own';
  return {
    bearing: regress({ signs: BEARING, cases, isTrue: isOwn }),
    telling: regress({ signs: TELLING, cases: cases.filter(isOwn), isTrue: ({ isRight }) => isRight }),
  };
}

interface Regression {
  readonly intercept: number;
  readonly weights: Readonly<Record<string, number>>;
}

function regress(task: Task): Regression {
  const { signs } = task;
  const weighed = weigh(task);
  const scales = signs.map((_, at) => scaleOf(weighed.map(({ vector }) => vector[at] ?? 0)));
  const scaled = weighed.map((one) => ({
    ...one,
    vector: one.vector.map((value, at) => (value - (scales[at]?.mean ?? 0)) / (scales[at]?.deviation ?? 1)),
  }));
  const [intercept = 0, ...weights] = climb(
    signs.length + 1,
    { signs: ['any', ...signs.map(directionOf)], ridge: [], steps: STEPS },
    (all) => slopeOf(scaled, all),
  );
  const plain = weights.map((weight, at) => weight / (scales[at]?.deviation ?? 1));
  const shift = plain.reduce((sum, weight, at) => sum + weight * (scales[at]?.mean ?? 0), 0);
  const byName = signs.map((name, at): [SignName, number] => [name, rounded(plain[at] ?? 0)]);
  return { intercept: rounded(intercept - shift), weights: Object.fromEntries(byName) };
}

/** Some only say how to take the other signs. */
const EITHER_WAY: ReadonlySet<SignName> = new Set(['length', 'studies']);
const AGAINST: ReadonlySet<SignName> = new Set(['rivals', 'unnamed']);

function directionOf(name: SignName): 'any' | 'positive' | 'negative' {
  if (EITHER_WAY.has(name)) return 'any';
  return AGAINST.has(name) ? 'negative' : 'positive';
}

function weigh({ signs, cases, isTrue }: Task): readonly Weighed[] {
  return [...Map.groupBy(cases, ({ group, kind }) => `${group} ${kind === 'own'}`)].flatMap(([, own]) =>
    own.flatMap((one) =>
      one.signs === undefined
        ? []
        : [{ vector: vectorOf(one.signs, signs), isTrue: isTrue(one), weight: 1 / own.length }],
    ),
  );
}

function vectorOf(signs: AnswerSigns, names: readonly SignName[]): readonly number[] {
  return names.map((name) => signs[name]);
}

function slopeOf(cases: readonly Weighed[], all: readonly number[]): readonly number[] {
  const total = cases.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const slope = all.map((weight, at) => (at === 0 ? 0 : -RIDGE * weight));
  for (const { vector, isTrue, weight } of cases) {
    const odds = vector.reduce((sum, value, at) => sum + value * (all[at + 1] ?? 0), all[0] ?? 0);
    const pull = (weight / total) * ((isTrue ? 1 : 0) - 1 / (1 + Math.exp(-odds)));
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

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

/** A case with the confidence of weights that were fitted without its group. */
export interface Rated extends ConfidenceCase {
  readonly confidence: number;
}

/** `judged`, in place of what was fitted on: by weights of other groups all the same. */
export function rateLeftOut(
  cases: readonly ConfidenceCase[],
  kept: Kept = {},
  judged: readonly ConfidenceCase[] = cases,
): readonly Rated[] {
  return [...Map.groupBy(judged, ({ group }) => group)].flatMap(([group, own]) => {
    const others = cases.filter((one) => one.group !== group);
    const model = fitConfidence(others, kept);
    return own.map((one) => ({ ...one, confidence: scoreConfidence(one.signs, model) }));
  });
}

/** Shares of questions that each line is drawn by. */
const ABSTAINS = 0.92;
const ABSTAINS_ON_ABSENT = 0.915;
const NEVER_ANSWERED = 0.985;
const OVER_NOTHING = 0.014;
const STEP = 0.01;

/**
 * `related`: 92 of 100 questions that the documents do not answer have no item above it, and nearly as many of those that
 * the packs were given with. `answered`: of these and of those whose answer was taken away, 985 of 1,000 have an item
 * below it; and of the questions of the packs, as they come, 14 in a thousand at most are answered where no quote of the
 * report is right: whole reports have found some thousandths more. What answers a question need not be what its three rarest words ask for.
 */
export function drawLines(rated: readonly Rated[]): { readonly related: number; readonly answered: number } {
  const foreign = confidencesOf(rated.filter(isForeign)).map(({ most }) => most);
  const absent = confidencesOf(rated.filter((one) => isGiven(one) && isForeign(one))).map(({ most }) => most);
  const away = confidencesOf(rated.filter((one) => isForeign(one) || one.kind === 'removed'));
  const given = rated.filter(isGiven);
  const overNothing = confidencesOf(given.filter(({ isShown }) => !isShown)).map(({ least }) => least);
  const allowed = Math.floor(OVER_NOTHING * confidencesOf(given).length);
  const highest = overNothing.toSorted((a, b) => b - a)[allowed] ?? 0;
  const answered = quantile(
    away.map(({ least }) => least),
    NEVER_ANSWERED,
  );
  return {
    related: upTo(Math.max(quantile(foreign, ABSTAINS), quantile(absent, ABSTAINS_ON_ABSENT))),
    answered: upTo(Math.max(answered, highest)),
  };
}

/** Of the questions that a pack was given with, in full: what it answers, and what it does not. */
export function isGiven({ kind, isShort }: Pick<ConfidenceCase, 'kind' | 'isShort'>): boolean {
  return !isShort && (kind === 'own' || kind === 'absent');
}

interface QuestionConfidence {
  readonly least: number;
  readonly most: number;
}

/** Of each question the least and the most confidence of its items. */
function confidencesOf(rated: readonly Rated[]): readonly QuestionConfidence[] {
  const questions = Map.groupBy(
    rated,
    ({ pack, kind, question, isShort }) => `${pack} ${kind} ${question} ${isShort}`,
  );
  return [...questions.values()].map((items) => {
    const all = items.map(({ confidence }) => confidence);
    return { least: Math.min(...all), most: Math.max(...all) };
  });
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
