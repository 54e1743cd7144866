import { setTimeout } from 'node:timers/promises';
import { type OuterPorts, createRuntime } from '#local/runtime.ts';
import { startTableServer } from '#local/table-server.ts';
import { createFileArchive } from '#shared/adapters/storage/archive-files.ts';
import { createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import {
  createIds,
  createModel,
  createStores,
  embedTable,
  sleep,
  systemClock,
} from '#shared/adapters/index.ts';
import { type Config, loadConfig } from '#shared/config.ts';
import type { JobSettings } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { taskOf } from '#tests/support/prompt-reading.ts';
import { type Script, type ScriptedReply, startScriptedModel } from '#tests/support/scripted-model.ts';
import { jobNamed, runJob } from '#tests/workflow/support/world.ts';
import { inFolder } from './asker.ts';
import { QUESTION } from './colleague.ts';
import type { Interval } from './intervals.ts';

const SEARCH_MILLISECONDS = 300;
const READ_MILLISECONDS = 200;

/** Something that others did for a job. */
export interface Waited extends Interval {
  readonly what: string;
}

export interface Watched {
  /** Until whoever asked has the report. */
  readonly seconds: number;
  /** When the job began, in the milliseconds of the intervals. */
  readonly start: number;
  readonly calls: readonly Waited[];
  readonly searches: readonly Waited[];
  readonly reads: readonly Waited[];
  readonly promptTokens: number;
  readonly outputTokens: number;
  readonly sources: number;
  /** US dollars with a writer of the class of Sonnet and a reader of the class of Haiku. */
  readonly usd: number;
  /** Seconds until the first quote that a terminal can show; undefined where none came. */
  readonly firstQuote: number | undefined;
  readonly events: readonly TraceEvent[];
}

export interface Story {
  readonly script: Script;
  readonly settings: Partial<JobSettings>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs the same stories in one process, the first of them twice: what is loaded and compiled once is not the job's. */
export async function watchJobs(stories: readonly Story[]): Promise<readonly Watched[]> {
  const watched: Watched[] = [];
  for (const story of [...stories.slice(0, 1), ...stories]) {
    watched.push(await inFolder(async (folder) => watchJob(story, folder)));
  }
  return watched.slice(1);
}

async function watchJob(story: Story, folder: string): Promise<Watched> {
  const [calls, replies]: [Waited[], ScriptedReply[]] = [[], []];
  const server = await startScriptedModel(async (request) => {
    const reply = await story.script(request);
    replies.push(reply);
    const start = performance.now();
    calls.push({ what: taskOf(request), start, end: start + (reply.latencyMilliseconds ?? 0) });
    return reply;
  });
  const config = loadConfig({
    MODEL_PROVIDER: 'openai',
    DEFAULT_MODEL: 'scripted',
    OPENAI_BASE_URL: server.openaiBaseUrl,
    OPENAI_API_KEY: 'none',
    ...story.environment,
  });
  const world = await openHosted(config, folder);
  try {
    const runtime = createRuntime({ ports: world.ports, report: () => undefined });
    const plain = jobNamed('job-1', world.ports, { question: QUESTION });
    const start = performance.now();
    const begin = Date.now();
    const job = await runJob(runtime, { ...plain, settings: { ...plain.settings, ...story.settings } });
    if (job.status !== 'COMPLETED') throw new Error(`The job ended as ${job.status}.`);
    const tokens = (side: 'inputTokens' | 'outputTokens'): number =>
      replies.reduce((sum, { usage }) => sum + (usage?.[side] ?? 0), 0);
    const sources = (await world.ports.research.list(job, 'SOURCE')).length;
    const { searches, reads } = world;
    const usd = replies.reduce((sum, reply, index) => sum + usdOf(calls[index]?.what, reply), 0);
    const used = { promptTokens: tokens('inputTokens'), outputTokens: tokens('outputTokens'), sources };
    const events = await world.ports.trace.list(job, { after: 0, limit: MOST_EVENTS });
    const seconds = (timeOf(events, 'job-completed') - begin) / 1000;
    const quoted = events.find(({ data }) => data['firstQuote'] !== undefined);
    const firstQuote = quoted && (Date.parse(quoted.at) - begin) / 1000;
    return { seconds, start, calls, searches, reads, usd, firstQuote, events, ...used };
  } finally {
    await world.close();
    await server.close();
  }
}

/** US dollars for a million tokens. */
const READER = { input: 1, output: 5 };
const WRITER = { input: 3, output: 15 };
const READ_BY_READER: ReadonlySet<string> = new Set(['source_reading', 'claim_list']);

function usdOf(task: string | undefined, { usage }: ScriptedReply): number {
  const price = READ_BY_READER.has(task ?? '') ? READER : WRITER;
  return ((usage?.inputTokens ?? 0) * price.input + (usage?.outputTokens ?? 0) * price.output) / 1e6;
}

const MOST_EVENTS = 10_000;

function timeOf(events: readonly TraceEvent[], type: string): number {
  return Date.parse(events.find((event) => event.type === type)?.at ?? '');
}

interface Hosted {
  readonly ports: OuterPorts;
  readonly searches: readonly Waited[];
  readonly reads: readonly Waited[];
  close(): Promise<void>;
}

/** Stores on the disk, and the corpus behind the latency of a network. */
async function openHosted(config: Config, folder: string): Promise<Hosted> {
  const table = await startTableServer({ tableName: config.store.tableName });
  const corpus = createCorpusProvider({ folders: config.local.corpusFolders, dataFolder: folder });
  await corpus.prepare();
  const [searches, reads]: [Waited[], Waited[]] = [[], []];
  const provider: ReadingProvider = {
    name: 'corpus',
    needsNetwork: false,
    search: async (query) => {
      const [hits] = await Promise.all([
        corpus.search(query),
        passing(searches, { what: 'search', milliseconds: SEARCH_MILLISECONDS }),
      ]);
      return hits;
    },
    read: async (hitId) => {
      const [document] = await Promise.all([
        corpus.read(hitId),
        passing(reads, { what: 'page', milliseconds: READ_MILLISECONDS }),
      ]);
      return document;
    },
  };
  const stores = createStores({
    table: embedTable({ tableName: config.store.tableName, sleep }, table.requestHandler),
    archive: await createFileArchive(folder),
    clock: systemClock,
    sleep,
  });
  const ports: OuterPorts = {
    ...stores,
    config,
    clock: systemClock,
    ids: createIds(systemClock),
    model: await createModel(config),
    providers: new Map([['corpus', provider]]),
    statistics: corpus,
  };
  const close = async (): Promise<void> => {
    corpus.close();
    await table.close();
  };
  return { ports, searches, reads, close };
}

async function passing(
  intervals: Waited[],
  { what, milliseconds }: { readonly what: string; readonly milliseconds: number },
): Promise<void> {
  const start = performance.now();
  intervals.push({ what, start, end: start + milliseconds });
  await setTimeout(milliseconds);
}
