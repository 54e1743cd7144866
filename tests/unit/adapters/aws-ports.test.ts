import { expect, test } from 'vitest';
import { createAwsPorts, createIds } from '#shared/adapters/index.ts';
import { loadConfig } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';

const STATE_MACHINE_ARN = 'arn:aws:states:us-east-1:123456789012:stateMachine:research';

test.each([
  ['BUCKET_NAME', { STATE_MACHINE_ARN }],
  ['STATE_MACHINE_ARN', { BUCKET_NAME: 'archive' }],
])('names %s when it is missing', async (variable, environment) => {
  const failure = await createAwsPorts(loadConfig(environment)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InvalidConfiguration);
  expect(String(failure)).toContain(variable);
});

test('has a port for everything once it is configured', async () => {
  const config = loadConfig({ STATE_MACHINE_ARN, BUCKET_NAME: 'archive', SEARCH_PROVIDERS: 'pubmed' });
  const ports = await createAwsPorts(config);
  expect(ports).toMatchObject({ config, model: { name: 'none' } });
  expect([...ports.providers.keys()]).toEqual(['pubmed']);
  expect(Object.keys(ports)).toEqual(
    expect.arrayContaining(['jobs', 'research', 'trace', 'ledger', 'slots']),
  );
});

test('says where a function can search when it is told to search in a corpus', async () => {
  const config = loadConfig({ STATE_MACHINE_ARN, BUCKET_NAME: 'archive', SEARCH_PROVIDERS: 'corpus' });
  await expect(createAwsPorts(config)).rejects.toThrow(
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
