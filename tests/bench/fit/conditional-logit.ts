/** One question: the features of the statements that it chooses among, and which of them are right. */
export interface ChoiceSet {
  readonly vectors: readonly (readonly number[])[];
  readonly isRight: readonly boolean[];
  /** How much it counts among all. */
  readonly weight: number;
}

export interface LogitOptions {
  /** Per feature: its weight may not be below, or above, zero. */
  readonly signs: readonly ('any' | 'positive' | 'negative')[];
  /** Per feature: how strongly its weight is held back. */
  readonly ridge: readonly number[];
  readonly steps?: number;
}

/**
 * Weights of a conditional logit (McFadden 1974): the probability that one of the right statements of a question is
 * chosen, by a softmax over all of its statements, is made as great as can be. Features are scaled to a deviation of 1
 * meanwhile; signs are kept by projection.
 */
export function fitConditionalLogit(sets: readonly ChoiceSet[], options: LogitOptions): readonly number[] {
  const scales = deviations(sets);
  const scaled = sets
    .filter(({ isRight }) => isRight.includes(true) && isRight.includes(false))
    .map((set) => ({
      ...set,
      vectors: set.vectors.map((vector) => vector.map((value, at) => value / (scales[at] ?? 1))),
    }));
  const fitted = climb(scales.length, options, (weights) => gradientOf(scaled, weights, options.ridge));
  return fitted.map((weight, at) => weight / (scales[at] ?? 1));
}

/** Slope of the mean log-likelihood less half the ridge; `weights` and `sets` on the same scale. */
export function gradientOf(
  sets: readonly ChoiceSet[],
  weights: readonly number[],
  ridge: readonly number[],
): readonly number[] {
  const total = sets.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const gradient = Float64Array.from(weights, (weight, at) => -(ridge[at] ?? 0) * weight);
  for (const { vectors, isRight, weight } of sets) {
    const { chosen, right } = shares(vectors, isRight, weights);
    for (const [index, vector] of vectors.entries()) {
      const pull = (weight / total) * ((right[index] ?? 0) - (chosen[index] ?? 0));
      for (let at = 0; at < vector.length; at += 1)
        gradient[at] = (gradient[at] ?? 0) + pull * (vector[at] ?? 0);
    }
  }
  return [...gradient];
}

/** Mean log-likelihood less half the ridge. */
export function objectiveOf(
  sets: readonly ChoiceSet[],
  weights: readonly number[],
  ridge: readonly number[],
): number {
  const total = sets.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const penalty = weights.reduce((sum, weight, at) => sum + ((ridge[at] ?? 0) * weight ** 2) / 2, 0);
  return sets.reduce((sum, { vectors, isRight, weight }) => {
    const { chosen } = shares(vectors, isRight, weights);
    const held = chosen.reduce((all, share, index) => all + (isRight[index] === true ? share : 0), 0);
    return sum + (weight / total) * Math.log(held);
  }, -penalty);
}

/** Of each statement its share among all, and among the right ones; plain loops, as all the time is spent here. */
function shares(
  vectors: ChoiceSet['vectors'],
  isRight: readonly boolean[],
  weights: readonly number[],
): { readonly chosen: Float64Array; readonly right: Float64Array } {
  const chosen = new Float64Array(vectors.length);
  const right = new Float64Array(vectors.length);
  let most = -Infinity;
  for (const [index, vector] of vectors.entries()) {
    let value = 0;
    for (let at = 0; at < vector.length; at += 1) value += (vector[at] ?? 0) * (weights[at] ?? 0);
    chosen[index] = value;
    if (value > most) most = value;
  }
  let all = 0;
  let held = 0;
  for (let index = 0; index < chosen.length; index += 1) {
    const power = Math.exp((chosen[index] ?? 0) - most);
    chosen[index] = power;
    all += power;
    if (isRight[index] === true) held += power;
  }
  for (let index = 0; index < chosen.length; index += 1) {
    const power = chosen[index] ?? 0;
    chosen[index] = power / all;
    right[index] = isRight[index] === true ? power / held : 0;
  }
  return { chosen, right };
}

function deviations(sets: readonly ChoiceSet[]): readonly number[] {
  const vectors = sets.flatMap((set) => set.vectors);
  const width = vectors[0]?.length ?? 0;
  return Array.from({ length: width }, (_, at) => {
    const mean = vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length;
    const variance =
      vectors.reduce((sum, vector) => sum + ((vector[at] ?? 0) - mean) ** 2, 0) / vectors.length;
    return Math.sqrt(variance) || 1;
  });
}

const RATE = 0.05;
const STEPS = 200;

/** Gradient ascent with Adam's steps (Kingma and Ba 2015), projected on the signs. */
export function climb(
  width: number,
  { signs, steps = STEPS }: LogitOptions,
  slope: (weights: readonly number[]) => readonly number[],
): readonly number[] {
  let weights: readonly number[] = Array.from({ length: width }, () => 0);
  const first = Array.from({ length: width }, () => 0);
  const second = Array.from({ length: width }, () => 0);
  for (let step = 1; step <= steps; step += 1) {
    const gradient = slope(weights);
    const rate = RATE * (1 - (0.8 * step) / steps);
    weights = weights.map((weight, at) => {
      const pull = gradient[at] ?? 0;
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * pull;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * pull ** 2;
      const mean = (first[at] ?? 0) / (1 - 0.9 ** step);
      const size = Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** step)) + 1e-9;
      return project(weight + (rate * mean) / size, signs[at] ?? 'any');
    });
  }
  return weights;
}

function project(weight: number, sign: LogitOptions['signs'][number]): number {
  if (sign === 'positive') return Math.max(0, weight);
  return sign === 'negative' ? Math.min(0, weight) : weight;
}
