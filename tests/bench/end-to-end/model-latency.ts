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
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { type ScriptedReply, startScriptedModel } from '#tests/support/scripted-model.ts';
import { jobNamed, runJob } from '#tests/workflow/support/world.ts';
import type { Measure, Row } from '../measure.ts';
import { inFolder } from './asker.ts';
import { COLLEAGUE, QUESTION } from './colleague.ts';
import { type Interval, longestChain } from './intervals.ts';

const SEARCH_MILLISECONDS = 300;
const READ_MILLISECONDS = 200;

/**
 * How long a question takes when models, searches and pages take as long as hosted ones do: 1 s and 10 ms for each token
 * of an answer, 300 ms a search, 200 ms a page. The documentation of the installed packages is searched, in one iteration.
 */
export const modelLatency: Measure = {
  name: 'model-latency',
  needs: [],
  run: async () => inFolder(async (folder) => rowsOf(await watchJob(folder))),
};

interface Watched {
  readonly seconds: number;
  readonly calls: readonly Interval[];
  readonly searches: readonly Interval[];
  readonly reads: readonly Interval[];
  readonly promptTokens: number;
  readonly outputTokens: number;
}

async function watchJob(folder: string): Promise<Watched> {
  const [calls, replies]: [Interval[], ScriptedReply[]] = [[], []];
  const server = await startScriptedModel(async (request) => {
    const reply = await COLLEAGUE(request);
    replies.push(reply);
    void passing(calls, reply.latencyMilliseconds ?? 0);
    return reply;
  });
  const config = loadConfig({
    MODEL_PROVIDER: 'openai',
    DEFAULT_MODEL: 'scripted',
    OPENAI_BASE_URL: server.openaiBaseUrl,
    OPENAI_API_KEY: 'none',
  });
  const world = await openHosted(config, folder);
  try {
    const runtime = createRuntime({ ports: world.ports, report: () => undefined });
    const plain = jobNamed('job-1', world.ports, { question: QUESTION });
    const start = performance.now();
    const job = await runJob(runtime, { ...plain, settings: { ...plain.settings, maxIterations: 1 } });
    const seconds = (performance.now() - start) / 1000;
    if (job.status !== 'COMPLETED') throw new Error(`The job ended as ${job.status}.`);
    const tokens = (side: 'inputTokens' | 'outputTokens'): number =>
      replies.reduce((sum, { usage }) => sum + (usage?.[side] ?? 0), 0);
    const { searches, reads } = world;
    const used = { promptTokens: tokens('inputTokens'), outputTokens: tokens('outputTokens') };
    return { seconds, calls, searches, reads, ...used };
  } finally {
    await world.close();
    await server.close();
  }
}

interface Hosted {
  readonly ports: OuterPorts;
  readonly searches: readonly Interval[];
  readonly reads: readonly Interval[];
  close(): Promise<void>;
}

/** Stores on the disk, and the corpus behind the latency of a network. */
async function openHosted(config: Config, folder: string): Promise<Hosted> {
  const table = await startTableServer({ tableName: config.store.tableName });
  const corpus = createCorpusProvider({ folders: config.local.corpusFolders, dataFolder: folder });
  await corpus.prepare();
  const [searches, reads]: [Interval[], Interval[]] = [[], []];
  const provider: ReadingProvider = {
    name: 'corpus',
    needsNetwork: false,
    search: async (query) => {
      const [hits] = await Promise.all([corpus.search(query), passing(searches, SEARCH_MILLISECONDS)]);
      return hits;
    },
    read: async (hitId) => {
      const [document] = await Promise.all([corpus.read(hitId), passing(reads, READ_MILLISECONDS)]);
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

async function passing(intervals: Interval[], milliseconds: number): Promise<void> {
  const start = performance.now();
  intervals.push({ start, end: start + milliseconds });
  await setTimeout(milliseconds);
}

function rowsOf(watched: Watched): readonly Row[] {
  const { calls, searches, reads } = watched;
  const row = (metric: string, ours: number, note = ''): Row => ({
    measure: 'question to report, with a model',
    metric,
    ours,
    note,
  });
  const waited = longestChain([...calls, ...searches, ...reads]).reduce(
    (sum, { start, end }) => sum + end - start,
    0,
  );
  return [
    row('seconds', watched.seconds, 'aim 12; see below'),
    row('seconds of them spent waiting for others, one after the other', waited / 1000),
    row('dependent calls of the model', longestChain(calls).length, 'aim 5'),
    row('calls of the model', calls.length),
    row('prompt tokens', watched.promptTokens),
    row('answer tokens', watched.outputTokens),
    row('searches', searches.length),
    row('pages read', reads.length),
  ];
}
