import * as z from 'zod';
import type { Clock } from '#shared/ports/clock.ts';
import type { IdempotencyKeys, Promised } from '#shared/ports/idempotency-keys.ts';
import { type Key, idempotencyKey } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Table } from './table.ts';

/** How long a key stands for its submission. */
const HELD_MILLISECONDS = 24 * 3_600_000;
/** A promise may end between two writes; more than once is not to be expected. */
const ATTEMPTS = 3;

const Stored = z.object({
  bodyHash: z.string(),
  jobId: z.string(),
  at: z.number(),
  isStored: z.boolean(),
  expiresAt: z.number(),
});

/** One item for each key; the store's own expiry only cleans up: what is read is checked against the clock. */
export function createIdempotencyKeys(table: Table, clock: Clock): IdempotencyKeys {
  const find = async (key: Key): Promise<Promised | undefined> => {
    const item = await table.get(key);
    if (!item) return undefined;
    const { expiresAt, ...promised } = parseStored(Stored, item, 'The idempotency key');
    return expiresAt > clock.now() ? promised : undefined;
  };
  return {
    find: async (caller, key) => find(idempotencyKey(caller, key)),
    promise: async (caller, key, promised) => {
      const at = idempotencyKey(caller, key);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const now = clock.now();
        const expiresAt = now + HELD_MILLISECONDS;
        const item = { ...at, ...promised, isStored: false, expiresAt, ttl: Math.ceil(expiresAt / 1000) };
        const free = { text: 'attribute_not_exists(pk) OR expiresAt <= :now', values: { now } };
        if (await table.putIf(item, free)) return { ...promised, isStored: false };
        const held = await find(at);
        if (held) return held;
      }
      return { ...promised, isStored: false };
    },
    confirm: async (caller, key) => {
      await table.update(idempotencyKey(caller, key), {
        update: 'SET #isStored = :yes',
        condition: 'attribute_exists(pk)',
        names: { isStored: 'isStored' },
        values: { yes: true },
      });
    },
  };
}
