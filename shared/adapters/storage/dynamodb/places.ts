import * as z from 'zod';
import { Throttled } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import { type Key, type PlacedKind, placesKey } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Table } from './table.ts';

const Stored = z.object({
  version: z.int(),
  taken: z.array(z.object({ id: z.string(), at: z.number() })).readonly(),
});
type Taken = z.infer<typeof Stored>['taken'];

/** Whose write is spoilt by another's tries again; each round of all who ask at once gives one of them a place. */
const ATTEMPTS = 100;
/** So long after it was taken a place counts although nothing is listed there: it is being made, or the index lags behind. */
const MAKING_MILLISECONDS = 60_000;
const KEPT_MILLISECONDS = 86_400_000;

interface PlaceAsked {
  readonly tenantId: string;
  readonly kind: PlacedKind;
  readonly id: string;
}

/** Places for things of which a tenant may have so many: exact however many are made at once. */
export interface Places {
  /** False when all are taken by what is `listed` or being made; by the same id it is taken again. */
  take(
    asked: PlaceAsked,
    bounds: { readonly limit: number; readonly listed: () => Promise<readonly string[]> },
  ): Promise<boolean>;
  /** What is taken away again leaves its place at once. */
  leave(asked: PlaceAsked): Promise<void>;
}

/** One item for each tenant and kind: what was given a place of late. A write holds only if nobody has written since the read. */
export function createPlaces(table: Table, clock: Clock): Places {
  return {
    take: async ({ tenantId, kind, id }, { limit, listed }) => {
      const key = placesKey(tenantId, kind);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const now = clock.now();
        // Read before the list, so that what leaves this one is in that.
        const before = await read(table, key);
        const taken = before.taken.filter(({ at }) => at > now - MAKING_MILLISECONDS);
        const ids = new Set([...(await listed()), ...taken.map((one) => one.id)]);
        if (ids.has(id)) return true;
        if (ids.size >= limit) return false;
        if (await write(table, { key, version: before.version, taken: [...taken, { id, at: now }], now }))
          return true;
      }
      throw spoilt();
    },
    leave: async ({ tenantId, kind, id }) => {
      const key = placesKey(tenantId, kind);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const { version, taken } = await read(table, key);
        const left = taken.filter((one) => one.id !== id);
        if (left.length === taken.length) return;
        if (await write(table, { key, version, taken: left, now: clock.now() })) return;
      }
      throw spoilt();
    },
  };
}

function spoilt(): Throttled {
  return new Throttled('Too many are made at once.', { retryAfterMilliseconds: 1000 });
}

async function read(table: Table, key: Key): Promise<z.infer<typeof Stored>> {
  const item = await table.get(key);
  return item ? parseStored(Stored, item, 'The places of a tenant') : { version: 0, taken: [] };
}

interface Written {
  readonly key: Key;
  /** As it was read; 0: there was nothing. */
  readonly version: number;
  readonly taken: Taken;
  readonly now: number;
}

async function write(table: Table, { key, version, taken, now }: Written): Promise<boolean> {
  const ttl = Math.ceil((now + KEPT_MILLISECONDS) / 1000);
  return table.putIf(
    { ...key, version: version + 1, taken, ttl },
    version === 0
      ? { text: 'attribute_not_exists(pk)' }
      : { text: 'version = :before', values: { before: version } },
  );
}
