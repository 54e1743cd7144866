import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChoiceSet,
  fitConditionalLogit,
  gradientOf,
  objectiveOf,
} from '../../bench/fit/conditional-logit.ts';
import { fitLogistic } from '../../bench/fit/logistic-regression.ts';

/** Numbers that look random and are the same in every run (Park and Miller 1988). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Questions whose right statement is drawn by a softmax of known weights. */
function drawSets(weights: readonly number[], count: number): readonly ChoiceSet[] {
  const next = sequence(7);
  return Array.from({ length: count }, () => {
    const vectors = Array.from({ length: 8 }, () => weights.map(() => next() * 2 - 1));
    const powers = vectors.map((vector) =>
      Math.exp(vector.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
    );
    let left = next() * powers.reduce((sum, power) => sum + power, 0);
    const chosen = powers.findIndex((power) => (left -= power) <= 0);
    return { vectors, isRight: vectors.map((_, index) => index === chosen), weight: 1 };
  });
}

const free = (width: number) => ({
  signs: Array.from({ length: width }, () => 'any' as const),
  ridge: Array.from({ length: width }, () => 0),
});

describe('fitConditionalLogit', () => {
  it('recovers the weights that the choices were drawn by', () => {
    const weights = [2, -1, 0, 0.5];
    const fitted = fitConditionalLogit(drawSets(weights, 1500), { ...free(4), steps: 300 });
    weights.forEach((weight, at) => expect(Math.abs((fitted[at] ?? 9) - weight)).toBeLessThan(0.2));
  });

  it('keeps the signs that it is given', () => {
    const sets = drawSets([2, -1], 300);
    const fitted = fitConditionalLogit(sets, { ...free(2), signs: ['negative', 'positive'] });
    expect(fitted).toEqual([0, 0]);
  });

  it('holds back by the ridge, each feature by its own', () => {
    const sets = drawSets([2, 2], 300);
    const [held = 0, loose = 0] = fitConditionalLogit(sets, { ...free(2), ridge: [1, 0] });
    expect(held).toBeLessThan(loose / 2);
    expect(held).toBeGreaterThan(0);
  });

  it('leaves alone the questions that nothing or everything answers', () => {
    const sets = drawSets([1, 1], 100);
    const idle = [true, false].map((value) => ({
      vectors: [
        [1, 0],
        [0, 1],
      ],
      isRight: [value, value],
      weight: 1,
    }));
    const scaled = fitConditionalLogit([...sets, ...idle], free(2));
    expect(scaled.every((weight) => Number.isFinite(weight))).toBe(true);
  });
});

describe('gradientOf', () => {
  it('is the slope of the objective', () => {
    const numbers = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 3, maxLength: 3 });
    const set = fc.record({
      vectors: fc.array(numbers, { minLength: 3, maxLength: 3 }),
      isRight: fc.constantFrom([true, false, false], [true, true, false], [false, false, true]),
      weight: fc.double({ min: 0.1, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(set, { minLength: 1, maxLength: 4 }), numbers, (sets, weights) => {
        const ridge = [0.1, 0, 0.3];
        const step = 1e-5;
        gradientOf(sets, weights, ridge).forEach((slope, at) => {
          const moved = (by: number): readonly number[] =>
            weights.map((weight, index) => (index === at ? weight + by : weight));
          const rise = objectiveOf(sets, moved(step), ridge) - objectiveOf(sets, moved(-step), ridge);
          expect(Math.abs(rise / (2 * step) - slope)).toBeLessThan(1e-4);
        });
      }),
    );
  });
});

describe('fitLogistic', () => {
  it('distinguishes two classes, each counting alike however many there are', () => {
    const next = sequence(11);
    const cases = Array.from({ length: 400 }, (_, index) => {
      const isTrue = index % 5 === 0;
      return { vector: [next() + (isTrue ? 1 : 0)], isTrue };
    });
    const { intercept, weights } = fitLogistic(cases, { signs: ['positive'], ridge: [0.001] });
    const middle = -intercept / (weights[0] ?? 1);
    expect(weights[0]).toBeGreaterThan(3);
    expect(middle).toBeGreaterThan(0.8);
    expect(middle).toBeLessThan(1.2);
  });
});
