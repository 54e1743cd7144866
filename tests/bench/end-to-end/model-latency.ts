import { setTimeout } from 'node:timers/promises';
import { createRuntime } from '#local/runtime.ts';
import { startTableServer } from '#local/table-server.ts';
import { createFileArchive } from '#shared/adapters/archive-files.ts';
import { createCorpusProvider } from '#shared/adapters/corpus/provider.ts';
import {
  createIds,
  createModel,
  createStores,
  embedTable,
  sleep,
  systemClock,
} from '#shared/adapters/index.ts';
import { loadConfig } from '#shared/config.ts';
import type { Job } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { startScriptedModel } from '../../support/scripted-model.ts';
import type { Measure, Row } from '../measure.ts';
import { inFolder } from './asker.ts';
import { COLLEAGUE, QUESTION } from './colleague.ts';
import type { Interval } from './intervals.ts';

const SEARCH_MILLISECONDS = 300;
const READ_MILLISECONDS = 200;

/**
 * How long a question takes when models, searches and pages take as long as hosted ones do: 1 s and 10 ms for each token
 * of an answer, 300 ms a search, 200 ms a page. The documentation of the installed packages is searched.
 */
export const modelLatency: Measure = {
  name: 'model-latency',
  needs: [],
  run: async () => inFolder(async (folder) => rowsOf(await runJob(folder))),
};

interface Told {
  readonly seconds: number;
  readonly calls: readonly (Interval & { readonly name: string })[];
  readonly promptTokens: number;
  readonly outputTokens: number;
  readonly searches: number;
  readonly reads: number;
}

async function runJob(folder: string): Promise<Told> {
  const calls: (Interval & { readonly name: string })[] = [];
  const usage = { promptTokens: 0, outputTokens: 0 };
  const server = await startScriptedModel(async (request) => {
    const reply = await COLLEAGUE(request);
    usage.promptTokens += reply.usage?.inputTokens ?? 0;
    usage.outputTokens += reply.usage?.outputTokens ?? 0;
    const start = performance.now();
    calls.push({ name: request.schemaName ?? '', start, end: start + (reply.latencyMilliseconds ?? 0) });
    return reply;
  });
  const config = loadConfig({
    MODEL_PROVIDER: 'openai',
    DEFAULT_MODEL: 'scripted',
    OPENAI_BASE_URL: server.openaiBaseUrl,
    OPENAI_API_KEY: 'none',
    MAX_ITERATIONS: '1',
  });
  const table = await startTableServer({ tableName: config.store.tableName });
  const stores = createStores({
    table: embedTable({ tableName: config.store.tableName, sleep }, table.requestHandler),
    archive: await createFileArchive(folder),
    clock: systemClock,
    sleep,
  });
  const corpus = createCorpusProvider({ folders: config.local.corpusFolders, dataFolder: folder });
  await corpus.prepare();
  const counts = { searches: 0, reads: 0 };
  const provider: SearchProvider = {
    name: 'corpus',
    needsNetwork: false,
    search: async (query) => {
      counts.searches += 1;
      const [hits] = await Promise.all([corpus.search(query), setTimeout(SEARCH_MILLISECONDS)]);
      return hits;
    },
    read: async (hitId) => {
      counts.reads += 1;
      const [document] = await Promise.all([corpus.read(hitId), setTimeout(READ_MILLISECONDS)]);
      return document;
    },
  };
  const runtime = createRuntime({
    ports: {
      ...stores,
      config,
      clock: systemClock,
      ids: createIds(systemClock),
      model: await createModel(config),
      providers: new Map([['corpus', provider]]),
      statistics: corpus,
    },
    log: () => undefined,
  });
  const now = Date.now();
  const job: Job = {
    tenantId: 'local',
    jobId: 'job-1',
    owner: 'me',
    question: QUESTION,
    settings: {
      maxIterations: 1,
      interaction: 'none',
      providers: ['corpus'],
      deadlineMilliseconds: 600_000,
      evaluate: false,
    },
    status: 'QUEUED',
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 86_400_000).toISOString(),
    clarifications: [],
    waitedMilliseconds: 0,
  };
  await stores.jobs.create(job);
  const start = performance.now();
  await runtime.ports.dispatcher.poke();
  await runtime.idle();
  const seconds = (performance.now() - start) / 1000;
  const events: readonly TraceEvent[] = await stores.trace.list(job, { after: 0, limit: 10_000 });
  const begin = Date.parse(events[0]?.at ?? '');
  for (const event of events)
    if (process.env['SHOW'] && /finished|degraded|question/u.test(event.type))
      console.error(((Date.parse(event.at) - begin) / 1000).toFixed(2), event.type, event.message);
  if (process.env['SHOW'])
    for (const one of calls)
      console.error(
        one.name,
        ((one.start - start) / 1000).toFixed(2),
        ((one.end - one.start) / 1000).toFixed(2),
      );
  await runtime.close();
  corpus.close();
  await table.close();
  await server.close();
  return { seconds, calls, ...usage, ...counts };
}

function rowsOf(told: Told): readonly Row[] {
  const row = (metric: string, ours: number): Row => ({
    measure: 'question to report, with a model',
    metric,
    ours,
  });
  return [
    row('seconds', told.seconds),
    row('calls', told.calls.length),
    row('prompt tokens', told.promptTokens),
    row('output tokens', told.outputTokens),
    row('searches', told.searches),
    row('reads', told.reads),
  ];
}
