import { describe, expect, test } from 'vitest';
import { createIds } from '#shared/adapters/index.ts';
import * as parts from '#shared/adapters/wiring/aws-parts.ts';
import { createAwsPorts } from '#shared/adapters/wiring/aws-ports.ts';
import { loadConfig } from '#shared/config.ts';
import type { Query } from '#shared/domain/query.ts';
import { InvalidConfiguration } from '#shared/errors.ts';

const STATE_MACHINE_ARN = 'arn:aws:states:us-east-1:123456789012:stateMachine:research';

test.each([
  ['BUCKET_NAME', { STATE_MACHINE_ARN }],
  ['STATE_MACHINE_ARN', { BUCKET_NAME: 'archive' }],
])('names %s when it is missing', async (variable, environment) => {
  const failure = await createAwsPorts(loadConfig(environment), parts).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InvalidConfiguration);
  expect(String(failure)).toContain(variable);
});

const OUTGOING = {
  WEBHOOK_KEY_SECRET_ARN: 'arn:key',
  POST_FUNCTION_NAME: 'post-webhook',
  EVENT_BUS_NAME: 'events',
};

test('has a port for everything once it is configured', async () => {
  const config = loadConfig({
    STATE_MACHINE_ARN,
    BUCKET_NAME: 'archive',
    SEARCH_PROVIDERS: 'pubmed',
    ...OUTGOING,
  });
  const ports = await createAwsPorts(config, parts);
  expect(ports).toMatchObject({ config, model: { name: 'none' } });
  expect([...ports.providers.keys()]).toEqual(['pubmed']);
  expect(Object.keys(ports)).toEqual(
    expect.arrayContaining(['jobs', 'research', 'trace', 'ledger', 'slots', 'events', 'poster', 'sealer']),
  );
});

test('has an encoder unless it is told otherwise, which says so where its files do not lie beside the function', async () => {
  const given = { STATE_MACHINE_ARN, BUCKET_NAME: 'archive', SEARCH_PROVIDERS: 'pubmed', ...OUTGOING };
  const { encoder } = await createAwsPorts(loadConfig(given), parts);
  await expect(encoder?.encode(['a text'])).rejects.toThrow(/encoder does not run/u);
  const without = await createAwsPorts(loadConfig({ ...given, ENCODER: 'none' }), parts);
  expect(without.encoder).toBeUndefined();
});

test('says where a function can search when it is set to search in a corpus', async () => {
  const config = loadConfig({ STATE_MACHINE_ARN, BUCKET_NAME: 'archive', SEARCH_PROVIDERS: 'corpus' });
  await expect(createAwsPorts(config, parts)).rejects.toThrow(
    /^SEARCH_PROVIDERS cannot name "corpus"; it takes pubmed, .*bedrock-kb\.$/u,
  );
});

test('makes ids that differ, sort by time and fit the name of an execution', () => {
  const time = { now: Date.UTC(2026, 0, 1) };
  const ids = createIds({ now: () => time.now });
  const made = Array.from({ length: 100 }, () => {
    time.now += 1;
    return ids.next();
  });
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(100);
  expect(made.every((id) => /^[a-z0-9-]{1,40}$/.test(id))).toBe(true);
});

describe('a function that is given no keys', () => {
  const config = loadConfig({
    STATE_MACHINE_ARN,
    BUCKET_NAME: 'archive',
    SEARCH_PROVIDERS: 'tavily,pubmed',
    RERANKER: 'jina',
    FETCH_FUNCTION_NAME: 'fetch-page',
    ...OUTGOING,
  });
  const query: Query = {
    id: 'i01-01',
    waveId: 'i01',
    text: 'ether',
    provider: 'tavily',
    endpoint: 'search',
    resultCount: 5,
    itemIds: [],
  };

  test('has its providers by name, and says which key is missing when one is asked', async () => {
    const { providers, reranker, pages } = await createAwsPorts(config, parts);
    expect([...providers.keys()]).toEqual(['tavily', 'pubmed']);
    await expect(providers.get('tavily')?.search(query)).rejects.toThrow(/TAVILY_API_KEY is not set/u);
    await expect(reranker?.rank('ether', [])).rejects.toThrow(/JINA_API_KEY is not set/u);
    expect(pages).toBeDefined();
  });

  test('reads no pages by itself where no function does', async () => {
    const alone = { ...config, fetch: { ...config.fetch, functionName: undefined } };
    expect((await createAwsPorts(alone, parts)).pages).toBeUndefined();
  });

  test('knows the names of what it is given no part for, and asks nobody', async () => {
    const ports = await createAwsPorts(config, {});
    expect([...ports.providers.keys()]).toEqual(['tavily', 'pubmed']);
    await expect(ports.providers.get('pubmed')?.search(query)).rejects.toThrow(InvalidConfiguration);
    await expect(ports.executions.stop({ tenantId: 't', jobId: 'j' }, 'why')).rejects.toThrow(
      InvalidConfiguration,
    );
    expect(ports).toMatchObject({ model: { name: 'none' } });
    expect(ports.pages).toBeUndefined();
  });
});
