import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { respond } from '#functions/api/respond.ts';
import { apiContext } from '#local/api-context.ts';
import type { OuterPorts, Runtime } from '#local/runtime.ts';
import { inProcessTransport } from '#local/transports.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import type { Report } from '#shared/domain/report.ts';
import { verifyLocator } from '#shared/domain/locator.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { createMemoryArchive } from './support/memory-archive.ts';
import { type Library, QUESTION, openLibrary, openWorld, runtimeOn } from './support/world.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

interface Service {
  readonly ports: OuterPorts;
  readonly runtime: Runtime;
  readonly client: ResearchClient;
}

async function open(archive?: Archive): Promise<Service> {
  const ports = await openWorld({ library, ...(archive ? { archive } : {}) });
  const runtime = runtimeOn(ports);
  const client = createClient(inProcessTransport(async (event) => respond(event, apiContext(runtime.ports))));
  return { ports, runtime, client };
}

describe('a job that is done', () => {
  let service: Service;
  let jobId: string;
  let report: Report;
  beforeAll(async () => {
    service = await open();
    ({ jobId } = await service.client.submit({ question: QUESTION, providers: ['corpus'], evaluate: true }));
    await service.runtime.idle();
    report = await service.client.report(jobId);
  });

  test('R7.1 shows each cited quote with as much text around it as was asked for', async () => {
    const { client, ports } = service;
    const quotes = report.sources.flatMap((source) => source.quotes.map((quote) => ({ source, quote })));
    expect(quotes.length).toBeGreaterThan(3);
    for (const { source, quote } of quotes) {
      const params = { jobId, evidenceId: quote.evidenceId };
      const shown = await client.call('getEvidence', { params, query: { context: 40 } });
      const text =
        (await ports.archive.getText(archiveKey('local', source.sourceId, shown.archiveHash))) ?? '';
      expect(verifyLocator(text, shown.locator, shown.quote)).toBe(true);
      expect(text).toContain(shown.before + shown.quote + shown.after);
      expect(Math.max(shown.before.length, shown.after.length)).toBeLessThanOrEqual(40);
      expect(shown.source).toMatchObject({ id: source.sourceId, title: source.title });
    }
  });

  test('shows no quote whose text is not as it was, and none that it has not', async () => {
    const { client, ports } = service;
    const [source] = report.sources;
    const evidenceId = source?.quotes[0]?.evidenceId ?? '';
    const key = archiveKey('local', source?.sourceId ?? '', source?.archiveHash ?? '');
    const text = (await ports.archive.getText(key)) ?? '';
    await ports.archive.put(key, `${text} And more.`);
    await expect(client.call('getEvidence', { params: { jobId, evidenceId } })).rejects.toMatchObject({
      httpStatus: 404,
    });
    await ports.archive.put(key, text);
    await expect(
      client.call('getEvidence', { params: { jobId, evidenceId: 'never:0-1' } }),
    ).rejects.toMatchObject({ httpStatus: 404 });
  });

  test('R6.7 is a tool trace in the names of seed 000', async () => {
    const trace = await service.client.call('getTrace', { params: { jobId } });
    expect(trace).toMatchObject({
      id: jobId,
      tool_name: 'deep_research',
      user_id: 'local',
      status: 'completed',
      progress: 1,
      input_params: { question: QUESTION, context: null, max_iterations: 10 },
      error_message: null,
    });
    expect(trace.state.checklist.map((item) => item.satisfied)).toEqual(
      report.checklist.map((item) => item.status === 'satisfied'),
    );
    expect(trace.state.iterations[0]).toMatchObject({ iteration: 1 });
    expect(trace.state.iterations[0]?.results_count).toBeGreaterThan(0);
    expect(trace.metrics.sources_processed).toBe(trace.state.knowledge_base.sources.length);
    expect(trace.metrics.web_queries).toBeGreaterThan(0);
    const { satisfied, partial, unsatisfied } = trace.result?.checklist_coverage ?? {};
    expect([satisfied, partial, unsatisfied].reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(
      report.checklist.length,
    );
    expect(trace.timings.running_seconds).toBeGreaterThanOrEqual(0);
  });

  test('R6.7 is listed by tool and by status', async () => {
    const { client } = service;
    const ids = async (query: { tool_name?: string; status?: string }): Promise<readonly string[]> =>
      (await client.call('listTraces', { query })).traces.map((trace) => trace.id);
    expect(await ids({ tool_name: 'deep_research', status: 'completed' })).toEqual([jobId]);
    expect(await ids({ status: 'failed' })).toEqual([]);
    expect(await ids({ tool_name: 'other' })).toEqual([]);
  });

  test('R5.8 gives its evaluation, after which its events end', async () => {
    const { client } = service;
    const evaluation = await client.call('getEvaluation', { params: { jobId } });
    expect(evaluation.score).toBeCloseTo(0.6 * evaluation.answer.score + 0.4 * evaluation.process.score, 2);
    const { events, last } = await client.events(jobId, { after: 0, waitSeconds: 0 });
    expect(events.at(-1)?.type).toBe('evaluate-report-finished');
    expect(await client.events(jobId, { after: last, waitSeconds: 0 })).toMatchObject({ isEnd: true });
  });

  test('says what it has used, and what it claims', async () => {
    const { client } = service;
    const usage = await client.call('getUsage', { params: { jobId } });
    expect(usage).toMatchObject({ total: { tokens: 0, usd: 0 }, models: [] });
    expect(usage.searches.map((one) => one.provider)).toEqual(['corpus']);
    expect(usage.sourcesRead).toBeGreaterThan(0);
    const { claims } = await client.call('getClaims', { params: { jobId } });
    expect(claims.length).toBeGreaterThan(0);
  });

  test('cannot be resumed', async () => {
    await expect(service.client.call('resumeJob', { params: { jobId } })).rejects.toMatchObject({
      httpStatus: 409,
      failure: { name: 'Conflict' },
    });
  });
});

describe('a job that has failed', () => {
  test('goes on when it is resumed, and searches and reads nothing again', async () => {
    const archive = createMemoryArchive();
    let isFull = true;
    const put: Archive['put'] = async (key, body) => {
      if (isFull && key.endsWith('/report.html')) throw new EnvironmentFailure('The disk is full.');
      await archive.put(key, body);
    };
    const { client, runtime, ports } = await open({ ...archive, put });
    const { jobId } = await client.submit({ question: QUESTION, providers: ['corpus'] });
    await runtime.idle();
    expect(await client.get(jobId)).toMatchObject({
      status: 'FAILED',
      failure: { name: 'EnvironmentFailure' },
    });
    const before = await ports.trace.list({ tenantId: 'local', jobId }, { after: 0, limit: 1000 });
    isFull = false;
    expect(await client.call('resumeJob', { params: { jobId } })).toMatchObject({ attempt: 1 });
    await runtime.idle();
    const job = await client.get(jobId);
    expect(job).toMatchObject({ status: 'COMPLETED', attempt: 1 });
    expect(job.failure).toBeUndefined();
    expect((await client.report(jobId)).trust.quotesVerified).toBeGreaterThan(0);
    const all = await ports.trace.list({ tenantId: 'local', jobId }, { after: 0, limit: 1000 });
    const added = all.slice(before.length).map((event) => event.type);
    expect(added[0]).toBe('job-resumed');
    expect(added.filter((type) => /^(?:run-search|fetch-source|digest-source)-finished$/.test(type))).toEqual(
      [],
    );
    expect(added).toContain('job-completed');
    expect(all.map((event) => event.sequence)).toEqual(all.map((_, index) => index + 1));
  });
});
