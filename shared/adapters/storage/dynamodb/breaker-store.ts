import { Breaker, CLOSED_BREAKER } from '#shared/domain/breaker.ts';
import { Throttled } from '#shared/errors.ts';
import type { BreakerStore } from '#shared/ports/breaker-store.ts';
import { type Key, recordKey } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Table } from './table.ts';

const ATTEMPTS = 50;

interface Versioned {
  readonly breaker: Breaker;
  /** 0 when there is no item. */
  readonly version: number;
}

/**
 * One item per breaker; a write holds only if nobody has written since the read. Changes by this process take turns, so
 * that they do not spoil each other's.
 */
export function createBreakerStore(table: Table): BreakerStore {
  const turns = new Map<string, Promise<unknown>>();
  return {
    read: async (job, name) => (await readBreaker(table, recordKey(job, 'BREAKER', name))).breaker,
    update: async (job, name, change) => {
      const key = recordKey(job, 'BREAKER', name);
      const place = `${key.pk}\n${key.sk}`;
      const before = turns.get(place)?.catch(() => undefined);
      const turn = (async () => {
        await before;
        return updateBreaker(table, key, change);
      })();
      turns.set(place, turn);
      try {
        return await turn;
      } finally {
        if (turns.get(place) === turn) turns.delete(place);
      }
    },
  };
}

async function updateBreaker(
  table: Table,
  key: Key,
  change: (breaker: Breaker) => Breaker,
): Promise<Breaker> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await readBreaker(table, key);
    const after = change(before.breaker);
    if (after === before.breaker) return after;
    if (await writeBreaker(table, key, { breaker: after, version: before.version + 1 })) return after;
  }
  throw new Throttled('Too many write to one breaker at once.');
}

async function readBreaker(table: Table, key: Key): Promise<Versioned> {
  const item = await table.get(key);
  if (!item) return { breaker: CLOSED_BREAKER, version: 0 };
  return { breaker: parseStored(Breaker, item, 'The breaker'), version: Number(item['version']) };
}

async function writeBreaker(table: Table, key: Key, { breaker, version }: Versioned): Promise<boolean> {
  const condition =
    version === 1
      ? { text: 'attribute_not_exists(pk)' }
      : { text: 'version = :before', values: { before: version - 1 } };
  return table.putIf({ ...key, ...breaker, version }, condition);
}
