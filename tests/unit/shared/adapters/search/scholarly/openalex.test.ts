import { expect, test } from 'vitest';
import { createOpenalexProvider } from '#shared/adapters/search/scholarly/openalex/provider.ts';
import { abstractFromIndex } from '#shared/adapters/search/scholarly/openalex/replies.ts';
import { describeFailures } from './failures.ts';
import { ODD, REEDS, RETRACTED, works } from './openalex-records.ts';
import { type Taken, json, optionsAt, queryOf, startService } from './service.ts';

describeFailures({
  name: 'openalex',
  title: 'OpenAlex',
  make: createOpenalexProvider,
  whole: json(works([REEDS])),
  special: [
    [
      'an error with status 200',
      'ProviderRefused',
      json({ error: 'Invalid query parameters error.', message: 'Wildcards are not allowed.' }),
    ],
    [
      'an error with status 400',
      'ProviderRefused',
      json({ error: 'Invalid filter', message: 'Unknown filter field: a' }, 400),
    ],
    [
      'a bad key',
      'ProviderRefused',
      json({ error: 'Invalid API key', message: 'The api_key secret is not known' }, 401),
    ],
    [
      'too many requests as 403',
      'Throttled',
      json({ error: 'Forbidden', message: 'Rate limit exceeded' }, 403),
    ],
    [
      'the allowance of a day',
      'QuotaSpent',
      json({ error: 'Rate limit exceeded', message: 'Insufficient budget. Resets at midnight UTC' }, 429),
    ],
    ['a timeout of its own', 'ServiceUnavailable', json({ error: 'Query timeout', message: '' })],
    [
      'works of which none has an id',
      'MalformedReply',
      json(works([{ ...REEDS, id: 'https://openalex.org/A1' }])),
    ],
    ['none of the works it counted', 'MalformedReply', json(works([], 12))],
    ['results that are no list', 'MalformedReply', json(works('none'))],
    ['members that are no works', 'MalformedReply', json(works([1, 'x']))],
  ],
});

test('R2.1 openalex: finds works with all that is known of them', async () => {
  const { url } = await startService(() => json(works([REEDS, RETRACTED, ODD])));
  const provider = createOpenalexProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'reeds'))).toEqual([
    {
      id: 'W9000000001',
      provider: 'openalex',
      kind: 'scholar',
      title: 'Uptake of CO2 by reeds at 10³ sites & more',
      url: 'https://openalex.org/W9000000001',
      snippet: 'Reeds take up CO2. Tall Reeds grow.',
      rank: 1,
      score: 1,
      workIds: { doi: '10.5555/reeds.1', pmid: '90000001', pmcid: 'PMC7000001', arxiv: '2103.00001' },
      authors: ['Grey Wader', 'Reed Study Group'],
      notices: [],
      container: 'Journal of Shallow Waters',
      publishedAt: '2021-03-07',
      language: 'en',
      fullTextUrl: 'https://marsh.example/reeds.pdf',
      citationCount: 12,
    },
    expect.objectContaining({ id: 'W9000000002', notices: ['retracted'], publishedAt: '2021', snippet: '' }),
    expect.objectContaining({
      id: 'W9000000003',
      title: 'Herons among reeds',
      workIds: { doi: '10.5555/odd.3' },
      authors: ['Bull Rush'],
      publishedAt: '1998-12',
      citationCount: 7,
      notices: [],
      snippet: 'Herons wait',
    }),
  ]);
});

test('openalex: a single work in place of the list is one result', async () => {
  const { url } = await startService(() => json(works(REEDS, 1)));
  const provider = createOpenalexProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'reeds'))).toHaveLength(1);
});

test('openalex: asks in plain words, says who asks, and keeps to the limit and to the age', async () => {
  const taken: Taken[] = [];
  const { url, calls } = await startService(() => json(works([REEDS])));
  const options = optionsAt(url, { apiKey: 'secret-key', freshness: 'year', taken });
  const provider = createOpenalexProvider(options);
  await provider.search(queryOf(provider, '("reeds"[tiab] OR heron*) NOT ducks AND 2020:2024[dp]', 500));
  expect(calls[0]?.path).toBe('/works');
  expect(Object.fromEntries(calls[0]?.parameters ?? [])).toMatchObject({
    search: 'reeds heron',
    per_page: '100',
    filter: 'from_publication_date:2025-01-30',
    mailto: 'someone@example.org',
    api_key: 'secret-key',
  });
  expect(calls[0]?.headers['user-agent']).toContain('someone@example.org');
  expect(taken).toEqual([{ name: 'openalex', perSecond: 10 }]);
});

test('openalex: when nothing bears all words, any of the topic will do; when nothing does, the list is empty', async () => {
  const { url, calls } = await startService(() => json(works([], 0)));
  const provider = createOpenalexProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'why do the reeds grow'))).toEqual([]);
  expect(calls.map(({ parameters }) => parameters.get('search'))).toEqual([
    'why do the reeds grow',
    'reeds OR grow',
  ]);
});

test('openalex: reads the abstract in its order, by a work that was never searched for too', async () => {
  const { url, calls } = await startService(({ path }) =>
    path === '/works/W9000000001' ? json(REEDS) : { status: 404, body: '{"error":"Not Found"}' },
  );
  const provider = createOpenalexProvider(optionsAt(url));
  expect(await provider.read('W9000000001')).toEqual({
    title: 'Uptake of CO2 by reeds at 10³ sites & more',
    contentType: 'text/plain',
    text: 'Reeds take up CO2. Tall Reeds grow.',
    isAbstract: true,
  });
  for (const id of ['W404', 'A1', '', '../authors/A1']) {
    await expect(provider.read(id)).rejects.toMatchObject({ name: 'UnreadableSource' });
  }
  expect(calls).toHaveLength(2);
});

test('openalex: a work without an abstract cannot be read', async () => {
  const { url } = await startService(() => json(RETRACTED));
  const provider = createOpenalexProvider(optionsAt(url));
  await expect(provider.read('W9000000002')).rejects.toMatchObject({ name: 'UnreadableSource' });
});

test('openalex: an inverted abstract of hostile places stays small and keeps the order', () => {
  const places = Array.from({ length: 100_000 }, (_, at) => at);
  expect(abstractFromIndex({ x: places }).length).toBeLessThan(20_000);
  expect(abstractFromIndex({ c: [9], a: [0], b: [3] })).toBe('a b c');
  expect(abstractFromIndex({})).toBe('');
});

test('openalex goes along the references and the citations of a work', async () => {
  const { url, calls } = await startService(({ path }) =>
    json(path.startsWith('/works/doi:') ? { ...REEDS, id: 'https://openalex.org/W77' } : works([REEDS], 1)),
  );
  const provider = createOpenalexProvider(optionsAt(url));
  for (const direction of ['references', 'citations'] as const) {
    const query = { ...queryOf(provider, 'along'), along: { doi: '10.1000/a', direction } };
    expect(await provider.search(query)).toHaveLength(1);
  }
  expect(calls.map(({ path, parameters }) => parameters.get('filter') ?? path)).toEqual([
    '/works/doi:10.1000/a',
    'cited_by:W77',
    '/works/doi:10.1000/a',
    'cites:W77',
  ]);
});

test('openalex knows nothing along a work that it does not know', async () => {
  const { url } = await startService(() => json({ error: 'not found' }, 404));
  const provider = createOpenalexProvider(optionsAt(url));
  const along = { doi: '10.1000/none', direction: 'citations' } as const;
  expect(await provider.search({ ...queryOf(provider, 'along'), along })).toEqual([]);
});
