import { createIds, createStores, embedTable } from '#shared/adapters/index.ts';
import type { Config } from '#shared/config.ts';
import { ProviderRefused, Throttled } from '#shared/errors.ts';
import type { Archive } from '#shared/ports/archive.ts';
import type { BudgetStore } from '#shared/ports/budget-store.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { SearchProvider, TermStatistics } from '#shared/ports/search-provider.ts';
import type { Invocation } from '../interpreter/task.ts';
import type { TableServer } from '../table-server.ts';
import { recordedModel } from './recorded-model.ts';
import { recordedEncoder } from './recorded-encoder.ts';
import { recordedReranker } from './recorded-reranker.ts';
import { type RecordedLedger, createRecordedLedger } from './recorded-ledger.ts';
import { type RecordedJob, gateOf, readTimes } from './recorded-times.ts';

export interface ReplayParts {
  readonly config: Config;
  readonly recorded: RecordedJob;
  /** Those of the job; only read. */
  readonly stored: Pick<Ports, 'ledger' | 'research'>;
  /** In memory. */
  readonly table: TableServer;
  readonly archive: Archive;
}

export interface ReplayPorts {
  /** The ports for one call of a function: its time is that of the recorded one. */
  readonly portsFor: (invocation: Invocation) => Ports;
  readonly missing: RecordedLedger['missing'];
}

const nothing = async (): Promise<void> => undefined;

/** Ports on scratch stores, whose ledger is the record of the job and whose services refuse every call. */
export function createReplayPorts(parts: ReplayParts): ReplayPorts {
  const { config, recorded, stored, archive } = parts;
  const timeOf = readTimes(recorded);
  const clock = { now: () => Date.parse(recorded.job.createdAt) };
  const table = embedTable({ tableName: config.store.tableName, sleep: nothing }, parts.table.requestHandler);
  const stores = createStores({ table, archive, clock, sleep: nothing });
  const { ledger, missing } = createRecordedLedger(stored, stores.ledger);
  const ports: Ports = {
    ...stores,
    ledger,
    config,
    clock,
    ids: createIds(clock),
    cache: { get: async () => undefined, put: nothing },
    limiter: { take: async () => refuse(new Throttled('A replay waits for no limit.')) },
    model: recordedModel(recorded.events),
    executions: STANDING_STILL,
    dispatcher: { notify: nothing },
    providers: new Map(recorded.job.settings.providers.map((name) => [name, refusing(name)])),
    pages: { read: async () => refuse(REFUSED) },
    fullTexts: { name: 'none', read: async () => refuse(REFUSED) },
    reranker: recordedReranker(recorded.events),
    statistics: NO_STATISTICS,
  };
  const encoderFor = recordedEncoder(config, recorded);
  const portsFor = (invocation: Invocation): Ports => ({
    ...ports,
    ...encoderFor(invocation),
    clock: { now: () => timeOf(invocation) },
    budget: asRecorded(ports.budget, gateOf(recorded, invocation)?.endReason === 'budget'),
  });
  return { portsFor, missing };
}

/** Without counts all terms weigh the same, as they do where there is no corpus; counts that were used are recorded. */
const NO_STATISTICS: TermStatistics = { documentCount: 0, documentFrequencies: async () => new Map() };

const STANDING_STILL: Ports['executions'] = {
  start: async () => true,
  describe: async () => ({ status: 'RUNNING' }),
  stop: async () => undefined,
  answer: async () => undefined,
  giveUp: async () => undefined,
};

const REFUSED = new ProviderRefused('A replay asks no provider.');

function refusing(name: string): SearchProvider {
  return {
    name,
    needsNetwork: false,
    search: async () => refuse(REFUSED),
    read: async () => refuse(REFUSED),
  };
}

function refuse(error: Error): never {
  throw error;
}

/** What the gate saw of the budget: all of it spent, or not. */
function asRecorded(budget: BudgetStore, isSpent: boolean): BudgetStore {
  const read = async (): ReturnType<BudgetStore['read']> =>
    isSpent ? { tokens: Infinity, usd: Infinity } : { tokens: 0, usd: 0 };
  return { ...budget, read };
}
