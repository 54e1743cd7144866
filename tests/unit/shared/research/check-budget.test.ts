import { expect, it } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import type { JobBudget } from '#shared/domain/job-budget.ts';
import { InvalidInput } from '#shared/errors.ts';
import { checkBudget } from '#shared/research/check-budget.ts';

const config = loadConfig({});
const LIMITS = {
  ...config,
  budget: { ...config.budget, maxTokens: 1000, maxUsd: 2 },
  research: { ...config.research, searchBudget: 30 },
  job: { ...config.job, deadlineSeconds: 600 },
};

it.each([undefined, {}, { tokens: 1000, usd: 2, searches: 30, seconds: 600 }, { usd: 0.5 }])(
  'R6.9 takes a budget within what each job may use: %j',
  (budget) => {
    expect(() => checkBudget(budget, LIMITS)).not.toThrow();
  },
);

it.each<[keyof JobBudget, number, number]>([
  ['tokens', 1001, 1000],
  ['usd', 2.01, 2],
  ['searches', 31, 30],
  ['seconds', 601, 600],
])('R6.9 refuses %s above it, by name', (name, asked, allowed) => {
  try {
    checkBudget({ [name]: asked }, LIMITS);
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    expect(error.field).toBe(`budget.${name}`);
    expect(error.message).toBe(`The budget asks for ${asked} ${name}; a job may use ${allowed}.`);
    expect(error.remedy).toBe(`Ask for ${allowed} or less, or leave it out.`);
  }
});

it('asks for no bound where the service has none', () => {
  const { maxUsd: _maxUsd, ...unbounded } = LIMITS.budget;
  expect(() => checkBudget({ usd: 1e6 }, { ...LIMITS, budget: unbounded })).not.toThrow();
});
