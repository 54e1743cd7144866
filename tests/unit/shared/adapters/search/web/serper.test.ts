import { expect, test } from 'vitest';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import { json } from './answers.ts';
import { KEY, failureOf, queryTo, serve } from './services.ts';

const bodyOf = (text: string | undefined): unknown => JSON.parse(text ?? '');

test('R2.1 searches side by side go in one request for each endpoint', async () => {
  const used: unknown[] = [];
  const { provider, server } = await serve('serper');
  const texts = ['reeds of the east', 'unicorns', 'reeds of the west'];
  const found = await Promise.all([
    ...texts.map((text) =>
      provider.search(queryTo('serper', { text, resultCount: 2 }), (usage) => used.push(usage)),
    ),
    provider.search(queryTo('serper', { endpoint: 'news', resultCount: 1 })),
    provider.search(queryTo('serper', { endpoint: 'scholar', resultCount: 1 })),
  ]);
  expect(found.map((hits) => hits.length)).toEqual([2, 0, 2, 1, 1]);
  expect(found.map((hits) => hits[0]?.kind)).toEqual(['web', undefined, 'web', 'news', 'scholar']);
  expect(server.asked.map(({ path }) => path).toSorted()).toEqual(['/news', '/scholar', '/search']);
  const web = server.asked.find(({ path }) => path === '/search');
  expect(web?.headers['x-api-key']).toBe(KEY);
  expect(bodyOf(web?.body)).toEqual(texts.map((q) => ({ q, num: 10, page: 1 })));
  expect(used).toEqual(Array.from({ length: 3 }, () => ({ requests: 1, credits: 1, usd: 0.001 })));
});

test('a search alone is sent as one, and later ones are not kept waiting for it', async () => {
  const { provider, server } = await serve('serper');
  await provider.search(queryTo('serper'));
  await provider.search(queryTo('serper'));
  expect(server.asked.map(({ body }) => bodyOf(body))).toEqual([
    { q: 'reeds', num: 10, page: 1 },
    { q: 'reeds', num: 10, page: 1 },
  ]);
});

test('R2.2 a bad entry fails its own search, the others have theirs', async () => {
  const good = { organic: [{ link: 'https://a.example/', title: 'A' }], credits: 1 };
  const { provider } = await serve('serper', () =>
    json([
      good,
      { message: 'Not enough credits', statusCode: 400 },
      { organic: 'none' },
      {},
      { message: 'Internal Server Error', statusCode: 500 },
      good,
    ]),
  );
  const outcomes = await Promise.all(Array.from({ length: 6 }, async () => failureOf(provider)));
  expect(
    outcomes.map((one) => (one instanceof Error || one instanceof Object ? Reflect.get(one, 'name') : '')),
  ).toEqual(['none', 'QuotaSpent', 'MalformedReply', 'MalformedReply', 'ServiceUnavailable', 'none']);
});

test('a request that fails, or another number of answers, fails all that went in it', async () => {
  const short = await serve('serper', () => json([{ organic: [] }]));
  const both = [failureOf(short.provider), failureOf(short.provider)];
  expect(await Promise.all(both)).toMatchObject([{ name: 'MalformedReply' }, { name: 'MalformedReply' }]);
  const refused = await serve('serper', () => json({ message: 'Unauthorized.', statusCode: 403 }, 403));
  const two = [failureOf(refused.provider), failureOf(refused.provider)];
  expect(await Promise.all(two)).toMatchObject([{ name: 'ProviderRefused' }, { name: 'ProviderRefused' }]);
});

test('R2.3 a batch takes as many places in the shared limit as it has searches', async () => {
  const rates: number[] = [];
  const limiter: RateLimiter = { take: async (_name, { perSecond }) => void rates.push(perSecond) };
  const { provider, server } = await serve('serper', undefined, { limiter });
  await Promise.all(Array.from({ length: 60 }, async () => provider.search(queryTo('serper'))));
  expect(server.asked).toHaveLength(2);
  expect(rates).toEqual([1, 5]);
});

test('a scholar result has its authors, journal, year, citations, full text and identifier', async () => {
  const organic = [
    {
      title: 'Reeds are all you need',
      link: 'https://arxiv.org/abs/1706.03762',
      publicationInfo: 'A Vaswani, N Shazeer… - Journal of Reeds, 2017 - arxiv.org',
      snippet: '… attend to all reeds …',
      year: 2017,
      citedBy: 119_097,
      pdfUrl: 'https://arxiv.org/pdf/1706.03762',
      id: 'abc',
    },
    {
      title: 'Reeds in speech',
      link: 'https://publisher.example/doi/10.1109/Reeds.2021.9413901',
      publicationInfo: { summary: 'C Subakan - Advances in reed …, 2021 - publisher.example' },
      year: '2021',
      citedBy: { total: 429, link: 'https://scholar.example/' },
      pdfUrl: 'javascript:alert(1)',
    },
    { title: '[CITATION] A book that is nowhere', publicationInfo: 'B Rush - 1999' },
  ];
  const { provider, server } = await serve('serper', () => json({ searchParameters: {}, organic }), {
    freshness: 'day',
  });
  const hits = await provider.search(queryTo('serper', { endpoint: 'scholar' }));
  expect(hits).toMatchObject([
    {
      kind: 'scholar',
      authors: ['Vaswani, A', 'Shazeer, N'],
      container: 'Journal of Reeds',
      publishedAt: '2017',
      citationCount: 119_097,
      fullTextUrl: 'https://arxiv.org/pdf/1706.03762',
      workIds: { arxiv: '1706.03762' },
    },
    {
      authors: ['Subakan, C'],
      publishedAt: '2021',
      citationCount: 429,
      workIds: { doi: '10.1109/reeds.2021.9413901' },
    },
  ]);
  expect(hits[1]?.container).toBeUndefined();
  expect(hits[1]?.fullTextUrl).toBeUndefined();
  expect(hits).toHaveLength(2);
  expect(bodyOf(server.asked[0]?.body)).toEqual({ q: 'reeds', num: 10, page: 1 });
});

test('freshness and domains go into the query of the web and the news', async () => {
  const { provider, server } = await serve('serper', undefined, {
    freshness: 'month',
    excludedDomains: ['reeds-1.example'],
  });
  const hits = await provider.search(queryTo('serper', { endpoint: 'news', resultCount: 4 }));
  expect(bodyOf(server.asked[0]?.body)).toEqual({
    q: 'reeds -site:reeds-1.example',
    num: 10,
    page: 1,
    tbs: 'qdr:m',
  });
  expect(hits[0]).toMatchObject({ url: 'https://reeds-2.example/marsh', publishedAt: '2026-01-13' });
});

test('turns pages where the service gives ten at a time', async () => {
  const { provider, server } = await serve('serper');
  expect(await provider.search(queryTo('serper', { endpoint: 'scholar', resultCount: 25 }))).toHaveLength(25);
  expect(server.asked.map(({ body }) => bodyOf(body))).toMatchObject([{ page: 1 }, { page: 2 }, { page: 3 }]);
  const nine = { organic: Array.from({ length: 9 }, (_, index) => ({ link: `https://a.example/${index}` })) };
  const short = await serve('serper', () => json(nine));
  await short.provider.search(queryTo('serper'));
  expect(short.server.asked).toHaveLength(1);
  const used: unknown[] = [];
  const web = await provider.search(queryTo('serper', { resultCount: 50 }), (usage) => used.push(usage));
  expect(web).toHaveLength(50);
  expect(used).toEqual([{ requests: 1, credits: 2, usd: 0.002 }]);
});
