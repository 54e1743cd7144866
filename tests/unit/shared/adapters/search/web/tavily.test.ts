import { expect, test } from 'vitest';
import { json } from './answers.ts';
import { KEY, NOW, queryTo, serve } from './services.ts';

const bodyOf = (text: string | undefined): unknown => JSON.parse(text ?? '');

test('sends the query with its key in a header, and asks what it cost', async () => {
  const { provider, server } = await serve('tavily');
  await provider.search(queryTo('tavily', { text: '  reeds\n by the\tpond ' }));
  const [asked] = server.asked;
  expect(asked).toMatchObject({ method: 'POST', path: '/search' });
  expect(asked?.headers['authorization']).toBe(`Bearer ${KEY}`);
  expect(bodyOf(asked?.body)).toEqual({
    query: 'reeds by the pond',
    topic: 'general',
    search_depth: 'basic',
    max_results: 10,
    include_usage: true,
  });
});

test('R2.1 freshness and domains go to the service, and domains are kept to here as well', async () => {
  const { provider, server } = await serve(
    'tavily',
    () =>
      json({
        results: [
          { url: 'https://www.reeds.example/1', title: 'Kept' },
          { url: 'https://shop.reeds.example/2', title: 'Left out' },
          { url: 'https://elsewhere.example/3', title: 'Not asked for' },
          { url: 'https://notreeds.example/4', title: 'Another name' },
        ],
      }),
    {
      freshness: 'week',
      includedDomains: ['https://Reeds.example/about'],
      excludedDomains: ['*.shop.reeds.example'],
    },
  );
  const hits = await provider.search(queryTo('tavily', { endpoint: 'news' }));
  expect(hits.map(({ title, rank, kind }) => [title, rank, kind])).toEqual([['Kept', 1, 'news']]);
  expect(bodyOf(server.asked[0]?.body)).toMatchObject({
    topic: 'news',
    time_range: 'week',
    include_domains: ['reeds.example'],
    exclude_domains: ['shop.reeds.example'],
  });
});

test('reads a result with all that is known of it', async () => {
  const { provider } = await serve('tavily', () =>
    json({
      results: {
        url: 'https://arxiv.org/abs/2307.06435v9',
        title: ['Reeds &amp; <b>rushes</b>'],
        content: { text: 'Where a < b, reeds\ngrow.' },
        score: '0.81',
        published_date: 'Mon, 03 Mar 2025 08:00:00 GMT',
      },
      usage: null,
    }),
  );
  expect(await provider.search(queryTo('tavily'))).toEqual([
    {
      id: 'https://arxiv.org/abs/2307.06435v9',
      provider: 'tavily',
      kind: 'web',
      title: 'Reeds & rushes',
      url: 'https://arxiv.org/abs/2307.06435v9',
      snippet: 'Where a < b, reeds grow.',
      rank: 1,
      score: 0.81,
      notices: [],
      workIds: { arxiv: '2307.06435' },
      publishedAt: '2025-03-03',
    },
  ]);
});

test('an address that is not of the web is passed over, one that comes twice counts once', async () => {
  const { provider } = await serve('tavily', () =>
    json({
      results: [
        { url: 'ftp://reeds.example/1', title: 'A file', score: 0.9 },
        { url: 'javascript:alert(1)', title: 'A trick', score: 0.8 },
        { url: 'https://name:word@reeds.example/', title: 'A password', score: 0.7 },
        { url: 'https://reeds.example', title: '', score: 0.6 },
        { url: 'https://reeds.example/', title: 'Twice', score: 0.5 },
        { url: 'not an address', title: 'x' },
      ],
    }),
  );
  const hits = await provider.search(queryTo('tavily'));
  expect(hits.map(({ url, title, score }) => [url, title, score])).toEqual([
    ['https://reeds.example/', 'reeds.example', 0.6],
  ]);
});

test('scores that rise are not taken over', async () => {
  const results = [0.2, 0.9].map((score, index) => ({
    url: `https://a.example/${index}`,
    title: 'x',
    score,
  }));
  const { provider } = await serve('tavily', () => json({ results }));
  expect((await provider.search(queryTo('tavily'))).map(({ score }) => score)).toEqual([1, 0.5]);
});

test('what a search used is reported, in credits and at list price', async () => {
  const used: unknown[] = [];
  const { provider } = await serve('tavily', (_asked, count) =>
    json({ results: [], ...(count === 1 ? { usage: { credits: 2 } } : {}) }),
  );
  await provider.search(queryTo('tavily'), (usage) => used.push(usage));
  await provider.search(queryTo('tavily'), (usage) => used.push(usage));
  expect(used).toEqual([
    { requests: 1, credits: 2, usd: 0.016 },
    { requests: 1, credits: 1, usd: 0.008 },
  ]);
});

test('R2.3 waits for its place in the shared limit before each attempt', async () => {
  const taken: unknown[] = [];
  const limiter = {
    take: async (name: string, { perSecond }: { readonly perSecond: number }): Promise<void> => {
      taken.push([name, Math.round(perSecond * 60)]);
    },
  };
  const { provider } = await serve(
    'tavily',
    (_asked, count) => (count === 1 ? { status: 500, body: '' } : undefined),
    { limiter },
  );
  await provider.search(queryTo('tavily'));
  expect(taken).toEqual([
    ['tavily', 100],
    ['tavily', 100],
  ]);
});

test('a query without anything to look for is not sent', async () => {
  const { provider, server } = await serve('tavily');
  expect(await provider.search(queryTo('tavily', { text: ' \0?! ' }))).toEqual([]);
  expect(server.asked).toEqual([]);
});

test('relative dates are counted from the clock', async () => {
  const { provider } = await serve('tavily', () =>
    json({ results: [{ url: 'https://a.example/', title: 'x', published_date: '2 days ago' }] }),
  );
  const [hit] = await provider.search(queryTo('tavily'));
  expect(hit?.publishedAt).toBe(new Date(NOW - 2 * 86_400_000).toISOString().slice(0, 10));
});
