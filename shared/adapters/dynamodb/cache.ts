import type { Cache } from '#shared/ports/cache.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { Bodies } from './bodies.ts';
import { cacheKey } from './keys.ts';
import type { Table } from './table.ts';

/** The store's own expiry only cleans up: what is read is checked against the clock. */
export function createCache(parts: {
  readonly table: Table;
  readonly bodies: Bodies;
  readonly clock: Clock;
}): Cache {
  return {
    get: async (tenantId, key) => {
      const item = await parts.table.get(cacheKey(tenantId, key));
      if (!item || Number(item['expiresAt']) <= parts.clock.now()) return undefined;
      return parts.bodies.read(item, 'The cache entry');
    },
    put: async (tenantId, key, entry) => {
      const at = cacheKey(tenantId, key);
      const body = await parts.bodies.write(tenantId, at, entry.value);
      const ttl = Math.ceil(entry.expiresAt / 1000);
      await parts.table.put({ ...at, ...body, expiresAt: entry.expiresAt, ttl });
    },
  };
}
