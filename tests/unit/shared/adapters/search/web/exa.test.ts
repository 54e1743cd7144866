import { expect, test } from 'vitest';
import { json } from './answers.ts';
import { KEY, queryTo, serve } from './services.ts';

const bodyOf = (text: string | undefined): unknown => JSON.parse(text ?? '');

test('asks for the best passages of what it finds, with its key in a header', async () => {
  const { provider, server } = await serve('exa');
  const hits = await provider.search(queryTo('exa', { resultCount: 3 }));
  const [asked] = server.asked;
  expect(asked).toMatchObject({ method: 'POST', path: '/search' });
  expect(asked?.headers['x-api-key']).toBe(KEY);
  expect(bodyOf(asked?.body)).toEqual({
    query: 'reeds',
    type: 'auto',
    numResults: 3,
    contents: { highlights: true },
  });
  expect(hits[0]).toMatchObject({
    snippet: 'Reeds of part 1 grow at the edge of still water.',
    publishedAt: '2023-11-16',
    authors: ['A. Marsh'],
    score: 1,
  });
});

test.each([
  ['search', 'web', undefined],
  ['news', 'news', 'news'],
  ['scholar', 'scholar', 'research paper'],
] as const)('R2.1 a query for %s finds %s in the category for it', async (endpoint, kind, category) => {
  const { provider, server } = await serve('exa', undefined, { freshness: 'month' });
  const hits = await provider.search(queryTo('exa', { endpoint, resultCount: 1 }));
  expect(hits.map((hit) => hit.kind)).toEqual([kind]);
  expect(bodyOf(server.asked[0]?.body)).toMatchObject(category === undefined ? {} : { category });
  const isDated = JSON.stringify(bodyOf(server.asked[0]?.body)).includes(
    '"startPublishedDate":"2025-12-15T12:00:00.000Z"',
  );
  expect(isDated).toBe(endpoint !== 'scholar');
});

test('a work is known by the identifier in the address of its page', async () => {
  const results = [
    { url: 'https://link.springer.com/article/10.1007/S00027-020-1', title: 'A' },
    { url: 'https://onlinelibrary.wiley.com/doi/full/10.1002/abc.123/full', title: 'B' },
    { url: 'https://reeds.example/10.1000/x', title: 'C' },
  ];
  const { provider } = await serve('exa', () => json({ results }));
  const scholar = await provider.search(queryTo('exa', { endpoint: 'scholar' }));
  expect(scholar.map(({ workIds }) => workIds?.doi)).toEqual([
    '10.1007/s00027-020-1',
    '10.1002/abc.123',
    '10.1000/x',
  ]);
  const web = await provider.search(queryTo('exa'));
  expect(web.map(({ workIds }) => workIds)).toEqual([undefined, undefined, undefined]);
});

test('takes a passage, a summary or the text, in whatever form they come', async () => {
  const { provider } = await serve('exa', () =>
    json({
      results: [
        { url: 'https://a.example/1', title: null, highlights: 'One passage.', publishedDate: null },
        { url: 'https://a.example/2', title: 'B', highlights: [], summary: { text: 'In short.' } },
        { url: 'https://a.example/3', title: 'C', highlights: ['Two', 'passages'], text: 'All of it.' },
        { url: 'https://a.example/4', title: 'D', text: `${'reed '.repeat(400)}end` },
      ],
    }),
  );
  const hits = await provider.search(queryTo('exa'));
  expect(hits.map(({ snippet }) => snippet).slice(0, 3)).toEqual([
    'One passage.',
    'In short.',
    'Two … passages',
  ]);
  expect(hits[3]?.snippet.length).toBeLessThanOrEqual(1500);
  expect(hits[3]?.snippet.endsWith('reed')).toBe(true);
  expect(hits[0]?.title).toBe('a.example/1');
});

test('what a search cost is what the service says, and unknown where it does not', async () => {
  const used: unknown[] = [];
  const { provider } = await serve('exa', (_asked, count) =>
    count === 1 ? undefined : json({ results: [], costDollars: count === 2 ? { total: 'free' } : undefined }),
  );
  for (let call = 0; call < 3; call += 1) {
    await provider.search(queryTo('exa'), (usage) => used.push(usage));
  }
  expect(used).toEqual([{ requests: 1, usd: 0.007 }, { requests: 1 }, { requests: 1 }]);
});

test('domains go to the service by name', async () => {
  const { provider, server } = await serve('exa', undefined, {
    includedDomains: ['reeds-1.example', 'reeds-2.example'],
    excludedDomains: ['reeds-3.example'],
  });
  expect(await provider.search(queryTo('exa', { resultCount: 50 }))).toHaveLength(2);
  expect(bodyOf(server.asked[0]?.body)).toMatchObject({
    includeDomains: ['reeds-1.example', 'reeds-2.example'],
    excludeDomains: ['reeds-3.example'],
  });
});
