import { expect, test } from 'vitest';
import { createCrossrefProvider, limitIn } from '#shared/adapters/search/scholarly/crossref/provider.ts';
import { NOTICE, ODD, REEDS, RETRACTED, failed, list, one } from './crossref-records.ts';
import { describeFailures } from './failures.ts';
import { type Taken, json, optionsAt, queryOf, startService } from './service.ts';

describeFailures({
  name: 'crossref',
  title: 'Crossref',
  make: createCrossrefProvider,
  whole: json(list([REEDS])),
  special: [
    ['a failure with status 200', 'ProviderRefused', json(failed('This route does not support sample'))],
    ['a failure with status 400', 'ProviderRefused', json(failed('Select does not exist'), 400)],
    [
      'an exception of its own',
      'ServiceUnavailable',
      json({ status: 'error', 'message-type': 'exception', message: 'Internal exception' }),
    ],
    ['a failure without a reason', 'ProviderRefused', json({ status: 'failed', message: 12 })],
    ['none of the works it counted', 'MalformedReply', json(list([], 12))],
    ['works of which none has a DOI', 'MalformedReply', json(list([{ ...REEDS, DOI: 'none' }]))],
    ['items that are no list', 'MalformedReply', json(list('none'))],
    ['one work where a list is due', 'MalformedReply', json(one(REEDS))],
  ],
});

test('R2.11 crossref: finds works with all that is known of them, and what others say of them', async () => {
  const { url } = await startService(() => json(list([REEDS, RETRACTED, NOTICE, ODD])));
  const provider = createCrossrefProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'reeds'))).toEqual([
    {
      id: '10.5555/reeds.1',
      provider: 'crossref',
      kind: 'scholar',
      title: 'Uptake of CO2 by Phragmites at 10³ sites: A field study & a model',
      url: 'https://doi.org/10.5555/reeds.1',
      snippet: 'Reeds take up CO2 & nitrogen. Uptake rose by 12% (p < 0.05) per m².',
      rank: 1,
      score: 1,
      workIds: { doi: '10.5555/reeds.1' },
      authors: ['Wader, Grey', 'Stork, W. Jr', 'Reed Study Group'],
      notices: ['corrected'],
      container: 'Journal of Shallow Waters',
      publishedAt: '2021-03-07',
      language: 'en',
      fullTextUrl: 'https://marsh.example/reeds.pdf',
      citationCount: 12,
    },
    expect.objectContaining({ id: '10.5555/reeds.2', notices: ['retracted', 'expression-of-concern'] }),
    expect.not.objectContaining({ fullTextUrl: expect.anything() }),
    expect.objectContaining({
      title: 'Herons among reeds',
      authors: ['Rush'],
      container: 'Wading Birds',
      publishedAt: '1998-12',
      fullTextUrl: 'http://marsh.example/herons.html',
      citationCount: 7,
      notices: ['corrected'],
      snippet: 'Herons wait.',
    }),
  ]);
});

test('crossref: a notice about another work is not retracted itself', async () => {
  const { url } = await startService(() => json(list([NOTICE], 1)));
  const provider = createCrossrefProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'reeds'))).toMatchObject([
    { id: '10.5555/n.2', notices: [] },
  ]);
});

test('R2.3 crossref: keeps to the limit of its pool, and to what the headers say of it', async () => {
  const taken: Taken[] = [];
  const headers = { 'x-rate-limit-limit': '4', 'x-rate-limit-interval': '2s' };
  const { url } = await startService(({ path }) =>
    path === '/works' ? { ...json(list([REEDS], 1)), headers } : json(one(REEDS)),
  );
  const anonymous = createCrossrefProvider(optionsAt(url, { contactEmail: undefined, taken }));
  await anonymous.search(queryOf(anonymous, 'reeds'));
  await anonymous.search(queryOf(anonymous, 'reeds'));
  await createCrossrefProvider(optionsAt(url, { contactEmail: undefined, taken })).read('10.5555/reeds.1');
  const polite = createCrossrefProvider(optionsAt(url, { taken }));
  await polite.search(queryOf(polite, 'reeds'));
  expect(taken.map(({ perSecond }) => perSecond)).toEqual([1, 2, 5, 3]);
});

test.each([
  [{ 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' }, 50],
  [{ 'x-rate-limit-limit': '10', 'x-rate-limit-interval': '60' }, 10 / 60],
  [{ 'x-rate-limit-limit': '999999', 'x-rate-limit-interval': '1s' }, 50],
  [{ 'x-rate-limit-limit': '0', 'x-rate-limit-interval': '1s' }, undefined],
  [{ 'x-rate-limit-limit': '5', 'x-rate-limit-interval': '0s' }, undefined],
  [{ 'x-rate-limit-limit': '5' }, undefined],
  [{}, undefined],
])('crossref: headers %j mean %s requests a second', (headers, perSecond) => {
  expect(limitIn(new Headers(Object.entries(headers)))).toBe(perSecond);
});

test('crossref: asks for works with an abstract, in plain words, and says who asks', async () => {
  const { url, calls } = await startService(() => json(list([REEDS], 1)));
  const provider = createCrossrefProvider(optionsAt(url, { freshness: 'day' }));
  await provider.search(queryOf(provider, '"reed beds"[Title] AND CO2', 50));
  expect(Object.fromEntries(calls[0]?.parameters ?? [])).toMatchObject({
    'query.bibliographic': 'reed beds CO2',
    rows: '50',
    filter: 'has-abstract:true,from-pub-date:2026-01-30',
    mailto: 'someone@example.org',
  });
});

test('crossref: no work is an empty list', async () => {
  const { url } = await startService(() => json(list([], 0)));
  const provider = createCrossrefProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'unicorn'))).toEqual([]);
});

test('crossref: reads the abstract with its labels as headings', async () => {
  const { url, calls } = await startService(({ path }) =>
    path === '/works/10.5555%2Freeds.1' ? json(one(REEDS)) : { status: 404, body: 'Resource not found.' },
  );
  const provider = createCrossrefProvider(optionsAt(url));
  expect(await provider.read('10.5555/reeds.1')).toMatchObject({
    text: '## Background\n\nReeds take up CO2 & nitrogen.\n\n## Results\n\nUptake rose by 12% (p < 0.05) per m².',
    isAbstract: true,
  });
  for (const id of ['10.5555/unknown', '10.5555/UPPER', 'x', '']) {
    await expect(provider.read(id)).rejects.toMatchObject({ name: 'UnreadableSource' });
  }
  expect(calls).toHaveLength(2);
});
