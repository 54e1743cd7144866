import {
  createFileArchive,
  createIds,
  createModel,
  createStores,
  embedTable,
  sleep,
  systemClock,
} from '#shared/adapters/index.ts';
import type { Extractor } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { createExtractor } from '#shared/adapters/reading/extraction/extractor.ts';
import { createPages } from '#shared/adapters/reading/pages-on-demand.ts';
import { createCorpora, type OpenCorpora } from '#shared/adapters/wiring/corpora.ts';
import { createLocalOutgoing } from '#shared/adapters/wiring/outgoing-local.ts';
import { createProviders, type Providers } from '#shared/adapters/wiring/providers.ts';
import { createReaders } from '#shared/adapters/wiring/readers.ts';
import type { Config } from '#shared/config.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { Log } from '#shared/lambda/log.ts';
import type { DataFolder } from './data-folder.ts';
import { createLocalEncoder } from './local-encoder.ts';
import { createFileLog } from './log-file.ts';
import { createProviderChoice } from './provider-choice.ts';
import type { OuterPorts } from './runtime.ts';
import { type LocalTraceWatch, announceEvents, createTraceWatch } from './trace-watch.ts';

export interface OuterOptions {
  /** Called with what a reader may want to know, such as an index that had to be rebuilt. */
  readonly note?: (message: string) => void;
  /** Searched only when they can be reached; none when not given. */
  readonly optionalProviders?: ReadonlySet<string>;
  /** Called when a job has emitted something. */
  readonly emitted?: (job: JobReference) => void;
  /** Written to in place of the one in the data folder. */
  readonly log?: Log;
}

/** All that is outside of the runtime. */
export interface Outer {
  readonly ports: OuterPorts;
  readonly providers: Providers;
  readonly corpora: OpenCorpora;
  readonly extractor: Extractor;
  readonly traceWatch: LocalTraceWatch;
  readonly log: Log;
}

export async function createOuter(folder: DataFolder, config: Config, options: OuterOptions): Promise<Outer> {
  const model = await createModel(config);
  const table = embedTable({ tableName: config.store.tableName, sleep }, folder.table.requestHandler);
  const archive = await createFileArchive(folder.archivePath);
  const maximumCacheEntries = config.digest.cacheEntries;
  const stores = createStores({
    table,
    archive,
    clock: systemClock,
    sleep,
    maximumCacheEntries,
    retentionDays: config.job.recordRetentionDays,
    requestsPerMinute: config.search.requestsPerMinute,
    maximumSlots: config.job.maxConcurrency,
  });
  const note = options.note === undefined ? {} : { note: options.note };
  const log = options.log ?? createFileLog(folder.path, note);
  const extractor = createExtractor();
  const outside = { config, limiter: stores.limiter, clock: systemClock };
  const providers = await createProviders({ ...outside, extractor, ...note });
  const corpora = createCorpora({ config, extractor, ...note });
  const traceWatch = createTraceWatch();
  const { emitted = (job: JobReference): void => traceWatch.announce(job) } = options;
  const ports = {
    ...stores,
    trace: announceEvents(stores.trace, emitted),
    traceWatch,
    config,
    clock: systemClock,
    ids: createIds(systemClock),
    model,
    providers: providers.providers,
    corpora,
    ...(await createReaders(outside, createPages({ ...outside, extractor }))),
    chooseProviders: createProviderChoice({
      config,
      optional: options.optionalProviders ?? new Set(),
      clock: systemClock,
      note: options.note ?? ((): void => undefined),
    }),
    ...createLocalEncoder(config),
    ...createLocalOutgoing(config, folder.path),
    statistics: providers.statistics,
  };
  return { ports, providers, corpora, extractor, traceWatch, log };
}
