import { beforeEach, describe, expect, test } from 'vitest';
import { CLOSED_BREAKER } from '#shared/domain/breaker.ts';
import type { BreakerStore } from '#shared/ports/breaker-store.ts';
import { HOSTILE_NAMES } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const JOB = { tenantId: 'tenant', jobId: 'job-1' };
const OPEN = { failures: [true, true], openUntil: 2000 };

export function breakerStoreContract(newWorkbench: NewWorkbench): void {
  describe('BreakerStore', () => {
    let bench: Workbench;
    let breakers: BreakerStore;
    beforeEach(async () => {
      bench = await newWorkbench();
      ({ breakers } = bench.open());
    });

    test('takes a breaker that nobody wrote for closed', async () => {
      expect(await breakers.read(JOB, 'role:reader')).toEqual(CLOSED_BREAKER);
    });

    test('shows other processes what was written', async () => {
      expect(await breakers.update(JOB, 'role:reader', () => OPEN)).toEqual(OPEN);
      expect(await bench.open().breakers.read(JOB, 'role:reader')).toEqual(OPEN);
      await breakers.update(JOB, 'role:reader', () => CLOSED_BREAKER);
      expect(await bench.open().breakers.read(JOB, 'role:reader')).toEqual(CLOSED_BREAKER);
    });

    test('loses no change when several processes write at once', async () => {
      const all = [breakers, bench.open().breakers];
      await Promise.all(
        Array.from({ length: 8 }, async (_, count) =>
          all[count % 2]?.update(JOB, 'provider:corpus', ({ failures }) => ({
            failures: [...failures, count % 2 === 0],
          })),
        ),
      );
      const { failures } = await breakers.read(JOB, 'provider:corpus');
      expect([failures.length, failures.filter(Boolean).length]).toEqual([8, 4]);
    });

    test('writes nothing when nothing changes', async () => {
      await breakers.update(JOB, 'a', (breaker) => breaker);
      await breakers.update(JOB, 'a', () => OPEN);
      const before = await bench.table.query({ where: { text: 'pk = :pk', values: { pk: PARTITION } } });
      await breakers.update(JOB, 'a', (breaker) => breaker);
      expect(await bench.table.query({ where: { text: 'pk = :pk', values: { pk: PARTITION } } })).toEqual(
        before,
      );
      expect(before).toHaveLength(1);
    });

    test('is closed and can be opened after the time that records are kept, whatever the store still has', async () => {
      const kept = bench.open({ retentionDays: 90 }).breakers;
      await kept.update(JOB, 'a', () => OPEN);
      bench.time.now += 91 * 86_400_000;
      expect(await kept.read(JOB, 'a')).toEqual(CLOSED_BREAKER);
      expect(await kept.update(JOB, 'a', () => OPEN)).toEqual(OPEN);
      expect(await kept.read(JOB, 'a')).toEqual(OPEN);
    });

    test('tells names, jobs and tenants apart', async () => {
      await breakers.update(JOB, 'here', () => OPEN);
      for (const name of HOSTILE_NAMES) {
        expect(await breakers.read(JOB, name)).toEqual(CLOSED_BREAKER);
        expect(await breakers.read({ ...JOB, tenantId: name }, 'here')).toEqual(CLOSED_BREAKER);
        expect(await breakers.read({ ...JOB, jobId: name }, 'here')).toEqual(CLOSED_BREAKER);
      }
    });
  });
}

const PARTITION = 'TENANT#tenant#JOB#job-1';
