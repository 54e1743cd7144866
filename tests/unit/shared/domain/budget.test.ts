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
    expect(estimate.reads).toBe(28);
    expect(estimate.modelCalls).toBe(3 + 2 * (2 + 14) + 1 + (1 + 1) + 6 + 2);
    expect(estimate.tokens).toBeGreaterThan(100_000);
    expect(estimate.usd).toBeGreaterThan(0.1);
    const longer = estimateCost(PLAN, { ...SETTINGS, maxIterations: 3 }, PRICES);
    expect(longer.modelCalls - estimate.modelCalls).toBe(16);
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

describe('the estimate of a run, to the token', () => {
  const none = { fullSources: 0, chunkedSources: 0, maxRevisions: 0 };
  const small = { ...SETTINGS, maxIterations: 1, research: { ...SETTINGS.research, ...none } };

  test('is that of its calls: three of the planner, two more in an iteration, one for claims, one for each text', () => {
    // 3 * (1000 + 600), 2 * (4000 + 500), 6000 + 1500, 2 * 4000 + 1500 / .75
    expect(estimateCost(PLAN, small, PRICES)).toEqual({
      searches: 0,
      reads: 0,
      modelCalls: 8,
      tokens: 4800 + 9000 + 7500 + 10_000,
      usd: expect.closeTo((3000 + 8000 + 6000 + 8000 + 5 * (1800 + 1000 + 1500 + 2000)) / 1_000_000),
    });
  });

  test.each([
    ['a source read in full, and one more that a model may choose', { fullSources: 1 }, 2, 2, 3700 + 2200],
    ['a source read by its chunks, and one more', { chunkedSources: 1 }, 2, 2, 2 * 2200],
    ['a revision, with three further sources', { maxRevisions: 1 }, 0, 4, 3 * 2200 + 6000 + 2000],
  ] as const)('grows by %s', (_, more, reads, modelCalls, tokens) => {
    const before = estimateCost(PLAN, small, PRICES);
    const after = estimateCost(PLAN, { ...small, research: { ...small.research, ...more } }, PRICES);
    expect(after.reads - before.reads).toBe(reads);
    expect(after.modelCalls - before.modelCalls).toBe(modelCalls);
    expect((after.tokens ?? 0) - (before.tokens ?? 0)).toBe(tokens);
  });

  test('grows by the judge where reports are rated', () => {
    const before = estimateCost(PLAN, small, PRICES);
    const after = estimateCost(PLAN, { ...small, evaluates: true }, PRICES);
    expect(after.modelCalls - before.modelCalls).toBe(1);
    expect((after.tokens ?? 0) - (before.tokens ?? 0)).toBe(6500);
  });

  test('has a call for each section, the words of which are shared', () => {
    const section = { title: 's', guidance: '', itemIds: [] };
    const plan = { ...PLAN, writingPlan: { ...PLAN.writingPlan, sections: [section, section] } };
    const [before, after] = [PLAN, plan].map((one) => estimateCost(one, small, PRICES));
    expect((after?.modelCalls ?? 0) - (before?.modelCalls ?? 0)).toBe(1);
    expect((after?.tokens ?? 0) - (before?.tokens ?? 0)).toBe(4000);
  });

  test('has a search for each task and provider, as far as a wave has room', () => {
    const task = { query: 'q', resultCount: 10, reasoning: '', itemIds: [] };
    const plan = { ...PLAN, searchTasks: [task, task] };
    expect(estimateCost(plan, small, PRICES).searches).toBe(2);
    expect(estimateCost(plan, { ...small, providers: ['corpus', 'pubmed'] }, PRICES).searches).toBe(4);
    const narrow = { ...small, research: { ...small.research, queriesPerWave: 3 } };
    expect(estimateCost(plan, { ...narrow, providers: ['corpus', 'pubmed'] }, PRICES).searches).toBe(3);
  });
});
