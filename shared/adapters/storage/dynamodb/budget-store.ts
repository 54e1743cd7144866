import * as z from 'zod';
import { NO_SPENDING, type Spending } from '#shared/domain/budget.ts';
import type { JobReference } from '#shared/domain/job.ts';
import { Throttled } from '#shared/errors.ts';
import type { BudgetStore } from '#shared/ports/budget-store.ts';
import { type Key, jobPartition } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Attributes, ItemUpdate, Table } from './table.ts';

const ATTEMPTS = 5;
/** Money is counted in whole billionths of a dollar, so that sums come out exact. */
const NANO = 1_000_000_000;
const SETTLED = 0;

/** The totals, and beside them each call that counts in them: `[tokens, money]` expected, or SETTLED. */
const Totals = z.object({ tokens: z.number(), nanoUsd: z.number() });
const Mark = z.union([z.tuple([z.number(), z.number()]), z.literal(SETTLED)]).optional();
type Mark = z.infer<typeof Mark>;

/** One item per job: total and calls change together, in one conditional write. */
export function createBudgetStore(table: Table): BudgetStore {
  return {
    read: async (job) => {
      const item = await table.get(budgetKey(job));
      if (!item) return NO_SPENDING;
      const { tokens, nanoUsd } = parseStored(Totals, item, 'The budget');
      return { tokens: Math.max(0, tokens), usd: Math.max(0, nanoUsd) / NANO };
    },
    reserve: async (job, { hash, expected, ceiling }) => {
      const { tokens, nanoUsd } = toTotals(expected);
      const ceilings = {
        ...(ceiling.tokens === undefined ? {} : { maxTokens: ceiling.tokens }),
        ...(ceiling.usd === undefined ? {} : { maxNanoUsd: Math.round(ceiling.usd * NANO) }),
      };
      const reserved = await table.update(budgetKey(job), {
        update: 'SET #call = :mark ADD tokens :tokens, nanoUsd :nanoUsd',
        condition: [
          'attribute_not_exists(#call)',
          ...('maxTokens' in ceilings ? ['(attribute_not_exists(tokens) OR tokens < :maxTokens)'] : []),
          ...('maxNanoUsd' in ceilings ? ['(attribute_not_exists(nanoUsd) OR nanoUsd < :maxNanoUsd)'] : []),
        ].join(' AND '),
        names: { call: callName(hash) },
        values: { mark: [tokens, nanoUsd], tokens, nanoUsd, ...ceilings },
      });
      if (reserved) return true;
      return (await readMark(table, budgetKey(job), hash)) !== undefined;
    },
    settle: async (job, { hash, used }) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const mark = await readMark(table, budgetKey(job), hash);
        if (mark === SETTLED) return;
        if (await table.update(budgetKey(job), settling(hash, mark, used))) return;
      }
      throw new Throttled('Too many write to one budget at once.');
    },
  };
}

function budgetKey(job: JobReference): Key {
  return { pk: jobPartition(job), sk: 'BUDGET' };
}

function callName(hash: string): string {
  return `c${hash.slice(0, 20)}`;
}

function toTotals(spending: Spending): z.infer<typeof Totals> {
  return { tokens: Math.round(spending.tokens), nanoUsd: Math.round(spending.usd * NANO) };
}

async function readMark(table: Table, key: Key, hash: string): Promise<Mark> {
  const item: Attributes = (await table.get(key)) ?? {};
  return parseStored(Mark, item[callName(hash)], 'A call in the budget');
}

/** Adds the difference to what was expected, provided that the call is still as it was read. */
function settling(hash: string, mark: Mark, used: Spending): ItemUpdate {
  const { tokens, nanoUsd } = toTotals(used);
  const [expectedTokens, expectedMoney] = mark === undefined || mark === SETTLED ? [0, 0] : mark;
  return {
    update: 'SET #call = :settled ADD tokens :tokens, nanoUsd :nanoUsd',
    condition: mark === undefined ? 'attribute_not_exists(#call)' : '#call <> :settled',
    names: { call: callName(hash) },
    values: { settled: SETTLED, tokens: tokens - expectedTokens, nanoUsd: nanoUsd - expectedMoney },
  };
}
