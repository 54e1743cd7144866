import type { Archive } from '#shared/ports/archive.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { createBatchStore } from './dynamodb/batch-store.ts';
import { createBodies } from './dynamodb/bodies.ts';
import { createBreakerStore } from './dynamodb/breaker-store.ts';
import { createBudgetStore } from './dynamodb/budget-store.ts';
import { createCache } from './dynamodb/cache.ts';
import { createCallLedger } from './dynamodb/call-ledger.ts';
import { createCallerLimits } from './dynamodb/caller-limits.ts';
import { createEraser } from './dynamodb/eraser.ts';
import { createIdempotencyKeys } from './dynamodb/idempotency-keys.ts';
import { retainedTable } from './dynamodb/retained-table.ts';
import { createJobStore } from './dynamodb/job-store.ts';
import { createOutbox } from './dynamodb/outbox.ts';
import { createRateLimiter } from './dynamodb/rate-limiter.ts';
import { createResearchStore } from './dynamodb/research-store.ts';
import { createScheduleStore } from './dynamodb/schedule-store.ts';
import { createSlotStore } from './dynamodb/slot-store.ts';
import { createStandingStore } from './dynamodb/standing-store.ts';
import type { Table } from './dynamodb/table.ts';
import { createWebhookStore } from './dynamodb/webhook-store.ts';
import { createTraceStore } from './dynamodb/trace-store.ts';

export type Stores = Pick<
  Ports,
  | 'archive'
  | 'eraser'
  | 'jobs'
  | 'outbox'
  | 'webhooks'
  | 'batches'
  | 'standings'
  | 'schedules'
  | 'research'
  | 'trace'
  | 'ledger'
  | 'breakers'
  | 'budget'
  | 'slots'
  | 'limiter'
  | 'callerLimits'
  | 'idempotencyKeys'
  | 'cache'
>;

export interface StoreParts {
  readonly table: Table;
  readonly archive: Archive;
  readonly clock: Clock;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** How long items are kept; undefined: for good. */
  readonly retentionDays?: number | undefined;
  /** Digests (and other cached answers, each kind apart) that a tenant has at most; undefined: as many as do not expire. */
  readonly maximumCacheEntries?: number | undefined;
  /** Jobs that may run at once; undefined: few. */
  readonly maximumSlots?: number | undefined;
  /** How often a provider may be asked, where it is not what its adapter states. */
  readonly requestsPerMinute?: Readonly<Record<string, number>> | undefined;
}

/** All stores on one table and one archive; the same on AWS and on a laptop. */
export function createStores(parts: StoreParts): Stores {
  const { archive, clock, sleep, maximumCacheEntries } = parts;
  const table = retainedTable(parts.table, { clock, days: parts.retentionDays });
  const bodies = createBodies(archive);
  const research = createResearchStore(table, bodies);
  const batches = createBatchStore(table, bodies);
  return {
    archive,
    jobs: createJobStore(table, clock),
    outbox: createOutbox({ table, clock, batches }),
    webhooks: createWebhookStore(table, clock),
    batches,
    standings: createStandingStore(table, bodies),
    schedules: createScheduleStore(table, bodies, clock),
    research,
    // What is over is erased as well.
    eraser: createEraser({ table: parts.table, archive, research }),
    trace: createTraceStore({ table, archive, clock }),
    ledger: createCallLedger(table, bodies),
    breakers: createBreakerStore(table),
    budget: createBudgetStore(table),
    slots: createSlotStore({ table, bodies, limit: parts.maximumSlots }),
    limiter: createRateLimiter({ table, clock, sleep, requestsPerMinute: parts.requestsPerMinute }),
    callerLimits: createCallerLimits(table, clock),
    idempotencyKeys: createIdempotencyKeys(table, clock),
    cache: createCache({ table, bodies, clock, maximumEntries: maximumCacheEntries }),
  };
}
