import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRuntime, type OuterPorts, type Runtime } from '#local/runtime.ts';
import { startTableServer } from '#local/table-server.ts';
import { createFileArchive } from '#shared/adapters/storage/archive-files.ts';
import { createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { createIds, createStores, embedTable, noModel, sleep, systemClock } from '#shared/adapters/index.ts';
import { type Config, loadConfig } from '#shared/config.ts';
import type { Job } from '#shared/domain/job.ts';
import { type Report, Report as ReportSchema } from '#shared/domain/report.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Archive } from '#shared/ports/archive.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { Model } from '#shared/ports/model.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ReadingProvider, TermStatistics } from '#shared/ports/search-provider.ts';

const CORPUS = fileURLToPath(new URL('../../fixtures/corpus', import.meta.url));

export interface Library {
  readonly provider: ReadingProvider;
  readonly statistics: TermStatistics;
  close(): void;
}

/** The fixture corpus, indexed once for all worlds of a test file. */
export async function openLibrary(): Promise<Library> {
  const corpus = createCorpusProvider({ folders: [CORPUS], dataFolder: temporaryFolder() });
  await corpus.prepare();
  return { provider: corpus, statistics: corpus, close: () => corpus.close() };
}

export interface WorldOptions {
  readonly library: Pick<Library, 'statistics'> & { readonly provider: ReadingProvider };
  readonly environment?: Readonly<Record<string, string>>;
  readonly archive?: Archive;
  readonly clock?: Clock;
  /** None when not given. */
  readonly model?: Model;
}

/** Stores of its own, all real but for the archive when one is given. */
export async function openWorld(options: WorldOptions): Promise<OuterPorts> {
  const clock = options.clock ?? systemClock;
  const config = configWith(options.environment ?? {});
  const server = await startTableServer({ tableName: config.store.tableName });
  const table = embedTable({ tableName: config.store.tableName, sleep }, server.requestHandler);
  const archive = options.archive ?? (await createFileArchive(temporaryFolder()));
  return {
    ...createStores({ table, archive, clock, sleep }),
    config,
    clock,
    ids: createIds(clock),
    model: options.model ?? noModel,
    providers: new Map([['corpus', options.library.provider]]),
    statistics: options.library.statistics,
  };
}

export function configWith(environment: Readonly<Record<string, string>>): Config {
  return loadConfig({ CORPUS_FOLDERS: CORPUS, ...environment });
}

/** What the runtime could not tell anyone else. */
export interface Logged {
  readonly message: string;
  readonly error: unknown;
}

/** The real machine with the real functions; retries do not wait. */
export function runtimeOn(ports: OuterPorts, logged: Logged[] = []): Runtime {
  return createRuntime({
    ports,
    report: (message, error) => logged.push({ message, error }),
    retryMilliseconds: 0,
  });
}

export const QUESTION =
  'How do the memory buffer and the disk buffer of Tern compare, and what are their default sizes?';
/** No document says anything of its second half. */
export const HALF_KNOWN =
  'What is the default size of the disk buffer of Tern, and how much do lawyers in Portugal earn?';

export function jobNamed(
  jobId: string,
  ports: Pick<Ports, 'config' | 'clock'>,
  change: Partial<Job> = {},
): Job {
  const now = ports.clock.now();
  return {
    tenantId: 'local',
    jobId,
    owner: 'me',
    question: QUESTION,
    settings: {
      maxIterations: 2,
      interaction: 'none',
      providers: ['corpus'],
      deadlineMilliseconds: ports.config.job.deadlineSeconds * 1000,
      evaluate: false,
    },
    status: 'QUEUED',
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + ports.config.job.timeToLiveSeconds * 1000).toISOString(),
    clarifications: [],
    waitedMilliseconds: 0,
    ...change,
  };
}

/** Submits a job and waits until nothing runs any more; the job as it is then. */
export async function runJob(runtime: Runtime, job: Job): Promise<Job> {
  await runtime.ports.jobs.create(job);
  await runtime.ports.dispatcher.notify();
  await runtime.idle();
  return endOf(runtime.ports, job);
}

export async function endOf(ports: Pick<Ports, 'jobs'>, job: Job): Promise<Job> {
  const ended = await ports.jobs.get(job);
  if (!ended) throw new Error(`Job ${job.jobId} is gone.`);
  return ended;
}

export async function reportOf(ports: Pick<Ports, 'archive'>, job: Job): Promise<Report> {
  const text = await ports.archive.getText(reportKey(job.tenantId, job.jobId, 'json'));
  return ReportSchema.parse(JSON.parse(text ?? 'null'));
}

export async function eventsOf(ports: Pick<Ports, 'trace'>, job: Job): Promise<readonly TraceEvent[]> {
  return ports.trace.list(job, { after: 0, limit: 10_000 });
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'plumbline-test-'));
}
