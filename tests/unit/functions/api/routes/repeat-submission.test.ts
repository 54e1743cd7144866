import { afterEach, describe, expect, test } from 'vitest';
import type { TransportResponse } from '#shared/api/client.ts';
import { Submission } from '#shared/api/responses.ts';
import { JOBS_PATH } from '#shared/api/contract/job-routes.ts';
import { Throttled } from '#shared/errors.ts';
import { type ApiWorld, createApiWorld } from '../api-world.ts';

let world: ApiWorld | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

async function open(environment: Readonly<Record<string, string>> = {}): Promise<ApiWorld> {
  world = await createApiWorld({ environment });
  return world;
}

const QUESTION = 'What does the gate count?';

async function send(api: ApiWorld, key: string | undefined, question = QUESTION): Promise<TransportResponse> {
  return api.transport({
    method: 'POST',
    path: JOBS_PATH,
    query: {},
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: JSON.stringify({ question }),
  });
}

function jobOf({ body }: TransportResponse): string {
  return Submission.parse(JSON.parse(body)).jobId;
}

function failureOf({ body }: TransportResponse): unknown {
  return JSON.parse(body);
}

async function stored(api: ApiWorld): Promise<number> {
  return (await api.ports.jobs.listByOwner('local', 'local', { limit: 100 })).jobs.length;
}

describe('R7.2 a submission with an idempotency key', () => {
  test('is one job, however often it is sent at once', async () => {
    const api = await open();
    const answers = await Promise.all(Array.from({ length: 100 }, async () => send(api, 'key-1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored(api)).toBe(1);
  });

  test('is a job of its own for each key', async () => {
    const api = await open();
    const answers = await Promise.all(Array.from({ length: 100 }, async (_, n) => send(api, `key-${n}`)));
    expect(new Set(answers.map((answer) => jobOf(answer))).size).toBe(100);
    expect(await stored(api)).toBe(100);
  });

  test('is answered as the first when it comes again, although the job is further by then', async () => {
    const api = await open();
    const first = await send(api, 'key-1');
    await api.ports.jobs.change({ tenantId: 'local', jobId: jobOf(first) }, ['QUEUED'], {
      status: 'PROCESSING',
    });
    const again = await send(api, 'key-1');
    expect(again).toMatchObject({ status: first.status, body: first.body });
    expect([first, again].map(({ headers }) => headers?.['idempotent-replayed'])).toEqual([
      undefined,
      'true',
    ]);
  });

  test('is refused when the key came with another body', async () => {
    const api = await open();
    await send(api, 'key-1');
    const other = await send(api, 'key-1', 'Who invented the gate?');
    expect(other.status).toBe(409);
    expect(failureOf(other)).toMatchObject({ error: { name: 'Conflict' } });
    expect(await stored(api)).toBe(1);
  });

  test('is stored by who comes next when the first was cut short between its promise and its job', async () => {
    const api = await open();
    const broken = await createApiWorld({
      changePorts: () => ({ ...api.ports, jobs: { ...api.ports.jobs, create: dying } }),
    });
    expect((await send(broken, 'key-1')).status).toBe(500);
    await broken.close();
    expect(await stored(api)).toBe(0);
    const again = await send(api, 'key-1');
    expect(again.status).toBe(201);
    expect(await stored(api)).toBe(1);
  });

  test('does not bring an erased job back', async () => {
    const api = await open();
    const jobId = jobOf(await send(api, 'key-1'));
    await api.client.cancel(jobId);
    await api.client.erase(jobId);
    expect((await send(api, 'key-1')).status).toBe(409);
    expect(await stored(api)).toBe(0);
  });

  test.each(['', 'two words', 'ü', 'x'.repeat(256)])('names a key that cannot be kept: %j', async (key) => {
    const api = await open();
    expect(failureOf(await send(api, key))).toMatchObject({
      error: { name: 'InvalidInput', field: 'Idempotency-Key' },
    });
  });
});

describe('R7.2 the limit of a caller', () => {
  test('takes exactly as many questions as it says, and says when to come again', async () => {
    const api = await open({ SUBMIT_LIMIT: '10' });
    const answers = await Promise.all(Array.from({ length: 30 }, async () => send(api, undefined)));
    const refused = answers.filter(({ status }) => status === 429);
    expect([await stored(api), refused.length]).toEqual([10, 20]);
    expect(refused[0]?.headers).toMatchObject({
      'ratelimit-policy': '"submit";q=10;w=900',
      ratelimit: expect.stringMatching(/^"submit";r=0;t=(?:900|89\d)$/),
      'retry-after': expect.stringMatching(/^(?:900|89\d)$/),
    });
    expect(
      failureOf(answers.find(({ status }) => status === 429) ?? { status: 0, body: '{}' }),
    ).toMatchObject({
      error: { name: 'Throttled', remedy: expect.stringContaining('Retry-After') },
    });
  });

  test('says when to come again where too many come at once to be counted', async () => {
    const refuse = async (): Promise<never> => {
      throw new Throttled('Too many requests of one caller at once.', { retryAfterMilliseconds: 1000 });
    };
    world = await createApiWorld({
      environment: { SUBMIT_LIMIT: '10' },
      changePorts: (ports) => ({ ...ports, callerLimits: { admit: refuse } }),
    });
    const { status, headers } = await send(world, undefined);
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      'ratelimit-policy': '"submit";q=10;w=900',
      ratelimit: '"submit";r=0;t=1',
      'retry-after': '1',
    });
  });

  test('counts a question that is repeated under one key once', async () => {
    const api = await open({ SUBMIT_LIMIT: '2' });
    const answers = await Promise.all(Array.from({ length: 20 }, async () => send(api, 'key-1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await send(api, 'key-2')).headers).toMatchObject({ ratelimit: expect.stringContaining('r=0;') });
    expect((await send(api, 'key-3')).status).toBe(429);
    expect((await send(api, 'key-2')).status).toBe(201);
  });

  test('is each caller’s own, and off where nothing sets it', async () => {
    const api = await open({ SUBMIT_LIMIT: '1' });
    await send(api, undefined);
    await api.as({ tenantId: 'local', owner: 'eve' }).submit({ question: QUESTION });
    await expect(api.client.submit({ question: QUESTION })).rejects.toMatchObject({ httpStatus: 429 });
    expect((await createApiWorldOnce()).headers).not.toHaveProperty('ratelimit');
  });
});

async function dying(): Promise<never> {
  throw new Error('The process died.');
}

async function createApiWorldOnce(): Promise<TransportResponse> {
  const api = await createApiWorld();
  try {
    return await send(api, undefined);
  } finally {
    await api.close();
  }
}
