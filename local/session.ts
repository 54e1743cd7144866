import { resolve } from 'node:path';
import { respondAndCheck } from '#functions/api/respond-and-check.ts';
import { absoluteFolder, checkCorpusFolders } from '#shared/adapters/search/corpus/folders.ts';
import { PROVIDER_NAMES } from '#shared/adapters/wiring/providers.ts';
import type {
  Check,
  LogFailure,
  Preflight,
  RepairOptions,
  Repaired,
  Replayed,
  ReplayOptions,
  ServeOptions,
  Server,
  Session,
  SessionOptions,
} from '#shared/api/session.ts';
import { type Config, readConfig } from '#shared/config.ts';
import { expandProviders } from '#shared/domain/automatic-providers.ts';
import { InvalidInput, isPlumblineError, isRetryable, safeMessage } from '#shared/errors.ts';
import { apiContext } from './api-context.ts';
import { type Claim, claimDataFolder, readOwner } from './data-folder.ts';
import { createFileLog, logPath } from './log-file.ts';
import type { Respond } from './http-server.ts';
import { LOCAL_CALLER } from './proxy-event.ts';
import { joinServer } from './join-server.ts';
import { tellSilentModel } from './silent-model.ts';
import { watchStrandings } from './strandings.ts';
import { type System, type SystemOptions, openBeside, openOn, openServing } from './system.ts';
import { inProcessTransport } from './transports.ts';

/** The way to the service on this machine: the server that has the data folder, or the system in this process. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { config, optionalProviders } = configure(options);
  const refusal = refusalOf(config);
  // Before anything is touched, unless somebody who searches documents of their own may have the folder.
  if (refusal && (await readOwner(config.local.dataFolder)) === undefined) throw refusal;
  const claim = await claimFolder(config);
  if (claim.state === 'taken') return joinServer(claim.owner, config, options);
  if (refusal) {
    await claim.folder.release();
    throw refusal;
  }
  const stuckJobs = watchStrandings();
  const { stuck } = stuckJobs;
  const note = options.purpose === 'research' ? options.note : ignore;
  const open = options.purpose === 'research' ? openBeside : openOn;
  const system = await open(claim.folder, config, { ...listening(note, config), stuck, optionalProviders });
  const resumedJobs = options.purpose === 'research' ? await beginWork(system, config, options) : 0;
  void options.whileWaiting?.().catch(ignore);
  return {
    transport: inProcessTransport(respondWith(system)),
    dataFolder: claim.folder.path,
    logFile: logPath(claim.folder.path),
    serverUrl: undefined,
    resumedJobs,
    stuck: stuckJobs.of,
    close: async () => system.close(),
  };
}

/** Who looks at what is kept is not shown what would do the work. */
function ignore(): void {}

/** Gets ready for jobs and goes on with those that are unfinished; returns how many these are. */
async function beginWork(
  system: System,
  config: Config,
  { providers, corpusFolders, note }: Pick<SessionOptions, 'providers' | 'corpusFolders' | 'note'>,
): Promise<number> {
  const isCorpusLeftOut = providers.length > 0 && !providers.includes('corpus') && corpusFolders.length === 0;
  const prepared = isCorpusLeftOut ? undefined : prepareCorpus(system, note);
  await Promise.all([tellSilentModel(config, note), prepared]);
  return system.resumeUnfinished();
}

/** Brings the index of the corpus up to date before a job's time begins to run. */
async function prepareCorpus(system: System, note: (message: string) => void): Promise<void> {
  try {
    await system.prepareCorpus();
  } catch (error) {
    if (error instanceof Error && isRetryable(error)) return note(`The corpus: ${safeMessage(error)}`);
    await system.close();
    throw error;
  }
}

/** Serves the API on loopback until it is closed. Throws EnvironmentFailure when another process has the data. */
export async function serve(options: ServeOptions): Promise<Server> {
  const { config, optionalProviders } = configure({ ...options, providers: [] });
  const refusal = refusalOf(config);
  if (refusal) throw refusal;
  const system = await openServing(config, { ...listening(options.note, config), optionalProviders });
  try {
    const report = (message: string, error: unknown): void => system.log.error(message, error, {});
    const [{ startHttpServer }, { withMcp }, { withViewer }] = await Promise.all([
      import('./http-server.ts'),
      import('./serve-mcp.ts'),
      import('./serve-viewer.ts'),
    ]);
    const server = await startHttpServer(
      withViewer(withMcp(respondWith(system), () => apiContext(system.ports, system.log))),
      options.port ?? config.local.port,
      report,
    );
    await system.dataFolder.announcePort(server.port);
    const prepared = system.prepareCorpus().then(async () => system.prepareCorpora());
    prepared.catch((error: unknown) => {
      options.note(`The corpus: ${safeMessage(error)}`);
    });
    return {
      url: server.url,
      dataFolder: system.dataFolder.path,
      logFile: logPath(system.dataFolder.path),
      resumedJobs: await system.resumeUnfinished(),
      close: async () => {
        await server.close();
        await system.close();
      },
    };
  } catch (error) {
    await system.close();
    throw error;
  }
}

/** Makes the report of a finished job again from its record; see `Replay`. */
export async function replay(options: ReplayOptions): Promise<Replayed> {
  const { dataFolder, jobId } = options;
  const config = readConfig(dataFolder === undefined ? {} : { PLUMBLINE_DATA: dataFolder });
  const { replayFrom } = await import('./replay.ts');
  return replayFrom(config, { tenantId: LOCAL_CALLER.tenantId, jobId });
}

/** Holds a text against its sources; what that needs is loaded only then. */
export const check: Check = async (options) => (await import('./check.ts')).check(options);

/** Looks at the surroundings; what that needs is loaded only then. */
export const preflight: Preflight = async (options) => (await import('./preflight.ts')).preflight(options);

/** Rebuilds a damaged table; see `Repair`. */
export async function repair({ dataFolder }: RepairOptions): Promise<Repaired> {
  const config = readConfig(dataFolder === undefined ? {} : { PLUMBLINE_DATA: dataFolder });
  const { repairFolder } = await import('./repair.ts');
  return repairFolder(config.local.dataFolder, config.store.tableName);
}

/** Logs a failure of the command itself, which no function has logged. */
export const logFailure: LogFailure = async (error, dataFolder) => {
  const config = readConfig(dataFolder === undefined ? {} : { PLUMBLINE_DATA: dataFolder });
  let isWritten = true;
  const note = (): void => {
    isWritten = false;
  };
  const log = createFileLog(resolve(config.local.dataFolder), { note });
  log.error('The command failed unexpectedly', error, {});
  return isWritten ? log.path : undefined;
};

function respondWith(system: System): Respond {
  return async (event) => respondAndCheck(event, apiContext(system.ports, system.log));
}

type Choices = Pick<SessionOptions, 'dataFolder' | 'corpusFolders' | 'providers' | 'model'> &
  Partial<Pick<SessionOptions, 'inputWaitSeconds' | 'purpose'>>;

interface Configured {
  readonly config: Config;
  /** Of `auto`: searched only when they can be reached. */
  readonly optionalProviders: ReadonlySet<string>;
}

/** The configuration with what the command line says. */
function configure(options: Choices): Configured {
  const config = readConfig({
    ...(options.dataFolder === undefined ? {} : { PLUMBLINE_DATA: options.dataFolder }),
    ...(options.model === undefined ? {} : { MODEL_PROVIDER: options.model }),
  });
  // Who looks at what is kept needs nothing that research needs.
  if (options.purpose === 'records') return withoutSearch(config);
  const corpusFolders = options.corpusFolders.length > 0 ? options.corpusFolders : config.local.corpusFolders;
  const named = [...checkProviders(options.providers), ...config.search.providers];
  const providers = expandProviders(named, config);
  const inputWaitSeconds = options.inputWaitSeconds ?? config.job.inputWaitSeconds;
  return {
    config: {
      ...config,
      local: { ...config.local, corpusFolders: corpusFolders.map((folder) => absoluteFolder(folder)) },
      search: { ...config.search, providers },
      job: { ...config.job, inputWaitSeconds },
    },
    optionalProviders: new Set(providers.filter((name) => !named.includes(name))),
  };
}

/** Why the documents that are to be searched cannot be. */
function refusalOf({ local: { corpusFolders }, search }: Config): Error | undefined {
  if (corpusFolders.length === 0 && !search.providers.includes('corpus')) return undefined;
  try {
    checkCorpusFolders(corpusFolders);
    return undefined;
  } catch (error) {
    if (isPlumblineError(error)) return error;
    throw error;
  }
}

function withoutSearch(config: Config): Configured {
  const model = { ...config.model, provider: 'none' } as const;
  const local = { ...config.local, corpusFolders: [] };
  return {
    config: { ...config, model, local, search: { ...config.search, providers: [] } },
    optionalProviders: new Set(),
  };
}

function checkProviders(names: readonly string[]): readonly string[] {
  const known: readonly string[] = PROVIDER_NAMES;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return names;
  throw new InvalidInput(`There is no search provider named "${unknown.slice(0, 80)}".`, {
    field: 'providers',
    remedy: `Choose from: ${known.join(', ')}, none.`,
  });
}

function listening(note: (message: string) => void, { local }: Config): SystemOptions {
  const path = logPath(resolve(local.dataFolder));
  const report = (message: string, error: unknown): void =>
    note(`${message}: ${safeMessage(error)} The log ${path} has more.`);
  return { note, report };
}

async function claimFolder(config: Config): Promise<Claim> {
  return claimDataFolder({ folder: config.local.dataFolder, tableName: config.store.tableName });
}
