import type { Cache } from '#shared/ports/cache.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { Bodies } from './bodies.ts';
import { type Key, cacheAgeKey, cacheAges, cacheKey } from './keys.ts';
import type { Attributes, Table } from './table.ts';

export interface CacheParts {
  readonly table: Table;
  readonly bodies: Bodies;
  readonly clock: Clock;
  /**
   * Of each tenant and kind (the beginning of a key, up to its first colon): when so many are there and one comes, the
   * older half goes. Undefined where the store lets expired items go by itself.
   */
  readonly maximumEntries?: number | undefined;
}

/** The store's own expiry only cleans up: what is read is checked against the clock. */
export function createCache(parts: CacheParts): Cache {
  const { table, bodies, clock, maximumEntries } = parts;
  const room = new Map<string, number>();
  return {
    get: async (tenantId, key) => {
      const item = await table.get(cacheKey(tenantId, key));
      if (!item || Number(item['expiresAt']) <= clock.now()) return undefined;
      return bodies.read(item, 'The cache entry');
    },
    put: async (tenantId, key, entry) => {
      const at = cacheKey(tenantId, key);
      if (maximumEntries !== undefined) {
        await keepRoom(parts, { tenantId, key, maximumEntries }, room);
      }
      const body = await bodies.write(tenantId, at, entry.value);
      const ttl = Math.ceil(entry.expiresAt / 1000);
      const age = { ...cacheAgeKey(tenantId, key, clock.now()), value: at.sk, ttl };
      const item = { ...at, ...body, expiresAt: entry.expiresAt, ttl };
      await table.putAll(maximumEntries === undefined ? [item] : [age, item]);
    },
  };
}

interface Incoming {
  readonly tenantId: string;
  readonly key: string;
  readonly maximumEntries: number;
}

/** Counts only when as many may have come as there was room for when it last did. `room` is by tenant and kind. */
async function keepRoom(parts: CacheParts, incoming: Incoming, room: Map<string, number>): Promise<void> {
  const { pk, prefix } = cacheAges(incoming.tenantId, incoming.key);
  const place = `${pk}\n${prefix}`;
  const left = room.get(place) ?? 0;
  room.set(place, left > 0 ? left - 1 : await makeRoom(parts, incoming));
}

/**
 * One item for each time an entry was written; an entry is as old as the newest of its own. Returns for how many there is
 * room behind the one that comes.
 */
async function makeRoom(parts: CacheParts, { tenantId, key, maximumEntries }: Incoming): Promise<number> {
  const { pk, prefix } = cacheAges(tenantId, key);
  const where = { text: 'pk = :pk AND begins_with(sk, :prefix)', values: { pk, prefix } };
  const ages = (await parts.table.query({ where })).map((item) => readAge(item, pk));
  const own = cacheKey(tenantId, key).sk;
  const others = [...Map.groupBy(ages, (age) => age.value.sk)].filter(([value]) => value !== own);
  if (others.length < maximumEntries) return maximumEntries - others.length - 1;
  const oldestFirst = others.map(([, group]) => group).toSorted((a, b) => (newest(a) < newest(b) ? -1 : 1));
  const forgotten = oldestFirst.slice(0, Math.ceil(maximumEntries / 2));
  for (const group of forgotten) await forget(parts, group);
  return 0;
}

interface Age {
  readonly at: Key;
  readonly value: Key;
}

function readAge(item: Attributes, pk: string): Age {
  return { at: { pk, sk: String(item['sk']) }, value: { pk, sk: String(item['value']) } };
}

function newest(group: readonly Age[]): string {
  return group.reduce((latest, { at }) => (at.sk > latest ? at.sk : latest), '');
}

async function forget({ table, bodies }: CacheParts, group: readonly Age[]): Promise<void> {
  const there = { text: 'attribute_exists(pk)' };
  const value = group[0]?.value;
  const item = value && (await table.get(value));
  if (value && item) {
    await table.deleteIf(value, there);
    await bodies.remove(item);
  }
  for (const { at } of group) await table.deleteIf(at, there);
}
