import { expect, test } from 'vitest';
import { createSemanticscholarProvider } from '#shared/adapters/search/scholarly/semanticscholar/provider.ts';
import { describeFailures } from './failures.ts';
import { ID, ODD, REEDS, papers } from './semanticscholar-records.ts';
import { type Taken, json, optionsAt, queryOf, startService } from './service.ts';

describeFailures({
  name: 'semanticscholar',
  title: 'Semantic Scholar',
  make: createSemanticscholarProvider,
  whole: json(papers([REEDS])),
  special: [
    [
      'an error with status 200',
      'ProviderRefused',
      json({ error: 'Unrecognized or unsupported fields: [x]' }),
    ],
    ['an error with status 400', 'ProviderRefused', json({ error: 'Missing required query parameter' }, 400)],
    [
      'a limit stated with status 200',
      'Throttled',
      json({ message: 'Too Many Requests. Please wait', code: '429' }),
    ],
    ['a bad key', 'ProviderRefused', json({ message: 'Forbidden' }, 403)],
    ['a timeout of its own', 'ServiceUnavailable', json({ message: 'Endpoint request timed out' })],
    ['status 504', 'ServiceUnavailable', json({ message: 'Endpoint request timed out' }, 504)],
    ['none of the papers it counted', 'MalformedReply', json({ total: 12, offset: 0 })],
    ['an empty list for a count', 'MalformedReply', json(papers([], 12))],
    ['papers of which none has an id', 'MalformedReply', json(papers([{ ...REEDS, paperId: '?' }]))],
    ['data that is no list', 'MalformedReply', json({ total: 1, offset: 0, data: 'one' })],
  ],
});

test('R2.1 semanticscholar: finds papers with all that is known of them', async () => {
  const { url } = await startService(() => json(papers([REEDS, ODD])));
  const provider = createSemanticscholarProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'reeds'))).toEqual([
    {
      id: ID,
      provider: 'semanticscholar',
      kind: 'scholar',
      title: 'Uptake of carbon by reeds',
      url: `https://www.semanticscholar.org/paper/${ID}`,
      snippet: 'Reeds take up carbon.',
      rank: 1,
      score: 1,
      workIds: { doi: '10.5555/reeds.1', pmid: '90000001', pmcid: 'PMC7000001', arxiv: '2103.00001' },
      authors: ['Grey Wader', 'W. Stork'],
      notices: [],
      container: 'Journal of Shallow Waters',
      publishedAt: '2021-03-07',
      fullTextUrl: 'https://marsh.example/reeds.pdf',
      citationCount: 12,
    },
    expect.objectContaining({
      title: 'RETRACTED: Herons among reeds',
      notices: ['retracted'],
      container: 'Wading Birds',
      authors: ['Bull Rush'],
      publishedAt: '1998',
      workIds: {},
      snippet: '',
    }),
  ]);
});

test('semanticscholar: hyphens, which find nothing there, become spaces; the age goes along, the key in a header', async () => {
  const taken: Taken[] = [];
  const { url, calls } = await startService(() => json(papers([REEDS])));
  const provider = createSemanticscholarProvider(
    optionsAt(url, { apiKey: 'secret-key', freshness: 'month', taken }),
  );
  await provider.search(queryOf(provider, 'reed-bed (treatment) of waste-water', 500));
  expect(Object.fromEntries(calls[0]?.parameters ?? [])).toMatchObject({
    query: 'reed bed treatment of waste water',
    limit: '100',
    publicationDateOrYear: '2025-12-31:',
  });
  expect(calls[0]?.headers['x-api-key']).toBe('secret-key');
  expect(taken).toEqual([{ name: 'semanticscholar', perSecond: 1 }]);
});

test('semanticscholar: no paper is an empty list, in both ways of saying so', async () => {
  for (const reply of [{ total: 0, offset: 0 }, papers([], 0)]) {
    const { url, calls } = await startService(() => json(reply));
    const provider = createSemanticscholarProvider(optionsAt(url));
    expect(await provider.search(queryOf(provider, 'unicorn grazing'))).toEqual([]);
    expect(calls).toHaveLength(1);
  }
});

test('semanticscholar: reads an abstract; a paper that is not there is unreadable', async () => {
  const { url } = await startService(({ path }) =>
    path === `/paper/${ID}` ? json(REEDS) : json({ error: 'Paper with id unknown not found' }, 404),
  );
  const provider = createSemanticscholarProvider(optionsAt(url));
  expect(await provider.read(ID)).toMatchObject({ text: 'Reeds take up carbon.', isAbstract: true });
  for (const id of ['f'.repeat(40), 'W1', '']) {
    await expect(provider.read(id)).rejects.toMatchObject({ name: 'UnreadableSource' });
  }
});

test('semanticscholar goes along the references and the citations of a work', async () => {
  const { url, calls } = await startService(({ path }) =>
    json({
      data: path.endsWith('/references')
        ? [{ citedPaper: REEDS }, { citedPaper: { paperId: null, title: 'Only a title' } }]
        : [{ citingPaper: REEDS }],
    }),
  );
  const provider = createSemanticscholarProvider(optionsAt(url));
  for (const direction of ['references', 'citations'] as const) {
    const query = { ...queryOf(provider, 'along'), along: { doi: '10.1000/a(b)', direction } };
    expect((await provider.search(query)).map(({ id }) => id)).toEqual([ID]);
  }
  expect(calls.map(({ path }) => path)).toEqual([
    '/paper/DOI:10.1000/a(b)/references',
    '/paper/DOI:10.1000/a(b)/citations',
  ]);
});

test('semanticscholar knows nothing along a work that it does not know', async () => {
  const { url } = await startService(() => json({ error: 'Paper not found' }, 404));
  const provider = createSemanticscholarProvider(optionsAt(url));
  const along = { doi: '10.1000/none', direction: 'references' } as const;
  expect(await provider.search({ ...queryOf(provider, 'along'), along })).toEqual([]);
});
