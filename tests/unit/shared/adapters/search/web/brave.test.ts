import { expect, test } from 'vitest';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import { json } from './answers.ts';
import { KEY, queryTo, serve } from './services.ts';

const parametersOf = (path: string | undefined): URLSearchParams =>
  new URL(path ?? '', 'http://service').searchParams;

test('sends the query in the address and the key in a header', async () => {
  const { provider, server } = await serve('brave', undefined, { freshness: 'year' });
  const [hit] = await provider.search(queryTo('brave', { resultCount: 5, text: 'reeds & rushes' }));
  const [asked] = server.asked;
  expect(asked?.method).toBe('GET');
  expect(asked?.path.startsWith('/web/search?')).toBe(true);
  expect(Object.fromEntries(parametersOf(asked?.path))).toMatchObject({
    q: 'reeds & rushes',
    count: '5',
    offset: '0',
    freshness: 'py',
    result_filter: 'web',
  });
  expect(asked?.headers['x-subscription-token']).toBe(KEY);
  expect(asked?.path).not.toContain(KEY);
  expect(hit).toMatchObject({
    title: 'Reeds, part 1',
    snippet: 'Reeds of part 1 grow at the edge of still water. & more',
    publishedAt: '2024-03-03',
    language: 'en',
    kind: 'web',
  });
});

test.each([
  ['de', 'de'],
  ['zh', 'zh-hans'],
  ['ja', 'jp'],
  ['xx', null],
  [undefined, null],
])('looks for pages in the language of the question: %s', async (language, code) => {
  const { provider, server } = await serve('brave');
  await provider.search({ ...queryTo('brave'), ...(language === undefined ? {} : { language }) });
  expect(parametersOf(server.asked[0]?.path).get('search_lang')).toBe(code);
});

test('news have an endpoint of their own', async () => {
  const { provider, server } = await serve('brave');
  const [hit] = await provider.search(queryTo('brave', { endpoint: 'news', resultCount: 1 }));
  expect(server.asked[0]?.path.startsWith('/news/search?')).toBe(true);
  expect(hit?.kind).toBe('news');
});

test('turns pages as far as they are needed and there are more', async () => {
  const { provider, server } = await serve('brave');
  expect(await provider.search(queryTo('brave', { resultCount: 45 }))).toHaveLength(45);
  expect(server.asked.map(({ path }) => parametersOf(path).get('offset'))).toEqual(['0', '1', '2']);
});

test('a page that fails does not take the first ones away', async () => {
  const used: unknown[] = [];
  const { provider, server } = await serve('brave', (_asked, count) =>
    count === 2 ? { status: 429, body: '' } : undefined,
  );
  const hits = await provider.search(queryTo('brave', { resultCount: 60 }), (usage) => used.push(usage));
  expect(hits).toHaveLength(20);
  expect(server.asked).toHaveLength(2);
  expect(used).toEqual([{ requests: 1, usd: 0.005 }]);
});

test('pages that bring nothing new end the search', async () => {
  const results = [{ url: 'https://a.example/', title: 'The same' }];
  const { provider, server } = await serve('brave', () =>
    json({ query: { more_results_available: true }, web: { results } }),
  );
  expect(await provider.search(queryTo('brave', { resultCount: 50 }))).toHaveLength(1);
  expect(server.asked).toHaveLength(2);
});

test('an answer without results is an empty list', async () => {
  const { provider } = await serve('brave');
  expect(await provider.search(queryTo('brave', { text: 'unicorn' }))).toEqual([]);
});

test('R2.3 keeps to one request a second until the plan shows that more are allowed', async () => {
  const rates: number[] = [];
  const limiter: RateLimiter = { take: async (_name, { perSecond }) => void rates.push(perSecond) };
  const { provider } = await serve('brave', undefined, { limiter });
  await provider.search(queryTo('brave', { resultCount: 1 }));
  await provider.search(queryTo('brave', { resultCount: 1 }));
  expect(rates).toEqual([1, 20]);
  const odd = await serve('brave', () => json({ query: {} }, 200, { 'x-ratelimit-policy': '0;w=1, x' }), {
    limiter,
  });
  await odd.provider.search(queryTo('brave'));
  await odd.provider.search(queryTo('brave'));
  expect(rates.slice(2)).toEqual([1, 1]);
});

test('domains become operators of the query, the included ones all or none', async () => {
  const { provider, server } = await serve('brave', undefined, {
    includedDomains: ['a.example', 'b.example'],
    excludedDomains: ['c.example'],
  });
  await provider.search(queryTo('brave'));
  const many = await serve('brave', undefined, {
    includedDomains: Array.from({ length: 60 }, (_, index) => `d${index}.example`),
  });
  await many.provider.search(queryTo('brave'));
  const queries = [server, many.server].map(({ asked }) => parametersOf(asked[0]?.path).get('q'));
  expect(queries).toEqual(['reeds (site:a.example OR site:b.example) -site:c.example', 'reeds']);
});

test('a query is cut to what the service takes', async () => {
  const { provider, server } = await serve('brave');
  await provider.search(queryTo('brave', { text: 'reed '.repeat(200) }));
  await provider.search(queryTo('brave', { text: 'reed'.repeat(200) }));
  const queries = server.asked.map(({ path }) => parametersOf(path).get('q') ?? '');
  expect(queries[0]?.split(' ')).toHaveLength(50);
  expect(queries.every((query) => query.length <= 400)).toBe(true);
});
