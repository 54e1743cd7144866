import { expect, test } from 'vitest';
import { ProviderRefused, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import { queryFor } from '../corpus/corpus-folder.ts';
import { providerAt, startPubmed, type Answer } from './pubmed-server.ts';
import { articleSet, HERON, searchReply } from './records.ts';

async function failureOf(answer: Answer): Promise<unknown> {
  const { baseUrl } = await startPubmed(answer);
  // Long enough that only the answer decides, however busy the machine is.
  return providerAt(baseUrl, { timeoutSeconds: 35 })
    .search(queryFor('reeds'))
    .catch((error: unknown) => error);
}

test('finds articles and chapters with all that is known of them', async () => {
  const { baseUrl } = await startPubmed();
  const hits = await providerAt(baseUrl).search(queryFor('reeds', 3));
  expect(hits).toMatchObject([
    {
      id: '90000001',
      rank: 1,
      title: 'Uptake of CO2 by reeds: Phragmites at 10³ sites',
      url: 'https://pubmed.ncbi.nlm.nih.gov/90000001/',
      container: 'Journal of Shallow Waters',
      authors: ['Wader, Grey', 'Stork, W Jr', 'Reed Study Group'],
      publishedAt: '2021-03-07',
      language: 'en',
      workIds: { pmid: '90000001', pmcid: 'PMC7000001', doi: '10.5555/heron.1' },
      notices: ['corrected'],
    },
    {
      id: '90000002',
      title: 'Reeds do not grow',
      container: 'Ann Reeds',
      publishedAt: '1998-12',
      language: 'de',
      notices: ['retracted', 'expression-of-concern'],
    },
    {
      id: '90000003',
      title: 'Reeds and their uses',
      container: 'The Marsh Book',
      authors: ['Rush, Bull'],
      publishedAt: '2020-11-05',
      notices: [],
    },
  ]);
  expect(hits[0]?.snippet).toBe('Reeds take up CO2 & nitrogen. Uptake rose by 12% (p<0.05) per m².');
});

test('reads an abstract with its labels as headings, without asking again for what it has seen', async () => {
  const server = await startPubmed();
  const provider = providerAt(server.baseUrl);
  await provider.search(queryFor('reeds', 1));
  expect(await provider.read('90000001')).toEqual({
    title: 'Uptake of CO2 by reeds: Phragmites at 10³ sites',
    contentType: 'text/plain',
    text: '## BACKGROUND\n\nReeds take up CO2 & nitrogen.\n\n## RESULTS\n\nUptake rose by 12% (p<0.05) per m².',
    isAbstract: true,
  });
  expect(server.calls).toHaveLength(2);
  expect((await provider.read('90000003')).text).toBe('## Uses\n\nReeds are used for thatching.');
  expect(server.calls).toHaveLength(3);
});

test('a record without an abstract, or none at all, cannot be read', async () => {
  const { baseUrl } = await startPubmed();
  const provider = providerAt(baseUrl);
  for (const id of ['90000004', '99999999', 'abc', '']) {
    await expect(provider.read(id)).rejects.toMatchObject({ name: 'UnreadableSource' });
  }
});

test('says who asks, keeps the key out of the address, and takes its place in the shared limit', async () => {
  const server = await startPubmed();
  const limits: number[] = [];
  await providerAt(server.baseUrl, { limits }).search(queryFor('reeds'));
  await providerAt(server.baseUrl, { limits, apiKey: 'secret-key' }).search(queryFor('reeds'));
  expect(limits).toEqual([3, 3, 10, 10]);
  const last = server.calls.at(-1);
  expect(last?.path).toBe('/entrez/eutils/efetch.fcgi');
  expect(Object.fromEntries(last?.form ?? [])).toMatchObject({
    tool: 'plumbline',
    email: 'someone@example.org',
    api_key: 'secret-key',
    db: 'pubmed',
  });
});

test('no result is an empty list, without a second request', async () => {
  const server = await startPubmed();
  expect(await providerAt(server.baseUrl).search(queryFor('unicorn'))).toEqual([]);
  expect(server.calls).toHaveLength(1);
});

const esearchError =
  (message: string): Answer =>
  () => ({
    body: JSON.stringify({ header: {}, esearchresult: { ERROR: message } }),
  });
const efetchSays =
  (body: string): Answer =>
  ({ path }) =>
    path.endsWith('efetch.fcgi') ? { body } : undefined;

test.each<readonly [string, string, Answer]>([
  [
    'a search backend that failed',
    'ServiceUnavailable',
    esearchError('Search Backend failed: Unable to open connection to #PMQuerySrv'),
  ],
  ['a query it does not take', 'ProviderRefused', esearchError('Invalid db name specified: x')],
  [
    'a rate limit stated with status 200',
    'Throttled',
    () => ({ body: '{"error":"API rate limit exceeded","count":"4","limit":"3"}' }),
  ],
  [
    'a rate limit reported by efetch',
    'Throttled',
    efetchSays('{"error":"API rate limit exceeded","count":"4","limit":"3"}'),
  ],
  ['a bad key', 'ProviderRefused', () => ({ body: '{"error":"API key invalid"}' })],
  ['an error page', 'ServiceUnavailable', () => ({ body: '<!DOCTYPE html><html><body>Down</body></html>' })],
  ['an error page from efetch', 'ServiceUnavailable', efetchSays('<html><head></head></html>')],
  [
    'an error element in XML',
    'ServiceUnavailable',
    efetchSays('<?xml version="1.0"?><eFetchResult><ERROR>Unable to obtain query #1</ERROR></eFetchResult>'),
  ],
  ['XML that was cut off', 'MalformedReply', efetchSays(articleSet([HERON]).slice(0, 900))],
  ['something else than XML', 'MalformedReply', efetchSays('1: Wader G. Reeds.')],
  ['none of the records it found', 'MalformedReply', efetchSays(articleSet([]))],
  ['a reply that is not JSON', 'MalformedReply', () => ({ body: 'oops' })],
  ['a reply without ids', 'MalformedReply', () => ({ body: '{"esearchresult":{"count":"1"}}' })],
  ['ids that are not numbers', 'MalformedReply', () => ({ body: searchReply(['<x>']) })],
  ['status 429', 'Throttled', () => ({ status: 429, body: '', headers: { 'retry-after': '7' } })],
  ['status 400', 'ProviderRefused', () => ({ status: 400, body: '{"error":"API key invalid"}' })],
  ['status 502', 'ServiceUnavailable', () => ({ status: 502, body: 'bad gateway' })],
  [
    'a redirect',
    'ProviderRefused',
    () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }),
  ],
])('%s is %s, never an empty list', async (_what, name, answer) => {
  const failure = await failureOf(answer);
  expect(failure).toMatchObject({ name, message: expect.stringContaining('PubMed') });
  expect(String(failure)).not.toMatch(/127\.0\.0\.1|#PMQuerySrv|https?:/u);
});

test('a wait that is asked for is passed on', async () => {
  const seconds = await failureOf(() => ({ status: 429, body: '', headers: { 'retry-after': '7' } }));
  const date = await failureOf(() => ({
    status: 429,
    body: '',
    headers: { 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' },
  }));
  expect(seconds).toBeInstanceOf(Throttled);
  expect(seconds).toMatchObject({ retryAfterMilliseconds: 7000 });
  expect(date).toMatchObject({ retryAfterMilliseconds: 30_000 });
});

test('a passing failure is tried once more, and only once', async () => {
  const flaky = await startPubmed((_call, count) => (count === 1 ? { status: 503, body: '' } : undefined));
  expect(await providerAt(flaky.baseUrl).search(queryFor('reeds', 1))).toHaveLength(1);
  const down = await startPubmed(() => ({ status: 503, body: '' }));
  await expect(providerAt(down.baseUrl).search(queryFor('reeds'))).rejects.toBeInstanceOf(ServiceUnavailable);
  expect(down.calls).toHaveLength(2);
});

test('a service that nobody can reach is named, its address is not', async () => {
  const failure = await providerAt('http://127.0.0.1:1/entrez/eutils')
    .search(queryFor('reeds'))
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ServiceUnavailable);
  expect(failure).toMatchObject({ message: 'PubMed could not be reached.' });
});

test('an answer that is announced as too large is refused before it is read', async () => {
  const headers = { 'content-length': String(21 * 1024 * 1024) };
  const failure = await failureOf(() => ({ headers, body: 'x' }));
  expect(failure).toBeInstanceOf(ProviderRefused);
});

test('an answer without end is refused', async () => {
  const failure = await failureOf(() => ({ body: 'x'.repeat(21 * 1024 * 1024) }));
  expect(failure).toBeInstanceOf(ProviderRefused);
});
