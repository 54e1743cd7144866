import { expect, test } from 'vitest';
import { createRateLimiter } from '#shared/adapters/storage/dynamodb/rate-limiter.ts';
import type { Table } from '#shared/adapters/storage/dynamodb/table.ts';
import { loadConfig } from '#shared/config.ts';

/** The intervals that are reserved, in milliseconds, where nothing else is going on. */
async function intervalOf(
  name: string,
  requestsPerMinute: Readonly<Record<string, number>>,
): Promise<unknown> {
  const written: unknown[] = [];
  const table: Pick<Table, 'update' | 'get'> = {
    get: async () => undefined,
    update: async (_key, update) => {
      written.push(update.values['next']);
      return {};
    },
  };
  const unused = async (): Promise<never> => Promise.reject(new Error('The limiter does not ask this.'));
  const whole: Table = {
    ...table,
    put: unused,
    putIf: unused,
    putAll: unused,
    query: unused,
    deleteIf: unused,
  };
  const limiter = createRateLimiter({
    table: whole,
    clock: { now: () => 0 },
    sleep: async () => undefined,
    requestsPerMinute,
  });
  await limiter.take(name, { perSecond: 2, maximumWaitMilliseconds: 1000 });
  return written[0];
}

test('a configured rate goes before that of the adapter, for its provider alone', async () => {
  expect(await intervalOf('tavily', { tavily: 1000 })).toBe(60);
  expect(await intervalOf('tavily', { exa: 1000 })).toBe(500);
});

test('is read from its setting, and refused when it is no rate', () => {
  const rates = loadConfig({ PROVIDER_REQUESTS_PER_MINUTE: '{"tavily": 1000}' }).search.requestsPerMinute;
  expect(rates).toEqual({ tavily: 1000 });
  expect(() => loadConfig({ PROVIDER_REQUESTS_PER_MINUTE: '{"tavily": 0}' })).toThrow(
    /PROVIDER_REQUESTS_PER_MINUTE/u,
  );
});
