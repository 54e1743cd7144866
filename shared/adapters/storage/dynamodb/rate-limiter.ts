import { Throttled } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import { type Key, limitKey } from './keys.ts';
import type { Table } from './table.ts';

const ATTEMPTS = 5;
/** Long after the last reservation the item is of no use. */
const KEPT_MILLISECONDS = 3_600_000;

interface LimiterParts {
  readonly table: Table;
  readonly clock: Clock;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** By name, in place of the limit that the caller states. */
  readonly requestsPerMinute?: Readonly<Record<string, number>> | undefined;
}

interface Reservation {
  readonly key: Key;
  readonly now: number;
  readonly interval: number;
  readonly maximumWait: number;
}

/** So many requests a second have one counter: its item takes a thousand writes a second, refused ones included. */
const PER_COUNTER = 100;

/**
 * An item per name holds the next free moment; a reservation moves it on by one interval, in one conditional write. What
 * may be asked very often has several, each with its share.
 */
export function createRateLimiter(parts: LimiterParts): RateLimiter {
  // Processes begin at counters of their own.
  const first = parts.clock.now();
  const turns = new Map<string, number>();
  return {
    take: async (name, limit) => {
      const { [name]: perMinute } = parts.requestsPerMinute ?? {};
      const perSecond = perMinute === undefined ? limit.perSecond : perMinute / 60;
      const counters = Math.ceil(perSecond / PER_COUNTER);
      const turn = turns.get(name) ?? first;
      turns.set(name, turn + 1);
      const key = limitKey(name, turn % counters);
      const interval = Math.ceil((1000 * counters) / perSecond);
      let nextFree = 0;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const now = parts.clock.now();
        const reservation = { key, now, interval, maximumWait: limit.maximumWaitMilliseconds };
        const moment =
          (await reserveNow(parts.table, reservation)) ?? (await queueUp(parts.table, reservation));
        if (moment !== undefined) return moment > now ? parts.sleep(moment - now) : undefined;
        nextFree = Number((await parts.table.get(key))?.['nextFree'] ?? 0);
        // The item may have gone by its expiry between the writes: then it is worth another try.
        if (nextFree - now > limit.maximumWaitMilliseconds) break;
      }
      throw new Throttled(`The limit of ${perSecond} a second for ${name} is used up.`, {
        retryAfterMilliseconds: Math.max(interval, nextFree - parts.clock.now()),
      });
    },
  };
}

/** The moment is now when nothing is reserved ahead. */
async function reserveNow(table: Table, { key, now, interval }: Reservation): Promise<number | undefined> {
  const free = await table.update(key, {
    update: 'SET nextFree = :next, #ttl = :ttl',
    condition: 'attribute_not_exists(nextFree) OR nextFree <= :now',
    names: { ttl: 'ttl' },
    values: { now, next: now + interval, ttl: Math.ceil((now + KEPT_MILLISECONDS) / 1000) },
  });
  return free && now;
}

/** The moment after all that is reserved ahead, if that is near enough. It never moves back, so it is not before now. */
async function queueUp(
  table: Table,
  { key, now, interval, maximumWait }: Reservation,
): Promise<number | undefined> {
  const queued = await table.update(key, {
    update: 'SET nextFree = nextFree + :interval, #ttl = :ttl',
    condition: 'nextFree <= :latest',
    names: { ttl: 'ttl' },
    values: {
      interval,
      latest: now + maximumWait,
      ttl: Math.ceil((now + maximumWait + KEPT_MILLISECONDS) / 1000),
    },
  });
  return queued && Number(queued['nextFree']) - interval;
}
