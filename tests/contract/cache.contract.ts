import { beforeEach, describe, expect, test } from 'vitest';
import type { Cache } from '#shared/ports/cache.ts';
import { HOSTILE_NAMES, LONE_SURROGATE } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

export function cacheContract(newWorkbench: NewWorkbench): void {
  describe('Cache', () => {
    let bench: Workbench;
    let cache: Cache;
    beforeEach(async () => {
      bench = await newWorkbench();
      ({ cache } = bench.open());
    });
    const put = async (key: string, value: unknown): Promise<void> =>
      cache.put('tenant', key, { value, expiresAt: bench.time.now + 1000 });

    test('gives back a value until it expires', async () => {
      await put('key', { text: LONE_SURROGATE });
      bench.time.now += 999;
      expect(await cache.get('tenant', 'key')).toEqual({ text: LONE_SURROGATE });
      bench.time.now += 1;
      expect(await cache.get('tenant', 'key')).toBeUndefined();
    });

    test('replaces a value, also an expired one', async () => {
      await put('key', 1);
      bench.time.now += 5000;
      await put('key', 2);
      expect(await cache.get('tenant', 'key')).toBe(2);
    });

    test('takes keys and values of any size', async () => {
      const large = 'é'.repeat(1_000_000);
      await put(large, large);
      expect(await cache.get('tenant', large)).toBe(large);
      expect(await cache.get('tenant', `${large}x`)).toBeUndefined();
    });

    test('shows one tenant nothing of another, whatever they are called', async () => {
      for (const name of HOSTILE_NAMES) {
        await cache.put(name, 'key', { value: name, expiresAt: bench.time.now + 1000 });
      }
      for (const name of HOSTILE_NAMES) expect(await cache.get(name, 'key')).toBe(name);
      expect(await cache.get('nobody', 'key')).toBeUndefined();
    });

    test('tells the table when it may forget', async () => {
      await put('key', 1);
      const { where } = { where: { text: 'pk = :pk', values: { pk: 'TENANT#tenant#CACHE' } } };
      const [item] = await bench.table.query({ where });
      expect(item?.['ttl']).toBe(bench.time.now / 1000 + 1);
    });
  });
}
