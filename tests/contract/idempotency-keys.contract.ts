import { beforeEach, describe, expect, test } from 'vitest';
import type { IdempotencyKeys } from '#shared/ports/idempotency-keys.ts';
import { HOSTILE_NAMES } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const CALLER = { tenantId: 'tenant', owner: 'ann' };
const HOUR = 3_600_000;

export function idempotencyKeysContract(newWorkbench: NewWorkbench): void {
  describe('IdempotencyKeys', () => {
    let bench: Workbench;
    let keys: IdempotencyKeys;
    beforeEach(async () => {
      bench = await newWorkbench();
      keys = bench.open().idempotencyKeys;
    });
    const promised = (jobId: string) => ({ bodyHash: 'hash', jobId, at: bench.time.now });

    test('gives all who promise under one key at once what the first promised', async () => {
      const all = [keys, bench.open().idempotencyKeys];
      const given = await Promise.all(
        Array.from({ length: 12 }, async (_, n) => all[n % 2]?.promise(CALLER, 'key', promised(`job-${n}`))),
      );
      expect(new Set(given.map((one) => one?.jobId)).size).toBe(1);
      expect(await keys.find(CALLER, 'key')).toEqual({ ...given[0], isStored: false });
    });

    test('knows that the promised job was stored', async () => {
      await keys.promise(CALLER, 'key', promised('job-1'));
      await keys.confirm(CALLER, 'key');
      expect(await keys.promise(CALLER, 'key', promised('job-2'))).toMatchObject({
        jobId: 'job-1',
        isStored: true,
      });
    });

    test('frees a key after 24 hours and not before', async () => {
      await keys.promise(CALLER, 'key', promised('job-1'));
      bench.time.now += 24 * HOUR - 1;
      expect(await keys.find(CALLER, 'key')).toMatchObject({ jobId: 'job-1' });
      bench.time.now += 1;
      expect(await keys.find(CALLER, 'key')).toBeUndefined();
      expect(await keys.promise(CALLER, 'key', promised('job-2'))).toMatchObject({ jobId: 'job-2' });
    });

    test('tells keys, owners and tenants apart', async () => {
      await keys.promise(CALLER, 'key', promised('job-1'));
      for (const name of HOSTILE_NAMES) {
        expect(await keys.find(CALLER, name)).toBeUndefined();
        expect(await keys.find({ ...CALLER, owner: name }, 'key')).toBeUndefined();
        expect(await keys.find({ ...CALLER, tenantId: name }, 'key')).toBeUndefined();
      }
    });
  });
}
