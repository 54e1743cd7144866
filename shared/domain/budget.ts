import * as z from 'zod';
import { setting } from './settings/setting.ts';

export const BudgetLimits = z.object({
  maxTokens: setting(z.int().positive().optional(), {
    variable: 'MAX_TOKENS_PER_JOB',
    hint: 'a whole number, such as 500000',
    meaning: 'Tokens that the models of one job use at most, input and output together; unset for no limit',
  }),
  /** Calls whose price is not known count by their tokens only. */
  maxUsd: setting(z.number().positive().optional(), {
    variable: 'MAX_USD_PER_JOB',
    hint: 'a number, such as 0.50',
    meaning:
      'US dollars that the models of one job cost at most, where their price is known; unset for no limit',
  }),
  synthesisReservePercent: setting(z.number().min(0).max(90), {
    variable: 'SYNTHESIS_RESERVE_PERCENT',
    fallback: 15,
    meaning: 'Percent of both budgets that research leaves to the writing of the report',
  }),
});
export type BudgetLimits = z.infer<typeof BudgetLimits>;

/** What calls have used, or are about to use. */
export const Spending = z.object({
  tokens: z.number().nonnegative(),
  usd: z.number().nonnegative(),
});
export type Spending = z.infer<typeof Spending>;

export const NO_SPENDING: Spending = { tokens: 0, usd: 0 };

/** The sum of two. */
export function addSpending(one: Spending, other: Spending): Spending {
  return { tokens: one.tokens + other.tokens, usd: one.usd + other.usd };
}

/** What may be spent; no limit where a field is absent. */
export type Ceiling = Readonly<Partial<Spending>>;

/** Research leaves a reserve; what writes the report may use it too. */
export type BudgetPool = 'research' | 'synthesis';

/** What may be spent before calls from this pool end. */
export function ceilingOf(limits: BudgetLimits, pool: BudgetPool): Ceiling {
  const share = pool === 'synthesis' ? 1 : 1 - limits.synthesisReservePercent / 100;
  return {
    ...(limits.maxTokens === undefined ? {} : { tokens: limits.maxTokens * share }),
    ...(limits.maxUsd === undefined ? {} : { usd: limits.maxUsd * share }),
  };
}

/**
 * True when a ceiling is reached. A call is admitted while this is false, so that all calls together, however many
 * are made side by side, go beyond the ceiling by what the last one admitted takes and no more.
 */
export function isSpent(spending: Spending, ceiling: Ceiling): boolean {
  return reaches(spending.tokens, ceiling.tokens) || reaches(spending.usd, ceiling.usd);
}

function reaches(amount: number, limit: number | undefined): boolean {
  return limit !== undefined && amount >= limit;
}

/** US dollars for a million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

const BYTES_PER_TOKEN = 3;

/** Tokens of a text, rather too many than too few: 4 letters of English are about one, as is one Chinese character. */
export function estimateTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / BYTES_PER_TOKEN);
}

/** What tokens cost; 0 where the price is not known, so that they count as tokens only. */
export function spendingOf(
  tokens: { readonly input: number; readonly output: number },
  price: ModelPrice | undefined,
): Spending {
  const micro = price ? tokens.input * price.input + tokens.output * price.output : 0;
  return { tokens: tokens.input + tokens.output, usd: micro / 1_000_000 };
}
