import { afterEach, describe, expect, test, vi } from 'vitest';
import { respond } from '#functions/api/respond.ts';
import { apiContext } from '#local/api-context.ts';
import { toProxyEvent } from '#local/proxy-event.ts';
import { type ApiWorld, createApiWorld } from '../api-world.ts';

let world: ApiWorld | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

async function open(): Promise<ApiWorld> {
  world = await createApiWorld();
  return world;
}

interface Filter {
  readonly status?: string;
  readonly createdFrom?: string;
  readonly createdTo?: string;
  readonly text?: string;
  readonly limit?: number;
}

async function questions(api: ApiWorld, query: Filter): Promise<readonly string[]> {
  const { jobs } = await api.client.call('listJobs', { query });
  return jobs.map((job) => job.question);
}

/** Jobs of the same millisecond come in any order: each of these gets one of its own. */
async function submit(
  { client }: ApiWorld,
  request: Parameters<ApiWorld['client']['submit']>[0],
): Promise<string> {
  const { jobId } = await client.submit(request);
  const submitted = Date.now();
  await vi.waitUntil(() => Date.now() > submitted, { interval: 1 });
  return jobId;
}

describe('R7.1 the list of jobs', () => {
  test('is filtered by status, text and time', async () => {
    const api = await open();
    const jobId = await submit(api, { question: 'What does the gate count?' });
    await submit(api, { question: 'Who built the PYRAMIDS?' });
    await submit(api, { question: 'What is new?', context: 'about pyramids' });
    await api.client.cancel(jobId);
    expect(await questions(api, { status: 'CANCELLED' })).toEqual(['What does the gate count?']);
    expect(await questions(api, { text: 'pyramids' })).toEqual(['What is new?', 'Who built the PYRAMIDS?']);
    expect(await questions(api, { text: 'pyramids', status: 'CANCELLED' })).toEqual([]);
    expect(await questions(api, { createdFrom: '2020-01-01' })).toHaveLength(3);
    expect(await questions(api, { createdFrom: '2999-01-01' })).toEqual([]);
    expect(await questions(api, { createdTo: '2020-01-01T00:00:00Z' })).toEqual([]);
  });

  test('has jobs of batches behind all others, also from a moment on that some of those are older than', async () => {
    const api = await open();
    const jobId = await submit(api, { question: 'New?' });
    const job = await api.ports.jobs.get({ tenantId: 'local', jobId });
    if (!job) throw new Error('The job is not there.');
    const batch = { batchId: 'b', customId: 'one', line: 1 };
    await api.ports.jobs.create({ ...job, jobId: 'batch-new', question: 'Of a batch?', batch });
    const createdAt = '2020-01-01T00:00:00.000Z';
    await api.ports.jobs.create({ ...job, jobId: 'old', question: 'Old?', createdAt });
    expect(await questions(api, {})).toEqual(['New?', 'Old?', 'Of a batch?']);
    expect(await questions(api, { createdFrom: '2021-01-01', limit: 2 })).toEqual(['New?', 'Of a batch?']);
  });

  test('takes a parameter once: of two values neither is chosen for the caller', async () => {
    const api = await open();
    const query = new URLSearchParams('status=COMPLETED&status=FAILED');
    const event = toProxyEvent({
      method: 'GET',
      path: '/v1/research/jobs',
      query,
      headers: {},
      body: undefined,
    });
    const answer = await respond(event, apiContext(api.ports));
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('"field":"status"');
  });

  test('comes page by page also when few of many fit, each job once', async () => {
    const api = await open();
    for (let count = 0; count < 12; count += 1)
      await submit(api, { question: count % 4 === 0 ? `Odd one ${count}?` : `Other ${count}?` });
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await api.client.call('listJobs', { query: { text: 'odd', limit: 2, after } });
      expect(page.jobs.length).toBeLessThanOrEqual(2);
      found.push(...page.jobs.map((job) => job.question));
      after = page.next;
    } while (after !== undefined);
    expect(found).toEqual(['Odd one 8?', 'Odd one 4?', 'Odd one 0?']);
  });

  test.each([
    [{ state: 'QUEUED' }, 'state'],
    [{ status: 'DONE' }, 'status'],
    [{ createdFrom: 'yesterday' }, 'createdFrom'],
    [{ limit: '0' }, 'limit'],
  ])('refuses %o by the name of its field', async (query, field) => {
    const api = await open();
    const { status, body } = await api.transport({ method: 'GET', path: '/v1/research/jobs', query });
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ error: { name: 'InvalidInput', field } });
  });
});

test('a queued job knows its place among those of its tenant', async () => {
  const api = await open();
  const first = await submit(api, { question: 'What is first?' });
  const second = await submit(api, { question: 'What is second?' });
  await api.as({ tenantId: 'other', owner: 'eve' }).submit({ question: 'What is elsewhere?' });
  expect(await api.client.get(first)).toMatchObject({ queuePosition: 1, cost: { tokens: 0, usd: 0 } });
  expect(await api.client.get(second)).toMatchObject({ queuePosition: 2, degradedSteps: [] });
});

test('the service says that it is well', async () => {
  const api = await open();
  expect(await api.client.call('getHealth', {})).toEqual({ status: 'ok', version: '0.1.0' });
});
