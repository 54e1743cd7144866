import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { respond } from '#functions/api/respond.ts';
import { apiContext } from '#local/api-context.ts';
import type { OuterPorts, Runtime } from '#local/runtime.ts';
import { inProcessTransport } from '#local/transports.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import type { SubmitRequest } from '#shared/api/requests.ts';
import { describeInsufficiency } from '#shared/domain/insufficiency.ts';
import { jobUploadPrefix } from '#shared/domain/upload.ts';
import { type Library, openLibrary, openWorld, runtimeOn } from './support/world.ts';

let library: Library;
let ports: OuterPorts;
let runtime: Runtime;
let client: ResearchClient;
const time = { ahead: 0 };

beforeAll(async () => {
  library = await openLibrary();
  const environment = { ANSWER_CACHE_HOURS: '1', SEARCH_BUDGET: '10', MAX_TOKENS_PER_JOB: '1000' };
  ports = await openWorld({ library, environment, clock: { now: () => Date.now() + time.ahead } });
  runtime = runtimeOn(ports);
  client = createClient(inProcessTransport(async (event) => respond(event, apiContext(runtime.ports))));
});
afterAll(() => library.close());

async function run(request: SubmitRequest): Promise<string> {
  const { jobId } = await client.submit({ providers: ['corpus'], ...request });
  await runtime.idle();
  return jobId;
}

/** With search off, on a machine whose owner has named no folder. */
async function runOff(request: SubmitRequest): Promise<string> {
  const { config } = runtime.ports;
  const bare = { ...runtime.ports, config: { ...config, local: { ...config.local, corpusFolders: [] } } };
  const asking = createClient(inProcessTransport(async (event) => respond(event, apiContext(bare))));
  const { jobId } = await asking.submit({ ...request, providers: [] });
  await runtime.idle();
  return jobId;
}

describe('the budget of a job', () => {
  test('bounds its searches', async () => {
    const question = 'What are the default sizes of the memory buffer and the disk buffer of Tern?';
    const jobId = await run({ question, budget: { searches: 1 } });
    expect(await ports.research.list({ tenantId: 'local', jobId }, 'QUERY')).toHaveLength(1);
  });

  test.each([
    [{ searches: 11 }, 'budget.searches'],
    [{ tokens: 1001 }, 'budget.tokens'],
    [{ seconds: 100_000 }, 'budget.seconds'],
    [{ words: 1 }, 'budget.words'],
  ])('%o is refused by the name of its part', async (budget, field) => {
    const body = JSON.stringify({ question: 'What is Tern?', budget });
    const answered = await inProcessTransport(async (event) => respond(event, apiContext(runtime.ports)))({
      method: 'POST',
      path: '/v1/research/jobs',
      query: {},
      body,
    });
    expect(answered.status).toBe(400);
    expect(JSON.parse(answered.body)).toMatchObject({ error: { name: 'InvalidInput', field } });
  });
});

describe('what comes with a question', () => {
  const files = [
    { name: 'notes.md', text: '# Notes\n\nThe quokka gateway closes idle connections after 37 seconds.' },
    { name: 'other.txt', text: 'Nothing of interest stands here.' },
  ];

  test('is read, quoted and cited, and erased with the job', async () => {
    const question = 'After how many seconds does the quokka gateway close idle connections?';
    const jobId = await run({ question, corpus: { files }, metadata: { team: 'Field office' } });
    expect(await client.get(jobId)).toMatchObject({
      uploads: ['notes.md', 'other.txt'],
      metadata: { team: 'Field office' },
    });
    const report = await client.report(jobId);
    expect(report.sources.map((source) => source.title)).toContain('notes.md');
    expect(JSON.stringify(report.answer)).toContain('37 seconds');
    const listed = await client.call('listJobs', { query: { text: 'field office' } });
    expect(listed.jobs.map((job) => job.jobId)).toEqual([jobId]);
    expect(await ports.archive.list(jobUploadPrefix('local', jobId))).toHaveLength(2);
    await client.erase(jobId);
    expect(await ports.archive.list(jobUploadPrefix('local', jobId))).toEqual([]);
  });

  test('is read with search off as well, and the report says that nothing else was', async () => {
    const question = 'After how many seconds does the quokka gateway close idle connections?';
    const jobId = await runOff({ question, corpus: { files } });
    const report = await client.report(jobId);
    expect(report).toMatchObject({ isSearchOff: true, searched: [], outcome: 'answered' });
    expect(report.sources.map((source) => source.title)).toContain('notes.md');
    expect(JSON.stringify(report.answer)).toContain('37 seconds');
    expect(report.limitations).toContain('Search was off: only the documents that were named were read.');
  });

  test('says that it holds no answer where search is off', async () => {
    const jobId = await runOff({ question: 'What does an otter eat?', corpus: { files } });
    const { jobId: _, ...report } = await client.report(jobId);
    expect(report).toMatchObject({ isSearchOff: true, outcome: 'insufficient_evidence' });
    expect(describeInsufficiency(report)).toMatchObject({
      verdict: 'Nothing that could be read and checked answers this question.',
      found: ['Search was off: only what was named was read.', expect.stringMatching(/^Read 2 documents/u)],
    });
  });

  test('names the language of the report', async () => {
    const jobId = await run({ question: 'What is the default size of the disk buffer?', language: 'de' });
    expect(await client.report(jobId)).toMatchObject({ language: 'de' });
    expect(await client.resultText(jobId, 'html')).toContain('<html lang="de"');
  });
});

describe('R6.8 the same question', () => {
  const question = 'What is the default size of the memory buffer of Tern?';

  test('is answered from the earlier report, marked with its age and how to have a new one', async () => {
    const jobId = await run({ question });
    const { outcome, endReason } = await client.get(jobId);
    expect([outcome, endReason]).toEqual(['answered', undefined]);
    time.ahead += 60_000;
    const again = await client.submit({ question: `  ${question.toUpperCase()} `, providers: ['corpus'] });
    expect(again).toMatchObject({ jobId, cached: { refresh: expect.stringContaining('fresh') } });
    expect(again.cached?.ageSeconds).toBeGreaterThanOrEqual(60);
  });

  test('is researched again when its caller wants that, asks with other settings, or it is too old', async () => {
    const cached = async (request: SubmitRequest): Promise<unknown> => {
      const submission = await client.submit({ providers: ['corpus'], ...request });
      await runtime.idle();
      return submission.cached;
    };
    expect(await cached({ question, maxIterations: 3 })).toBeUndefined();
    expect(await cached({ question, context: 'For a small disk' })).toBeUndefined();
    expect(await cached({ question, fresh: true })).toBeUndefined();
    expect(await cached({ question })).toBeDefined();
    time.ahead += 3_600_000;
    expect(await cached({ question })).toBeUndefined();
  });

  test('is not answered from a report that is not whole', async () => {
    const asked = 'Which colour has the sky on Mars at noon according to rovers?';
    const jobId = await run({ question: asked });
    expect((await client.get(jobId)).outcome).not.toBe('answered');
    expect((await client.submit({ question: asked, providers: ['corpus'] })).cached).toBeUndefined();
    await runtime.idle();
  });
});
