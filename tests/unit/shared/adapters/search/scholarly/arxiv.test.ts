import { expect, test } from 'vitest';
import { createArxivProvider } from '#shared/adapters/search/scholarly/arxiv/provider.ts';
import type { Answered } from '#tests/support/services/loopback.ts';
import { ERROR, REEDS, WITHDRAWN, feed } from './arxiv-records.ts';
import { describeFailures } from './failures.ts';
import { type Taken, optionsAt, queryOf, startService } from './service.ts';

const atom = (body: string, status = 200): Answered => ({
  status,
  headers: { 'content-type': 'application/atom+xml; charset=UTF-8' },
  body,
});

describeFailures({
  name: 'arxiv',
  title: 'arXiv',
  make: createArxivProvider,
  whole: atom(feed([REEDS])),
  special: [
    ['an error as an entry', 'ProviderRefused', atom(feed([ERROR]))],
    ['an error as an entry with status 400', 'ProviderRefused', atom(feed([ERROR]), 400)],
    [
      'a timeout as an entry',
      'ServiceUnavailable',
      atom(feed([ERROR.replace(/incorrect id format for x/u, 'request timed out')])),
    ],
    ['a limit stated in plain text', 'Throttled', { body: 'Rate exceeded.' }],
    ['none of the papers it counted', 'ServiceUnavailable', atom(feed([], 120))],
    [
      'entries that are no papers',
      'MalformedReply',
      atom(feed([REEDS.replace('arxiv.org/abs/2103.00001v2', 'x.example/1')])),
    ],
    ['a feed without a count', 'MalformedReply', atom(feed([], ''))],
    ['a feed that nests without end', 'MalformedReply', { body: `<feed>${'<entry>'.repeat(5000)}</feed>` }],
  ],
});

test('R2.1 arxiv: finds papers with all that is known of them', async () => {
  const { url } = await startService(() => atom(feed([REEDS, WITHDRAWN])));
  const provider = createArxivProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'reeds'))).toEqual([
    {
      id: '2103.00001',
      provider: 'arxiv',
      kind: 'scholar',
      title: 'Uptake of carbon by reeds & rushes',
      url: 'https://arxiv.org/abs/2103.00001',
      snippet: 'Reeds take up carbon at a rate of $10^3$ per day.',
      rank: 1,
      score: 1,
      workIds: { doi: '10.5555/reeds.1', arxiv: '2103.00001' },
      authors: ['Grey Wader', 'W. Stork'],
      notices: [],
      container: 'arXiv',
      publishedAt: '2021-03-07',
      fullTextUrl: 'https://arxiv.org/pdf/2103.00001v2',
    },
    expect.objectContaining({
      id: 'q-bio/9901001',
      notices: ['retracted'],
      workIds: { arxiv: 'q-bio/9901001' },
    }),
  ]);
});

test('R2.3 arxiv: asks for the words of the topic at one request in three seconds', async () => {
  const taken: Taken[] = [];
  const { url, calls } = await startService(() => atom(feed([REEDS])));
  const provider = createArxivProvider(optionsAt(url, { freshness: 'week', taken }));
  await provider.search(queryOf(provider, 'how do "reed beds" ANDNOT all:TCP/IP clean (water)?', 500));
  expect(Object.fromEntries(calls[0]?.parameters ?? [])).toMatchObject({
    search_query:
      '(all:reed AND all:beds AND all:andnot AND all:"TCP/IP" AND all:clean AND all:water) AND submittedDate:[202601240000 TO 202601312359]',
    sortBy: 'relevance',
    max_results: '200',
  });
  expect(taken).toEqual([{ name: 'arxiv', perSecond: 1 / 3 }]);
});

test('arxiv: when nothing bears all words, any of them will do; when nothing does, the list is empty', async () => {
  const { url, calls } = await startService(() => atom(feed([], 0)));
  const provider = createArxivProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'unicorn grazing'))).toEqual([]);
  expect(calls.map(({ parameters }) => parameters.get('search_query'))).toEqual([
    'all:unicorn AND all:grazing',
    'all:unicorn OR all:grazing',
  ]);
});

test('arxiv: reads an abstract; a paper that is not there is unreadable', async () => {
  const { url } = await startService(({ parameters }) =>
    atom(parameters.get('id_list') === '2103.00001' ? feed([REEDS]) : feed([], 0)),
  );
  const provider = createArxivProvider(optionsAt(url));
  expect(await provider.read('2103.00001')).toMatchObject({
    title: 'Uptake of carbon by reeds & rushes',
    text: 'Reeds take up carbon at a rate of $10^3$ per day.',
    isAbstract: true,
  });
  for (const id of ['2103.99999', '2103.00001v2', 'x', '', '../x']) {
    await expect(provider.read(id)).rejects.toMatchObject({ name: 'UnreadableSource' });
  }
});
