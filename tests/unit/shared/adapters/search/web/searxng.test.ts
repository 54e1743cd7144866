import { expect, test } from 'vitest';
import { createSearxngProvider } from '#shared/adapters/search/web/searxng/provider.ts';
import { WEB_NAMES, json } from './answers.ts';
import { failureOf, noLimit, queryTo, serve } from './services.ts';

const parametersOf = (path: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(path ?? '', 'http://service').searchParams);

test('asks for JSON in the language, the age and the kind that are wanted', async () => {
  const { provider, server } = await serve('searxng', undefined, { freshness: 'week' });
  const query = queryTo('searxng', { endpoint: 'news', resultCount: 5, text: '!bang :de What do reeds ?do' });
  const [hit] = await provider.search({ ...query, language: 'de' });
  expect(parametersOf(server.asked[0]?.path)).toEqual({
    q: 'bang de What do reeds do',
    format: 'json',
    pageno: '1',
    categories: 'news',
    language: 'de',
    time_range: 'week',
  });
  expect(hit).toMatchObject({
    title: 'Reeds, part 1',
    snippet: 'Reeds of part 1 grow at the edge of still water.',
    publishedAt: '2024-03-03',
    kind: 'news',
    score: 60,
  });
});

test('turns pages as far as they are needed', async () => {
  const { provider, server } = await serve('searxng');
  expect(await provider.search(queryTo('searxng', { resultCount: 45 }))).toHaveLength(45);
  expect(server.asked.map(({ path }) => parametersOf(path)['pageno'])).toEqual(['1', '2', '3']);
});

test('an instance that gives no JSON is named with what to change in it', async () => {
  const { provider } = await serve('searxng', () => ({ status: 403, body: '<h1>Forbidden</h1>' }));
  expect(await failureOf(provider)).toMatchObject({
    name: 'ProviderRefused',
    remedy: 'Put json under search.formats in its settings.yml, and restart it.',
  });
});

test('silence of all engines is a failure, nothing found by those that answer is none', async () => {
  const silent = json({
    query: 'reeds',
    results: [],
    unresponsive_engines: [['brave', 'too many requests']],
  });
  const { provider } = await serve('searxng', () => silent);
  expect(await failureOf(provider)).toMatchObject({ name: 'ServiceUnavailable' });
  const { provider: honest } = await serve('searxng');
  expect(await honest.search(queryTo('searxng', { text: 'unicorn' }))).toEqual([]);
});

test('without an address it is refused at once, with what to set', () => {
  const options = { includedDomains: [], excludedDomains: [], timeoutSeconds: 5 };
  expect(() =>
    createSearxngProvider({ ...options, baseUrl: undefined, limiter: noLimit, clock: { now: () => 0 } }),
  ).toThrow('SEARXNG_BASE_URL is not set.');
});

test.each(WEB_NAMES)(
  '%s keeps to the domains of the job, whatever those of the service are',
  async (name) => {
    const { provider } = await serve(name, undefined, { includedDomains: ['reeds-1.example'] });
    const domains = { included: ['reeds-2.example', 'reeds-3.example'], excluded: ['reeds-3.example'] };
    const hits = await provider.search({ ...queryTo(name), domains });
    expect(hits.map((hit) => hit.url)).toEqual(['https://reeds-2.example/marsh']);
  },
);
