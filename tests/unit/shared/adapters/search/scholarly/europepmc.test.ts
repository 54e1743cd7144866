import { expect, test } from 'vitest';
import { createEuropepmcProvider } from '#shared/adapters/search/scholarly/europepmc/provider.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { ODD, REEDS, RETRACTED, results } from './europepmc-records.ts';
import { describeFailures } from './failures.ts';
import { ARTICLE } from './jats-records.ts';
import { type Answer, type Taken, json, optionsAt, queryOf, startService } from './service.ts';

describeFailures({
  name: 'europepmc',
  title: 'Europe PMC',
  make: createEuropepmcProvider,
  whole: json(results([REEDS])),
  special: [
    [
      'an error with status 200',
      'ProviderRefused',
      json({ version: '6.9', errCode: 404, errMsg: 'Query syntax not known' }),
    ],
    [
      'a failure of its own with status 200',
      'ServiceUnavailable',
      json({ errCode: 500, errMsg: 'Internal server error' }),
    ],
    ['none of the records it counted', 'MalformedReply', json(results([], 12))],
    ['records of which none has an id', 'MalformedReply', json(results([{ ...REEDS, id: '', source: '' }]))],
    ['a result that is a word', 'MalformedReply', json(results('none'))],
    ['a count without a list', 'MalformedReply', json({ version: '6.9', hitCount: 3 })],
  ],
});

test('R2.1 europepmc: finds records with all that is known of them', async () => {
  const { url } = await startService(() => json(results([REEDS, RETRACTED, ODD])));
  const provider = createEuropepmcProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'reeds'))).toEqual([
    {
      id: 'MED/90000001',
      provider: 'europepmc',
      kind: 'scholar',
      title: 'Uptake of CO2 by Phragmites at 10³ sites',
      url: 'https://europepmc.org/article/MED/90000001',
      snippet: 'Reeds take up CO2 & nitrogen. Uptake rose by 12% (p<0.05) per m².',
      rank: 1,
      score: 1,
      workIds: { doi: '10.5555/reeds.1', pmid: '90000001', pmcid: 'PMC7000001' },
      authors: ['Wader, Grey', 'Stork, W', 'Reed Study Group'],
      notices: ['corrected'],
      container: 'Journal of Shallow Waters',
      publishedAt: '2021-03-07',
      language: 'en',
      fullTextUrl: 'https://europepmc.org/articles/PMC7000001?pdf=render',
      citationCount: 12,
    },
    expect.objectContaining({
      id: 'MED/90000002',
      authors: ['Rush B', 'Sedge C'],
      notices: ['retracted', 'expression-of-concern'],
      publishedAt: '1998',
    }),
    expect.objectContaining({
      id: 'PPR/PPR70001',
      title: 'Herons among reeds',
      authors: ['Bull R'],
      container: 'Preprints of the Marsh',
      notices: ['retracted'],
      fullTextUrl: 'https://marsh.example/herons',
      citationCount: 7,
      publishedAt: '2020',
    }),
  ]);
});

test('europepmc: one record in place of a list is one result', async () => {
  const { url } = await startService(() => json(results(REEDS, '1')));
  const provider = createEuropepmcProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'reeds'))).toHaveLength(1);
});

test('europepmc: no record is an empty list, in all its ways of saying so', async () => {
  const none = { version: '6.9', hitCount: 0, request: {} };
  for (const reply of [results([], 0), { ...none, resultList: null }, { ...none, resultList: '' }, none]) {
    const { url } = await startService(() => json(reply));
    const provider = createEuropepmcProvider(optionsAt(url));
    expect(await provider.search(queryOf(provider, 'unicorn'))).toEqual([]);
  }
});

test('europepmc: asks for the words of the topic in its own syntax, first all, then any', async () => {
  const taken: Taken[] = [];
  const { url, calls } = await startService(() => json(results([], 0)));
  const provider = createEuropepmcProvider(optionsAt(url, { freshness: 'year', taken }));
  await provider.search(
    queryOf(provider, 'what do "reeds"[tiab] do to TCP/IP NOT (ducks OR geese) AND review[pt]', 50),
  );
  expect(
    calls.map(({ path, parameters }) => [path, parameters.get('query'), parameters.get('pageSize')]),
  ).toEqual([
    ['/searchPOST', '(reeds AND "TCP/IP") AND FIRST_PDATE:[2025-01-30 TO 2026-01-31] NOT SRC:PAT', '50'],
    ['/searchPOST', '(reeds OR "TCP/IP") AND FIRST_PDATE:[2025-01-30 TO 2026-01-31] NOT SRC:PAT', '50'],
  ]);
  expect(taken).toEqual([
    { name: 'europepmc', perSecond: 5 },
    { name: 'europepmc', perSecond: 5 },
  ]);
});

const withFullText =
  (fullText: ReturnType<Answer>): Answer =>
  ({ path }) =>
    path === '/searchPOST' ? json(results([REEDS], 1)) : fullText;

test('R2.7 europepmc: reads the full text of an open article', async () => {
  const { url, calls } = await startService(
    withFullText({ headers: { 'content-type': 'application/xml' }, body: ARTICLE }),
  );
  const document = await createEuropepmcProvider(optionsAt(url)).read('MED/90000001');
  expect(document).toMatchObject({
    title: 'Uptake of CO2 by Phragmites at 10³ sites',
    contentType: 'text/html',
    isAbstract: false,
  });
  expect(canonicalise(document).text).toContain('## Methods\n\n### Sites\n\nWe chose 10³ sites.');
  expect(calls.map(({ path }) => path)).toEqual(['/searchPOST', '/PMC7000001/fullTextXML']);
  expect(calls[0]?.parameters.get('query')).toBe('EXT_ID:90000001 AND SRC:MED');
});

test('europepmc: reads the abstract where there is no open full text, and asks but once for the record', async () => {
  const { url, calls } = await startService(withFullText({ status: 404, body: '' }));
  expect(await createEuropepmcProvider(optionsAt(url)).read('MED/90000001')).toEqual({
    title: 'Uptake of CO2 by Phragmites at 10³ sites',
    contentType: 'text/plain',
    text: '## Background\n\nReeds take up CO2 & nitrogen.\n\n## Results\n\nUptake rose by 12% (p<0.05) per m².',
    isAbstract: true,
  });
  expect(calls).toHaveLength(2);
});

test('europepmc: a failure while a full text is read is no reason for the abstract', async () => {
  const { url } = await startService(withFullText({ status: 500, body: '' }));
  const reading = createEuropepmcProvider(optionsAt(url)).read('MED/90000001');
  await expect(reading).rejects.toMatchObject({ name: 'ServiceUnavailable' });
});

test('europepmc: what is no id of a record is unreadable, and nobody is asked', async () => {
  const { url, calls } = await startService(() => json(results([], 0)));
  const provider = createEuropepmcProvider(optionsAt(url));
  for (const id of ['', '90000001', 'MED/1 OR 2', 'MED/"x"', '../MED/1']) {
    await expect(provider.read(id)).rejects.toMatchObject({ name: 'UnreadableSource' });
  }
  expect(calls).toEqual([]);
  await expect(provider.read('MED/404')).rejects.toMatchObject({ name: 'UnreadableSource' });
});
