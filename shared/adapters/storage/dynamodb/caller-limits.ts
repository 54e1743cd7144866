import * as z from 'zod';
import { Throttled } from '#shared/errors.ts';
import type { Admission, CallerLimit, CallerLimits } from '#shared/ports/caller-limits.ts';
import type { Clock } from '#shared/ports/clock.ts';
import { type Key, callerLimitKey } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Table } from './table.ts';

/** Whose write is spoilt by another's sees that a place was taken; so all are heard within as many rounds as there are places. */
const SPARE_ATTEMPTS = 20;

const Stored = z.object({
  version: z.int(),
  taken: z.array(z.object({ id: z.string(), at: z.number() })).readonly(),
});
type Taken = z.infer<typeof Stored>['taken'];

/** One item for each caller and limit: when its places were taken. A write holds only if nobody has written since the read. */
export function createCallerLimits(table: Table, clock: Clock): CallerLimits {
  return {
    admit: async (caller, { name, id }, limit) => {
      const key = callerLimitKey(caller, name);
      for (let attempt = 0; attempt < limit.count + SPARE_ATTEMPTS; attempt += 1) {
        const now = clock.now();
        const before = await read(table, key);
        const taken = before.taken.filter(({ at }) => at > now - limit.windowMilliseconds);
        if (taken.some((one) => one.id === id)) return describe(taken, limit, now);
        if (taken.length >= limit.count) return { ...describe(taken, limit, now), isAdmitted: false };
        const after = [...taken, { id, at: now }];
        if (await write(table, { key, version: before.version, taken: after, limit }))
          return describe(after, limit, now);
      }
      throw new Throttled('Too many requests of one caller at once.', { retryAfterMilliseconds: 1000 });
    },
  };
}

function describe(taken: Taken, limit: CallerLimit, now: number): Admission {
  const [oldest] = taken;
  return {
    isAdmitted: true,
    remaining: Math.max(0, limit.count - taken.length),
    resetMilliseconds: oldest ? oldest.at + limit.windowMilliseconds - now : 0,
  };
}

async function read(table: Table, key: Key): Promise<z.infer<typeof Stored>> {
  const item = await table.get(key);
  return item ? parseStored(Stored, item, 'The limit of a caller') : { version: 0, taken: [] };
}

interface Written {
  readonly key: Key;
  /** As it was read; 0: there was nothing. */
  readonly version: number;
  readonly taken: Taken;
  readonly limit: CallerLimit;
}

async function write(table: Table, { key, version, taken, limit }: Written): Promise<boolean> {
  const last = taken.at(-1)?.at ?? 0;
  const item = {
    ...key,
    version: version + 1,
    taken,
    ttl: Math.ceil((last + 2 * limit.windowMilliseconds) / 1000),
  };
  return table.putIf(
    item,
    version === 0
      ? { text: 'attribute_not_exists(pk)' }
      : { text: 'version = :before', values: { before: version } },
  );
}
