import { beforeEach, describe, expect, test } from 'vitest';
import type { SlotStore } from '#shared/ports/slot-store.ts';
import { HOSTILE_NAMES } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const LEASE = { limit: 3, now: 1000, until: 2000 };

const job = (number: number): { readonly tenantId: string; readonly jobId: string } => ({
  tenantId: 'tenant',
  jobId: `job-${number}`,
});

export function slotStoreContract(newWorkbench: NewWorkbench): void {
  describe('SlotStore', () => {
    let bench: Workbench;
    let slots: SlotStore;
    beforeEach(async () => {
      bench = await newWorkbench();
      ({ slots } = bench.open());
    });

    test('gives out as many slots as the limit says', async () => {
      const claims: boolean[] = [];
      for (const number of [1, 2, 3, 4]) claims.push(await slots.claim(job(number), LEASE));
      expect(claims).toEqual([true, true, true, false]);
      expect(await slots.list()).toHaveLength(3);
    });

    test('gives a released slot to the next', async () => {
      for (const number of [1, 2, 3]) await slots.claim(job(number), LEASE);
      await slots.release(job(2));
      expect(await slots.claim(job(4), LEASE)).toBe(true);
      expect((await slots.list()).map((slot) => slot.jobId).toSorted()).toEqual(['job-1', 'job-3', 'job-4']);
    });

    test('renews the lease of a job that has a slot, also when all are taken', async () => {
      for (const number of [1, 2, 3]) await slots.claim(job(number), LEASE);
      expect(await slots.claim(job(3), { ...LEASE, until: 5000 })).toBe(true);
      expect(await slots.list()).toContainEqual({ ...job(3), leaseUntil: 5000 });
      expect(await slots.list()).toHaveLength(3);
    });

    test('takes a slot whose lease is over', async () => {
      for (const number of [1, 2, 3]) await slots.claim(job(number), LEASE);
      expect(await slots.claim(job(4), { limit: 3, now: 2000, until: 3000 })).toBe(true);
      expect(await slots.claim(job(5), { limit: 3, now: 1999, until: 3000 })).toBe(false);
    });

    test('never gives out more than the limit when many ask at once', async () => {
      const other = bench.open().slots;
      const claims = await Promise.all(
        Array.from({ length: 12 }, async (_, number) =>
          [slots, other][number % 2]?.claim(job(number), LEASE),
        ),
      );
      expect(claims.filter(Boolean)).toHaveLength(3);
      expect(await slots.list()).toHaveLength(3);
    });

    test('gives one slot to a job that two processes claim for', async () => {
      const other = bench.open().slots;
      const claims = await Promise.all([slots.claim(job(1), LEASE), other.claim(job(1), LEASE)]);
      expect(claims).toEqual([true, true]);
      expect(await slots.list()).toEqual([{ ...job(1), leaseUntil: 2000 }]);
    });

    test('gives nothing when the limit was lowered below what is held', async () => {
      for (const number of [1, 2, 3]) await slots.claim(job(number), LEASE);
      await slots.release(job(1));
      expect(await slots.claim(job(4), { ...LEASE, limit: 2 })).toBe(false);
      expect(await slots.claim(job(3), { ...LEASE, limit: 2 })).toBe(true);
    });

    test('renews a lease on behalf of its holder alone', async () => {
      await slots.claim(job(1), LEASE);
      await slots.renew(job(1), { now: 1500, until: 4500 });
      await slots.renew(job(2), { now: 1500, until: 4500 });
      expect(await slots.list()).toEqual([{ ...job(1), leaseUntil: 4500 }]);
    });

    test('writes no lease again that has been renewed a moment ago', async () => {
      await slots.claim(job(1), LEASE);
      await slots.renew(job(1), { now: 1500, until: 4500 });
      await slots.renew(job(1), { now: 1600, until: 4600 });
      expect(await slots.list()).toEqual([{ ...job(1), leaseUntil: 4500 }]);
      await slots.renew(job(1), { now: 2500, until: 5500 });
      expect(await slots.list()).toEqual([{ ...job(1), leaseUntil: 5500 }]);
    });

    test('renews nothing that has been released, or has gone to another', async () => {
      await slots.claim(job(1), LEASE);
      await slots.claim(job(2), LEASE);
      await slots.release(job(1));
      await slots.claim(job(3), { limit: 2, now: 2500, until: 3500 });
      await slots.renew(job(1), { now: 2500, until: 5500 });
      expect(await slots.list()).toContainEqual({ ...job(2), leaseUntil: 2000 });
      expect(await slots.list()).toContainEqual({ ...job(3), leaseUntil: 3500 });
      await slots.claim(job(4), { limit: 2, now: 2500, until: 3500 });
      await slots.renew(job(2), { now: 2500, until: 5500 });
      expect(await slots.list()).toContainEqual({ ...job(4), leaseUntil: 3500 });
      expect(await slots.list()).toHaveLength(2);
    });

    test('remembers whose turn it was last', async () => {
      expect(await slots.lastTurn()).toBeUndefined();
      for (const name of HOSTILE_NAMES) {
        await slots.takeTurn(name);
        expect(await bench.open().slots.lastTurn()).toBe(name);
      }
      expect(await slots.list()).toEqual([]);
    });

    test('releases nothing of others', async () => {
      await slots.claim(job(1), LEASE);
      await slots.release(job(2));
      await slots.release({ ...job(1), tenantId: 'other' });
      expect(await slots.list()).toHaveLength(1);
    });

    test('distinguishes jobs of any name', async () => {
      const limit = HOSTILE_NAMES.length;
      for (const name of HOSTILE_NAMES) {
        expect(await slots.claim({ tenantId: name, jobId: 'x' }, { ...LEASE, limit })).toBe(true);
      }
      expect((await slots.list()).map((slot) => slot.tenantId).toSorted()).toEqual(
        [...HOSTILE_NAMES].toSorted(),
      );
    });
  });
}
