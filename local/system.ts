import { describeModel, systemClock } from '#shared/adapters/index.ts';
import type { Config } from '#shared/config.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { Log } from '#shared/lambda/log.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { type DataFolder, ownDataFolder } from './data-folder.ts';
import { type Outer, type OuterOptions, createOuter } from './outer.ts';
import { startRetention } from './retention.ts';
import type { RuntimeOptions } from './runtime.ts';
import { createScheduleClock } from './schedules.ts';
import { startResearchThread } from './thread/research-thread.ts';

export interface SystemOptions extends OuterOptions, Pick<RuntimeOptions, 'watch' | 'worksAhead'> {
  /** Called with what could not be reported to a caller: a queue that could not be looked at, say. */
  readonly report?: (message: string, error: unknown) => void;
  /** Called when a job stands still until the next start, and why. */
  readonly stuck?: (job: JobReference, error: unknown) => void;
}

/** The whole system in this process, on a data folder that no other process uses meanwhile. */
export interface System {
  readonly ports: Ports;
  readonly dataFolder: DataFolder;
  /** In the data folder. */
  readonly log: Log;
  /** Brings the index of the corpus up to date, where a corpus is searched. */
  prepareCorpus(): Promise<void>;
  /** The same for the corpora that a job may name. */
  prepareCorpora(): Promise<void>;
  /** Goes on with everything that a former process left unfinished, schedules too in a process that serves; returns how many jobs that are. */
  resumeUnfinished(): Promise<number>;
  /** Resolves when no job runs any more. */
  idle(): Promise<void>;
  /** Stops the jobs where they are, so that they go on when the folder is opened again, and lets go of the folder. */
  close(): Promise<void>;
}

/** The system of a data folder that this process has claimed; lets go of it when it fails. */
export async function openOn(folder: DataFolder, config: Config, options: SystemOptions): Promise<System> {
  const system = await openQuietly(folder, config, options);
  options.note?.(describeModel(system.ports.model));
  return system;
}

/** As `openOn`, for who does not want to be shown which model is asked. */
export async function openQuietly(
  folder: DataFolder,
  config: Config,
  options: SystemOptions,
): Promise<System> {
  return orRelease(folder, async () => {
    const outer = await createOuter(folder, config, options);
    const { providers, corpora, extractor } = outer;
    // Where jobs run in a thread of their own, nobody else loads what runs them.
    const { createRuntime } = await import('./runtime.ts');
    const runtime = createRuntime({
      ports: outer.ports,
      report: reporting(outer.log, options),
      log: outer.log,
      watch: options.watch,
      worksAhead: options.worksAhead,
      ...(options.stuck === undefined ? {} : { stuck: options.stuck }),
    });
    const retention = startRetention(
      {
        table: folder.table.requestHandler,
        tableName: config.store.tableName,
        archive: outer.ports.archive,
        archivePath: folder.archivePath,
        clock: systemClock,
      },
      reporting(outer.log, options),
    );
    return {
      ...inCommon(folder, outer),
      ports: runtime.ports,
      prepareCorpus: async () => void (await providers.corpus?.prepare()),
      prepareCorpora: async () => corpora.prepare(),
      resumeUnfinished: async () => runtime.resumeUnfinished(),
      idle: async () => runtime.idle(),
      close: async () => {
        await retention.close();
        await runtime.close();
        providers.close();
        corpora.close();
        await extractor.close();
        await folder.release();
      },
    };
  });
}

/**
 * Opens the data folder of the configuration for a process that serves. Throws EnvironmentFailure when the folder cannot be
 * used, or when another process uses it.
 */
export async function openServing(config: Config, options: SystemOptions): Promise<System> {
  const { tableName } = config.store;
  const folder = await ownDataFolder({ folder: config.local.dataFolder, tableName });
  const system = await openBeside(folder, config, options);
  const timers = createScheduleClock({
    ports: system.ports,
    report: reporting(system.log, options),
    note: options.note ?? ignore,
  });
  return {
    ...system,
    ports: { ...system.ports, timers },
    resumeUnfinished: async () => {
      const resumed = await system.resumeUnfinished();
      timers.start();
      return resumed;
    },
    close: async () => {
      await timers.close();
      await system.close();
    },
  };
}

/**
 * As `openOn`, for a process that has to answer meanwhile, a person who wants to stop too: its jobs run in a thread of their
 * own, which can be ended.
 */
export async function openBeside(
  folder: DataFolder,
  config: Config,
  options: SystemOptions,
): Promise<System> {
  return orRelease(folder, async () => {
    const outer = await createOuter(folder, config, options);
    const { providers, corpora, extractor, traceWatch } = outer;
    const thread = await startResearchThread({
      folder,
      options: { config, optionalProviders: [...(options.optionalProviders ?? [])] },
      note: options.note ?? ignore,
      report: reporting(outer.log, options),
      emitted: (job) => traceWatch.announce(job),
      stuck: options.stuck ?? ignore,
    });
    const { executions, dispatcher, prepareCorpus, prepareCorpora, resumeUnfinished, idle } = thread;
    options.note?.(describeModel(outer.ports.model));
    return {
      ...inCommon(folder, outer),
      ports: { ...outer.ports, executions, dispatcher },
      prepareCorpus,
      prepareCorpora,
      resumeUnfinished,
      idle,
      close: async () => {
        await thread.close();
        providers.close();
        corpora.close();
        await extractor.close();
        await folder.release();
      },
    };
  });
}

async function orRelease(folder: DataFolder, open: () => Promise<System>): Promise<System> {
  try {
    return await open();
  } catch (error) {
    await folder.release();
    throw error;
  }
}

function reporting(log: Log, options: SystemOptions): (message: string, error: unknown) => void {
  return (message, error) => {
    log.error(message, error, {});
    options.report?.(message, error);
  };
}

function inCommon(folder: DataFolder, { log }: Outer): Pick<System, 'dataFolder' | 'log'> {
  return { dataFolder: folder, log };
}

/** Whoever opens the system without a log has none. */
function ignore(): void {}
