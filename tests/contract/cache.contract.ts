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

    test('R3.3 lets the older half of a kind go when one comes that is too many', async () => {
      const bounded = bench.open({ maximumCacheEntries: 4 }).cache;
      const add = async (key: string, tenant = 'tenant'): Promise<void> => {
        bench.time.now += 1;
        await bounded.put(tenant, key, { value: key, expiresAt: bench.time.now + 1_000_000 });
      };
      const kept = async (keys: readonly string[]): Promise<readonly string[]> => {
        const values = await Promise.all(keys.map(async (key) => bounded.get('tenant', key)));
        return keys.filter((key, index) => values[index] === key);
      };
      const digests = ['digest:1', 'digest:2', 'digest:3', 'digest:4', 'digest:5'];
      await add('answer:1');
      await add('digest:9', 'other');
      for (const key of digests.slice(0, 4)) await add(key);
      await add('digest:1');
      expect(await kept(digests)).toEqual(digests.slice(0, 4));
      await add('digest:5');
      expect(await kept(digests)).toEqual(['digest:1', 'digest:4', 'digest:5']);
      expect(await bounded.get('tenant', 'answer:1')).toBe('answer:1');
      expect(await bounded.get('other', 'digest:9')).toBe('digest:9');
      await add('digest:6');
      expect(await kept([...digests, 'digest:6'])).toEqual(['digest:1', 'digest:4', 'digest:5', 'digest:6']);
    });

    test('leaves nothing behind of what it lets go', async () => {
      const bounded = bench.open({ maximumCacheEntries: 1 }).cache;
      const large = 'é'.repeat(300_000);
      for (const key of ['digest:1', 'digest:2']) {
        bench.time.now += 1;
        await bounded.put('tenant', key, { value: large + key, expiresAt: bench.time.now + 1000 });
      }
      expect(await bounded.get('tenant', 'digest:2')).toBe(`${large}digest:2`);
      expect(await bench.archive.list('')).toHaveLength(1);
      const where = { text: 'pk = :pk', values: { pk: 'TENANT#tenant#CACHE' } };
      expect(await bench.table.query({ where })).toHaveLength(2);
    });

    test('marks for the table when it may forget', async () => {
      await put('key', 1);
      const { where } = { where: { text: 'pk = :pk', values: { pk: 'TENANT#tenant#CACHE' } } };
      const [item] = await bench.table.query({ where });
      expect(item?.['ttl']).toBe(bench.time.now / 1000 + 1);
    });
  });
}
