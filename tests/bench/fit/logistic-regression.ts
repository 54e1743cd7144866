import { logistic } from '#shared/text/evidence/score-statements.ts';
import { climb, type LogitOptions } from './conditional-logit.ts';

export interface Labelled {
  readonly vector: readonly number[];
  readonly isTrue: boolean;
}

export interface Logistic {
  readonly intercept: number;
  readonly weights: readonly number[];
}

/** Both classes count alike, however many there are of each. */
export function fitLogistic(cases: readonly Labelled[], options: LogitOptions): Logistic {
  const positives = cases.filter(({ isTrue }) => isTrue).length || 1;
  const negatives = cases.length - positives || 1;
  const width = cases[0]?.vector.length ?? 0;
  const slope = (all: readonly number[]): readonly number[] => {
    const gradient = all.map((weight, at) => (at === 0 ? 0 : -(options.ridge[at - 1] ?? 0) * weight));
    for (const { vector, isTrue } of cases) {
      const inputs = [1, ...vector];
      const logOdds = inputs.reduce((sum, value, at) => sum + value * (all[at] ?? 0), 0);
      const pull = ((isTrue ? 1 : 0) - logistic(logOdds)) / (2 * (isTrue ? positives : negatives));
      inputs.forEach((value, at) => (gradient[at] = (gradient[at] ?? 0) + pull * value));
    }
    return gradient;
  };
  const [intercept = 0, ...weights] = climb(
    width + 1,
    { ...options, signs: ['any', ...options.signs], steps: 1500 },
    slope,
  );
  return { intercept, weights };
}
