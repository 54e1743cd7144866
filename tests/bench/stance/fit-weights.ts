import { STANCE_FEATURES, type StanceFeatures } from '#shared/text/stance/stance-features.ts';

export interface MeasuredPair {
  readonly features: StanceFeatures;
  readonly refutes: boolean;
  readonly set: string;
}

export type Weights = Readonly<Record<keyof StanceFeatures | 'bias', number>>;

const ROUNDS = 2000;
const STEP = 0.5;
const RIDGE = 0.003;
/** A refutation that is missed misleads more than one too many: both are shown, and a reader can tell. */
const LEAN = 0.15;
/** What a feature can only mean; the others may speak either way. */
const SIGNS: Partial<Record<keyof StanceFeatures, 1 | -1>> = {
  direction: -1,
  product: -1,
  negation: 1,
  relation: 1,
  opposites: 1,
  figures: 1,
  order: 1,
  missing: -1,
};

/** Logistic regression; sets count alike, and within a set both stances do. */
export function fitStance(pairs: readonly MeasuredPair[]): Weights {
  const counts = Map.groupBy(pairs, ({ set, refutes }) => `${set} ${refutes}`);
  const share = (pair: MeasuredPair): number =>
    1 / (counts.get(`${pair.set} ${pair.refutes}`)?.length ?? 1) / counts.size;
  const rows = pairs.map((pair) => ({
    values: STANCE_FEATURES.map((name) => pair.features[name]),
    pair,
    share: share(pair),
  }));
  let weights = STANCE_FEATURES.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight) => RIDGE * weight);
    let slope = 0;
    for (const { values, pair, share: weight } of rows) {
      const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), bias);
      const error = (1 / (1 + Math.exp(-sum)) - (pair.refutes ? 1 : 0)) * weight;
      slope += error;
      for (const [at, value] of values.entries()) gradient[at] = (gradient[at] ?? 0) + error * value;
    }
    bias -= STEP * slope;
    weights = weights.map((weight, at) => withSign(weight - STEP * (gradient[at] ?? 0), at));
  }
  const fitted = (name: keyof StanceFeatures): number => rounded(weights[STANCE_FEATURES.indexOf(name)] ?? 0);
  return {
    direction: fitted('direction'),
    product: fitted('product'),
    negation: fitted('negation'),
    relation: fitted('relation'),
    opposites: fitted('opposites'),
    figures: fitted('figures'),
    order: fitted('order'),
    missing: fitted('missing'),
    bias: rounded(bias + LEAN),
  };
}

function withSign(weight: number, at: number): number {
  const name = STANCE_FEATURES[at];
  const sign = name === undefined ? undefined : SIGNS[name];
  if (sign === undefined) return weight;
  return sign === 1 ? Math.max(0, weight) : Math.min(0, weight);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
