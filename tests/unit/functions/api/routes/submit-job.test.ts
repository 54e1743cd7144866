import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RequestFailed } from '#shared/api/request-failed.ts';
import { type ApiWorld, createApiWorld } from '../api-world.ts';

const QUESTION = 'How is data encrypted at rest in S3?';

let world: ApiWorld;
beforeAll(async () => {
  world = await createApiWorld();
});
afterAll(async () => {
  await world.close();
});

async function failureOf(work: Promise<unknown>): Promise<RequestFailed> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof RequestFailed) return error;
  throw new Error('The request was expected to fail.');
}

describe('submitting a question', () => {
  test('stores the job as QUEUED, emits its first event and notifies the dispatcher', async () => {
    const submission = await world.client.submit({ question: `  ${QUESTION}\n`, context: 'for auditors' });
    expect(submission).toMatchObject({
      status: 'QUEUED',
      question: QUESTION,
      context: 'for auditors',
      joined: false,
      owner: 'local',
    });
    const events = await world.client.events(submission.jobId, { after: 0, waitSeconds: 0 });
    expect(events.events.map((event) => event.type)).toEqual(['job-queued']);
    expect(world.effects).toContain('notify');
    const stored = await world.ports.jobs.get({ tenantId: 'local', jobId: submission.jobId });
    expect(stored?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  test('keeps the keys of the inside to itself', async () => {
    const text = JSON.stringify(await world.client.submit({ question: QUESTION }));
    expect(text).not.toContain('tenantId');
    expect(text).not.toContain('fingerprint');
  });

  test('joins the unfinished job of the same submission, when it is asked to', async () => {
    const first = await world.client.submit({ question: 'What is a customer managed key?' });
    const joined = await world.client.submit({
      question: 'What is a customer managed key? ',
      joinUnfinished: true,
    });
    expect(joined).toMatchObject({ jobId: first.jobId, joined: true });
    const other = await world.client.submit({
      question: 'What is a customer managed key?',
      maxIterations: 2,
      joinUnfinished: true,
    });
    expect(other.joined).toBe(false);
    await world.client.cancel(first.jobId);
    const restarted = await world.client.submit({
      question: 'What is a customer managed key?',
      joinUnfinished: true,
    });
    expect(restarted.joined).toBe(false);
  });

  test.each([
    ['empty', '', 'question', 'The question is empty.'],
    ['whitespace only', ' \t\n\u3000', 'question', 'The question is empty.'],
    ['control characters only', '\u0000\u0007', 'question', 'The question is empty.'],
    ['punctuation only', '?!…', 'question', 'The question has no word in it.'],
    [
      'too long',
      'x'.repeat(20_001),
      'question',
      'The question has 20001 characters; at most 20000 are taken.',
    ],
  ])('refuses a question that is %s, and names the field', async (_name, question, field, message) => {
    const error = await failureOf(world.client.submit({ question }));
    expect(error.httpStatus).toBe(400);
    expect(error.failure).toMatchObject({ name: 'InvalidInput', message, field });
    expect(error.failure.remedy).toBeTruthy();
  });

  test.each([
    ['one character', 'x', 'x'],
    ['right-to-left text', 'كيف يتم تشفير البيانات؟', 'كيف يتم تشفير البيانات؟'],
    ['Hindi', 'डेटा कैसे एन्क्रिप्ट होता है?', 'डेटा कैसे एन्क्रिप्ट होता है?'],
    ['Chinese', '数据如何加密？', '数据如何加密？'],
    ['a NUL in the middle', 'How\u0000 is it?', 'How is it?'],
    ['an escape sequence', 'How \u001B[31mred', 'How [31mred'],
    ['a lone surrogate', 'How \uD800 now?', 'How \uFFFD now?'],
  ])('takes %s', async (_name, question, kept) => {
    expect((await world.client.submit({ question })).question).toBe(kept);
  });

  test('names a provider that nobody bears, and those there are', async () => {
    const error = await failureOf(world.client.submit({ question: QUESTION, providers: ['oracle'] }));
    expect(error.failure).toMatchObject({
      field: 'providers',
      message: 'There is no search provider named "oracle".',
      remedy: 'Choose from: corpus.',
    });
  });

  test('R2.1 searches what can be reached, remembers what cannot, and is the same question either way', async () => {
    let unreachable: readonly string[] = ['pubmed'];
    const choosing = await createApiWorld({
      chooseProviders: async () => ({ providers: ['corpus'], unreachable }),
    });
    const first = await choosing.client.submit({ question: QUESTION, joinUnfinished: true });
    const job = await choosing.ports.jobs.get({ tenantId: 'local', jobId: first.jobId });
    expect(job?.settings).toMatchObject({ providers: ['corpus'], unreachableProviders: ['pubmed'] });
    unreachable = [];
    const second = await choosing.client.submit({ question: QUESTION, joinUnfinished: true });
    expect(second.jobId).toBe(first.jobId);
    const named = await choosing.client.submit({ question: QUESTION, providers: ['corpus'] });
    const other = await choosing.ports.jobs.get({ tenantId: 'local', jobId: named.jobId });
    expect(other?.settings).not.toHaveProperty('unreachableProviders');
    await choosing.close();
  });
});

describe('R2.9 a job with search off', () => {
  const settingsFor = async (
    environment: Readonly<Record<string, string>>,
    providers?: readonly string[],
  ): Promise<unknown> => {
    const off = await createApiWorld({ environment });
    const { jobId } = await off.client.submit({ question: QUESTION, ...(providers ? { providers } : {}) });
    const job = await off.ports.jobs.get({ tenantId: 'local', jobId });
    await off.close();
    return job?.settings;
  };

  test.each([
    ['the caller names no provider', {}, []],
    ['the configuration names none', { SEARCH_PROVIDERS: 'none' }, undefined],
  ] as const)('searches nothing when %s', async (_, environment, providers) => {
    expect(await settingsFor(environment, providers)).toMatchObject({ providers: [], isSearchOff: true });
  });

  test.each([
    ['the caller names no provider', {}, []],
    ['the configuration names none', { SEARCH_PROVIDERS: 'none' }, undefined],
  ] as const)('reads the folders that were named when %s', async (_, environment, providers) => {
    const settings = await settingsFor({ ...environment, CORPUS_FOLDERS: 'library' }, providers);
    expect(settings).toMatchObject({ providers: ['corpus'], isSearchOff: true });
  });

  test('is none when a provider is named', async () => {
    expect(await settingsFor({ CORPUS_FOLDERS: 'library' }, ['corpus'])).not.toHaveProperty('isSearchOff');
  });
});

describe('a body that does not fit', () => {
  test.each([
    [{ 'content-type': 'application/json; charset=latin1' }, 'latin1'],
    [{ 'content-type': 'application/json;charset="UTF-16"' }, 'UTF-16'],
    [{ 'content-encoding': 'gzip' }, 'gzip'],
  ])('is refused where it is not marked as plain UTF-8: %j', async (headers, named) => {
    const body = JSON.stringify({ question: 'Why does iron rust?' });
    const answered = await world.transport({
      method: 'POST',
      path: '/v1/research/jobs',
      query: {},
      headers,
      body,
    });
    expect(answered.status).toBe(415);
    expect(JSON.parse(answered.body)).toMatchObject({
      error: {
        name: 'UnsupportedMediaType',
        message: expect.stringContaining(named),
        remedy: expect.stringContaining('utf-8 or none'),
      },
    });
  });

  test.each<Readonly<Record<string, string>>>([
    { 'content-type': 'application/json; charset=UTF-8' },
    { 'content-type': 'application/json;charset="utf-8"', 'content-encoding': 'identity' },
  ])('is taken in UTF-8, however that is said: %j', async (headers) => {
    const body = JSON.stringify({ question: 'Why does iron rust?' });
    const request = { method: 'POST', path: '/v1/research/jobs', query: {}, headers, body } as const;
    expect((await world.transport(request)).status).toBe(201);
  });

  test.each([
    ['no JSON', 'question=x', 400, 'not valid JSON'],
    ['a list', '[]', 400, 'The request'],
    ['an unknown field', '{"question":"x","max_iterations":2}', 400, 'max_iterations'],
    ['a wrong type', '{"question":7}', 400, 'question'],
    ['too many iterations', '{"question":"x","maxIterations":99}', 400, 'maxIterations'],
    [
      'a label with the name that objects keep',
      '{"question":"x","metadata":{"a":"b","__proto__":"c"}}',
      400,
      'metadata.__proto__',
    ],
    [
      'a label with a blank in its name',
      '{"question":"x","metadata":{"a b":"c"}}',
      400,
      'metadata.a b: the name of a label',
    ],
    ['more than a mebibyte', JSON.stringify({ question: 'x'.repeat(1_100_000) }), 413, 'bytes'],
    [
      'texts of more than a mebibyte',
      JSON.stringify({ question: 'x', corpus: { files: [{ name: 'a', text: 'x'.repeat(1_100_000) }] } }),
      413,
      'the question, its context or the texts in corpus.files',
    ],
  ])('is refused: %s', async (_name, body, status, part) => {
    const answered = await world.transport({ method: 'POST', path: '/v1/research/jobs', query: {}, body });
    expect(answered.status).toBe(status);
    expect(answered.body).toContain(part);
    expect(answered.body).not.toMatch(/\bat .+:\d+:\d+/);
  });
});
