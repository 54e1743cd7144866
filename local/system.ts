import {
  createFileArchive,
  createStores,
  embedTable,
  noModel,
  sleep,
  systemClock,
} from '#shared/adapters/index.ts';
import { createProviders } from '#shared/adapters/providers.ts';
import type { Config } from '#shared/config.ts';
import type { JobStatus } from '#shared/domain/job.ts';
import { safeMessage } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { DataFolder } from './data-folder.ts';
import { createIds } from './ids.ts';
import { createRuntime } from './runtime.ts';

export interface SystemOptions {
  readonly config: Config;
  /** Belongs to the system from now on: closing the system releases it. */
  readonly folder: DataFolder;
  readonly note: (message: string) => void;
}

/** The whole service in this process. */
export interface LocalSystem {
  readonly ports: Ports;
  /** Goes on with the jobs that a former process left unfinished; says how many there are. */
  resumeUnfinished(): Promise<number>;
  /** Stops the jobs where they are and lets go of the data folder. */
  close(): Promise<void>;
}

/** Stores, providers and the state machine on one data folder. */
export async function openSystem({ config, folder, note }: SystemOptions): Promise<LocalSystem> {
  const { tableName } = config.store;
  const stores = createStores({
    table: embedTable({ tableName, sleep }, folder.table.requestHandler),
    archive: await createFileArchive(folder.archivePath),
    clock: systemClock,
    sleep,
  });
  const library = createProviders({ config, limiter: stores.limiter, clock: systemClock, note });
  const runtime = createRuntime({
    ports: {
      ...stores,
      config,
      clock: systemClock,
      ids: createIds(systemClock),
      model: noModel,
      providers: library.providers,
      statistics: library.statistics,
    },
    log: (message, error) => note(`${message}: ${safeMessage(error)}`),
  });
  return {
    ports: runtime.ports,
    resumeUnfinished: async () => {
      const unfinished = await countUnfinished(runtime.ports);
      await runtime.resumeUnfinished();
      return unfinished;
    },
    close: async () => {
      await runtime.close();
      library.close();
      await folder.release();
    },
  };
}

async function countUnfinished(ports: Ports): Promise<number> {
  const statuses: readonly JobStatus[] = ['QUEUED', 'PROCESSING', 'AWAITING_INPUT'];
  const pages = await Promise.all(statuses.map((status) => ports.jobs.listByStatus(status, { limit: 100 })));
  return pages.reduce((count, page) => count + page.jobs.length, 0);
}
