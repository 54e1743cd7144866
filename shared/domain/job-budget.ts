import * as z from 'zod';
import type { BudgetLimits } from './budget.ts';

/** What one job may use at most, as its caller says; never more than the service allows each job. */
export const JobBudget = z.strictObject({
  /** Of all its models, input and output together. */
  tokens: z.int().positive().optional(),
  /** US dollars of its models, where their price is known. */
  usd: z.number().positive().optional(),
  searches: z.int().positive().optional(),
  /** Of run time after which research stops and the report is written. */
  seconds: z.int().positive().optional(),
});
export type JobBudget = z.infer<typeof JobBudget>;

/** The limits of the service, narrowed by what a caller allows. */
export function limitsWithin(limits: BudgetLimits, budget: JobBudget | undefined): BudgetLimits {
  const maxTokens = lower(limits.maxTokens, budget?.tokens);
  const maxUsd = lower(limits.maxUsd, budget?.usd);
  return {
    synthesisReservePercent: limits.synthesisReservePercent,
    ...(maxTokens === undefined ? {} : { maxTokens }),
    ...(maxUsd === undefined ? {} : { maxUsd }),
  };
}

/** Searches that a job may make. */
export function searchesWithin(most: number, budget: JobBudget | undefined): number {
  return lower(most, budget?.searches) ?? most;
}

function lower(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}
