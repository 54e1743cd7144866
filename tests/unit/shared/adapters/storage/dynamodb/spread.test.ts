import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TableServer, startTableServer } from '#local/table-server.ts';
import { createStores, embedTable } from '#shared/adapters/index.ts';
import type { Stores } from '#shared/adapters/storage/stores.ts';
import { createMemoryArchive } from '#tests/workflow/support/memory-archive.ts';

const NAME = { tableName: 'plumbline' };
const LIMIT = 250;
const LEASE = { limit: LIMIT, now: 1000, until: 2000 };
let server: TableServer;
let stores: Stores;
/** Partition keys of what was written. */
let written: string[];

beforeEach(async () => {
  written = [];
  server = await startTableServer(NAME);
  const table = embedTable(
    { ...NAME, sleep: async () => undefined },
    {
      handle: async (request) => {
        const [, partition] = /"pk":\{"S":"((?:SLOTS|LIMIT)[^"]*)"/u.exec(request.body) ?? [];
        const isWrite = /Put|Update/u.test(request.headers['x-amz-target'] ?? '');
        if (partition !== undefined && isWrite) written.push(partition);
        return server.requestHandler.handle(request);
      },
    },
  );
  stores = createStores({
    table,
    archive: createMemoryArchive(),
    clock: { now: () => 1000 },
    sleep: async () => undefined,
    maximumSlots: LIMIT,
  });
});
afterEach(async () => server.close());

const job = (number: number): { readonly tenantId: string; readonly jobId: string } => ({
  tenantId: 'tenant',
  jobId: `job-${number}`,
});

describe('what many jobs write to at once', () => {
  test('is spread over partitions of a hundred slots, of which no more are given than there are', async () => {
    const { slots } = stores;
    for (let number = 0; number < LIMIT; number += 1)
      expect(await slots.claim(job(number), LEASE)).toBe(true);
    expect(await slots.claim(job(LIMIT), LEASE)).toBe(false);
    expect(new Set((await slots.list()).map(({ jobId }) => jobId)).size).toBe(LIMIT);
    const counts = ['SLOTS', 'SLOTS#1', 'SLOTS#2'].map(
      (pk) => written.slice(0, 60).filter((one) => one === pk).length,
    );
    for (const count of counts) expect(count).toBeGreaterThan(8);
  }, 60_000);

  test('finds the slot of a job in whichever partition it lies', async () => {
    const { slots } = stores;
    const lease = { limit: LIMIT, now: 1000, until: 2000 };
    for (let number = 0; number < 120; number += 1) await slots.claim(job(number), lease);
    for (const number of [0, 50, 119]) {
      await slots.renew(job(number), { now: 1900, until: 5000 });
      expect((await slots.list()).find(({ jobId }) => jobId === `job-${number}`)?.leaseUntil).toBe(5000);
      await slots.release(job(number));
    }
    expect(await slots.list()).toHaveLength(117);
  }, 60_000);

  test('has several counters for a provider that may be asked very often, and one for others', async () => {
    for (let call = 0; call < 12; call += 1) {
      await stores.limiter.take('fast', { perSecond: 400, maximumWaitMilliseconds: 10_000 });
      await stores.limiter.take('slow', { perSecond: 3, maximumWaitMilliseconds: 10_000 });
    }
    const counters = (name: string): number =>
      new Set(written.filter((pk) => pk.startsWith(`LIMIT#${name}`))).size;
    expect([counters('fast'), counters('slow')]).toEqual([4, 1]);
  });
});
