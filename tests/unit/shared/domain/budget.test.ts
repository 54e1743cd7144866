import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BudgetLimits,
  NO_SPENDING,
  ceilingOf,
  estimateTokens,
  isSpent,
  spendingOf,
} from '#shared/domain/budget.ts';
import { type EstimateSettings, type RolePrices, estimateCost } from '#shared/domain/cost-estimate.ts';

const LIMITS: BudgetLimits = { maxTokens: 1000, maxUsd: 2, synthesisReservePercent: 15 };
const FREE = { synthesisReservePercent: 15 };

describe('R6.9 a budget', () => {
  test('keeps the reserve for the writing of the report', () => {
    expect(ceilingOf(LIMITS, 'research')).toEqual({ tokens: 850, usd: 1.7 });
    expect(ceilingOf(LIMITS, 'synthesis')).toEqual({ tokens: 1000, usd: 2 });
  });

  test('is spent when one of its limits is reached', () => {
    const ceiling = ceilingOf(LIMITS, 'research');
    expect(isSpent(NO_SPENDING, ceiling)).toBe(false);
    expect(isSpent({ tokens: 849, usd: 1.69 }, ceiling)).toBe(false);
    expect(isSpent({ tokens: 850, usd: 0 }, ceiling)).toBe(true);
    expect(isSpent({ tokens: 0, usd: 1.7 }, ceiling)).toBe(true);
  });

  test('is never spent without a limit', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, noNaN: true }), (tokens, usd) => {
        expect(isSpent({ tokens, usd }, ceilingOf(FREE, 'research'))).toBe(false);
      }),
    );
  });

  test('is never spent for synthesis while it is not for research', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.double({ min: 0, max: 3, noNaN: true }), (tokens, usd) => {
        const spending = { tokens, usd };
        const isSpentFor = (pool: 'research' | 'synthesis'): boolean =>
          isSpent(spending, ceilingOf(LIMITS, pool));
        expect(isSpentFor('research') || !isSpentFor('synthesis')).toBe(true);
      }),
    );
  });
});

describe('what a call is expected to use', () => {
  test('is a token for at most three bytes', () => {
    expect([estimateTokens(''), estimateTokens('plumb line'), estimateTokens('鉛垂線')]).toEqual([0, 4, 3]);
  });

  test('is priced by input and output', () => {
    const price = { input: 3, output: 15 };
    expect(spendingOf({ input: 1_000_000, output: 100_000 }, price)).toEqual({ tokens: 1_100_000, usd: 4.5 });
  });

  test('counts as tokens only where the price is not known', () => {
    expect(spendingOf({ input: 100, output: 10 }, undefined)).toEqual({ tokens: 110, usd: 0 });
  });
});

const PLAN = {
  searchTasks: [],
  writingPlan: { goal: '', tone: '', sections: [], directives: [], maximumWords: 1500 },
};
const SETTINGS: EstimateSettings = {
  research: {
    fullSources: 3,
    chunkedSources: 4,
    queriesPerWave: 12,
    searchBudget: 60,
    maxRevisions: 2,
  },
  maxIterations: 2,
  providers: ['corpus'],
  evaluates: false,
};
const PRICE = { input: 1, output: 5 };
const PRICES: RolePrices = { planner: PRICE, reader: PRICE, writer: PRICE, judge: PRICE };

describe('the estimate of a run', () => {
  test('counts calls, tokens and money for every iteration', () => {
    const estimate = estimateCost(PLAN, SETTINGS, PRICES);
    expect(estimate.reads).toBe(14);
    expect(estimate.modelCalls).toBe(3 + 2 * (1 + 7 + 1) + 1 + 6 + 2);
    expect(estimate.tokens).toBeGreaterThan(100_000);
    expect(estimate.usd).toBeGreaterThan(0.1);
    const longer = estimateCost(PLAN, { ...SETTINGS, maxIterations: 3 }, PRICES);
    expect(longer.modelCalls - estimate.modelCalls).toBe(9);
  });

  test('names no price when that of a model that takes part is not known', () => {
    expect(estimateCost(PLAN, SETTINGS, { ...PRICES, reader: undefined }).usd).toBeUndefined();
    expect(estimateCost(PLAN, SETTINGS, { ...PRICES, judge: undefined }).usd).toBeGreaterThan(0);
    const judged = estimateCost(PLAN, { ...SETTINGS, evaluates: true }, { ...PRICES, judge: undefined });
    expect(judged.usd).toBeUndefined();
  });

  test('keeps to the caps on searches', () => {
    const task = { query: 'q', endpoint: 'corpus', resultCount: 10, reasoning: '', itemIds: [] } as const;
    const plan = { ...PLAN, searchTasks: Array.from({ length: 20 }, () => task) };
    expect(estimateCost(plan, SETTINGS, PRICES).searches).toBe(24);
    expect(estimateCost(plan, { ...SETTINGS, maxIterations: 10 }, PRICES).searches).toBe(60);
  });
});
