import { beforeEach, describe, expect, test } from 'vitest';
import { NO_SPENDING, type Spending } from '#shared/domain/budget.ts';
import type { BudgetStore, Reservation } from '#shared/ports/budget-store.ts';
import { sha256 } from '#shared/text/hash.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const JOB = { tenantId: 'tenant', jobId: 'job-1' };

const call = (number: number, expected: Spending, ceiling: Reservation['ceiling'] = {}): Reservation => ({
  hash: sha256(String(number)),
  expected,
  ceiling,
});

export function budgetStoreContract(newWorkbench: NewWorkbench): void {
  describe('BudgetStore', () => {
    let bench: Workbench;
    let budget: BudgetStore;
    beforeEach(async () => {
      bench = await newWorkbench();
      ({ budget } = bench.open());
    });

    test('begins with nothing spent', async () => {
      expect(await budget.read(JOB)).toEqual(NO_SPENDING);
    });

    test('counts what is expected until what was used is known', async () => {
      const one = call(1, { tokens: 1000, usd: 0.3 });
      expect(await budget.reserve(JOB, one)).toBe(true);
      expect(await bench.open().budget.read(JOB)).toEqual({ tokens: 1000, usd: 0.3 });
      await budget.settle(JOB, { hash: one.hash, used: { tokens: 400, usd: 0.1 } });
      expect(await bench.open().budget.read(JOB)).toEqual({ tokens: 400, usd: 0.1 });
    });

    test('adds money without rounding errors', async () => {
      for (let number = 0; number < 10; number += 1) {
        await budget.settle(JOB, { hash: sha256(`${number}`), used: { tokens: 1, usd: 0.1 } });
      }
      expect(await budget.read(JOB)).toEqual({ tokens: 10, usd: 1 });
    });

    test('counts a call once, however often it is reserved and settled', async () => {
      const one = call(1, { tokens: 100, usd: 0 }, { tokens: 100 });
      for (const store of [budget, bench.open().budget]) expect(await store.reserve(JOB, one)).toBe(true);
      expect((await budget.read(JOB)).tokens).toBe(100);
      const settled = { hash: one.hash, used: { tokens: 70, usd: 0 } };
      await Promise.all([budget.settle(JOB, settled), bench.open().budget.settle(JOB, settled)]);
      await budget.settle(JOB, settled);
      expect((await budget.read(JOB)).tokens).toBe(70);
      expect(await budget.reserve(JOB, one)).toBe(true);
      expect((await budget.read(JOB)).tokens).toBe(70);
    });

    test('admits calls until the ceiling is reached, and one process as much as another', async () => {
      const stores = [budget, bench.open().budget];
      const admitted = await Promise.all(
        Array.from({ length: 40 }, async (_, number) =>
          stores[number % 2]?.reserve(JOB, call(number, { tokens: 100, usd: 0 }, { tokens: 950 })),
        ),
      );
      expect(admitted.filter(Boolean)).toHaveLength(10);
      expect((await budget.read(JOB)).tokens).toBe(1000);
    });

    test('holds the ceiling of money apart from that of tokens', async () => {
      const priced = { tokens: 1, usd: 0.06 };
      expect(await budget.reserve(JOB, call(1, priced, { usd: 0.1 }))).toBe(true);
      expect(await budget.reserve(JOB, call(2, priced, { usd: 0.1 }))).toBe(true);
      expect(await budget.reserve(JOB, call(3, priced, { usd: 0.1 }))).toBe(false);
      expect(await budget.reserve(JOB, call(4, priced, { tokens: 10, usd: 0.2 }))).toBe(true);
      expect(await budget.reserve(JOB, call(5, priced, { tokens: 3 }))).toBe(false);
    });

    test('begins anew after the time that records are kept, whatever the store still has', async () => {
      const kept = bench.open({ retentionDays: 90 }).budget;
      for (const at of [1, 2]) await kept.reserve(JOB, call(at, { tokens: 100, usd: 0 }));
      bench.time.now += 91 * 86_400_000;
      const again = call(1, { tokens: 50, usd: 0 }, { tokens: 60 });
      expect(await kept.reserve(JOB, again)).toBe(true);
      expect(await kept.read(JOB)).toEqual({ tokens: 50, usd: 0 });
      bench.time.now += 91 * 86_400_000;
      await kept.settle(JOB, { hash: again.hash, used: { tokens: 30, usd: 0 } });
      expect(await kept.read(JOB)).toEqual({ tokens: 30, usd: 0 });
    });

    test('keeps jobs and tenants apart', async () => {
      await budget.settle(JOB, { hash: 'a', used: { tokens: 5, usd: 1 } });
      expect(await budget.read({ ...JOB, jobId: 'other' })).toEqual(NO_SPENDING);
      expect(await budget.read({ ...JOB, tenantId: 'other' })).toEqual(NO_SPENDING);
    });
  });
}
