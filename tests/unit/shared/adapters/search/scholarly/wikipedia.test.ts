import { expect, test } from 'vitest';
import { PRODUCT_VERSION } from '#shared/domain/product.ts';
import { createWikipediaProvider } from '#shared/adapters/search/scholarly/wikipedia/provider.ts';
import { articleHtml } from '#shared/adapters/search/scholarly/wikipedia/article-html.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { pageKey } from '#functions/steps/select-sources/page-key.ts';
import { describeFailures } from './failures.ts';
import { type Taken, json, optionsAt, queryOf, startService } from './service.ts';
import { ARTICLE, HERON, NAMES, ODD, REED, error, pages, parsed } from './wikipedia-records.ts';

describeFailures({
  name: 'wikipedia',
  title: 'Wikipedia',
  make: createWikipediaProvider,
  whole: json(pages([REED])),
  special: [
    [
      'an error with status 200',
      'ProviderRefused',
      json(error('badvalue', 'Unrecognized value for parameter "gsrlimit"')),
    ],
    ['a lag', 'ServiceUnavailable', json(error('maxlag', 'Waiting for 10.0.0.7: 6 seconds lagged'))],
    ['a busy search', 'ServiceUnavailable', json(error('cirrussearch-too-busy-error'))],
    [
      'a failure of its own',
      'ServiceUnavailable',
      json(error('internal_api_error_DBQueryError', '[abc] Caught exception')),
    ],
    ['a limit stated with status 200', 'Throttled', json(error('ratelimited'))],
    ['a caller without a contact', 'ProviderRefused', { status: 403, body: 'Please set a user-agent' }],
    ['pages without revisions', 'MalformedReply', json(pages([{ ...REED, revisions: [] }]))],
    ['pages that are no list', 'MalformedReply', json(pages('none'))],
    ['pages of another shape', 'MalformedReply', json(pages([{ title: 'Reed' }]))],
    ['a reply that is not complete', 'MalformedReply', json({ warnings: {} })],
  ],
});

test('R2.1 wikipedia: finds articles by relevance, in the revision that can be read, without lists of names', async () => {
  const { url } = await startService(() => json(pages([HERON, NAMES, REED])));
  const provider = createWikipediaProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'reeds'))).toEqual([
    {
      id: '9001/700001',
      provider: 'wikipedia',
      kind: 'web',
      title: 'Reed bed',
      url: 'https://en.wikipedia.org/wiki/Reed_bed?oldid=700001',
      snippet: 'A reed bed is a place where reeds grow. It is home to herons.',
      rank: 1,
      score: 1,
      container: 'Wikipedia',
      publishedAt: '2026-01-15',
      language: 'en',
      notices: [],
    },
    expect.objectContaining({ id: '9002/700002', rank: 2 }),
  ]);
});

test('wikipedia: the revision that a hit names is a fallback of the article as a web search finds it', async () => {
  const { url } = await startService(() => json(pages([REED])));
  const provider = createWikipediaProvider(optionsAt(url));
  const [hit] = await provider.search(queryOf(provider, 'reeds'));
  expect(pageKey(hit?.url ?? '')).toBe(pageKey('https://en.m.wikipedia.org/wiki/Reed_bed'));
});

test('wikipedia: takes pages by their ids, numbers as strings and objects for strings', async () => {
  const { url } = await startService(() => json(pages({ 9004: ODD })));
  const provider = createWikipediaProvider(optionsAt(url));
  expect(await provider.search(queryOf(provider, 'reeds'))).toMatchObject([
    {
      id: '9004/700004',
      url: 'https://en.wikipedia.org/w/index.php?curid=9004&oldid=700004',
      snippet: 'A genus of reeds.',
      publishedAt: '2020-02-02',
    },
  ]);
});

test('wikipedia: gets the introductions that come later, and no further pages', async () => {
  const bare = { ...HERON, extract: undefined };
  const { url, calls } = await startService(({ parameters }) =>
    parameters.get('excontinue') === '20'
      ? json(pages([{ ...HERON, revisions: undefined }], { gsroffset: 50, continue: 'gsroffset||' }))
      : json(pages([REED, bare], { excontinue: 20, continue: '||info|revisions|pageprops' })),
  );
  const provider = createWikipediaProvider(optionsAt(url));
  const hits = await provider.search(queryOf(provider, 'reeds', 50));
  expect(hits.map(({ id, snippet }) => [id, snippet])).toEqual([
    ['9001/700001', 'A reed bed is a place where reeds grow. It is home to herons.'],
    ['9002/700002', 'Herons wait among reeds.'],
  ]);
  expect(calls).toHaveLength(2);
});

test('wikipedia: says who asks, asks in plain words, and keeps to the limit', async () => {
  const taken: Taken[] = [];
  const { url, calls } = await startService(() => json({ batchcomplete: true }));
  const provider = createWikipediaProvider(optionsAt(`${url}/w/`, { taken }));
  expect(
    await provider.search(queryOf(provider, '"reed beds" -ducks intitle:heron OR insource:/x/', 20)),
  ).toEqual([]);
  expect(calls.map(({ path, parameters }) => [path, parameters.get('gsrsearch')])).toEqual([
    ['/w/api.php', 'reed beds intitle heron insource x'],
    ['/w/api.php', 'reed OR beds OR intitle OR heron OR insource OR x'],
  ]);
  expect(calls[0]?.headers['user-agent']).toBe(`Plumbline/${PRODUCT_VERSION} (+mailto:someone@example.org)`);
  expect(taken[0]).toEqual({ name: 'wikipedia', perSecond: 5 });
});

test('wikipedia: a contact that cannot stand in a header is left out', async () => {
  const { url, calls } = await startService(() => json({ batchcomplete: true }));
  const provider = createWikipediaProvider(optionsAt(url, { contactEmail: 'a\r\nb: c' }));
  await provider.search(queryOf(provider, 'reeds'));
  expect(calls[0]?.headers['user-agent']).toBe(`Plumbline/${PRODUCT_VERSION}`);
});

test('R2.7 wikipedia: reads the whole article without what is around it', async () => {
  const { url, calls } = await startService(() => json(parsed()));
  const document = await createWikipediaProvider(optionsAt(url)).read('9001/700001');
  expect(document).toMatchObject({
    title: 'Reed bed (Wikipedia, revision 700001)',
    contentType: 'text/html',
    isAbstract: false,
  });
  expect(calls[0]?.parameters.get('oldid')).toBe('700001');
  expect(canonicalise(document)).toEqual({
    title: 'Reed bed',
    text: `# Reed bed

| Area | 10³ ha |

Reed beds take up CO2 at a rate of r=c/m^{2} & more (p < 0.05).

## Birds

A heron at dawn

- The heron waits.
- The bittern hides.
  - It booms.

### Counts

| Year | Herons |
| 2020 | 12 |`,
  });
});

test('wikipedia: takes the text of an older wiki, which is an object', async () => {
  const { url } = await startService(() => json(parsed({ '*': ARTICLE })));
  const document = await createWikipediaProvider(optionsAt(url)).read('9001/700001');
  expect(document.text).toContain('The bittern hides.');
});

test.each(['nosuchrevid', 'nosuchpageid', 'missingtitle'])(
  'wikipedia: %s is an article that cannot be read',
  async (code) => {
    const { url } = await startService(() => json(error(code)));
    const reading = createWikipediaProvider(optionsAt(url)).read('9001/700001');
    await expect(reading).rejects.toMatchObject({ name: 'UnreadableSource' });
  },
);

test('wikipedia: what is no id of an article is unreadable, and nobody is asked', async () => {
  const { url, calls } = await startService(() => json(parsed()));
  const provider = createWikipediaProvider(optionsAt(url));
  for (const id of ['', 'Reed_bed', '9001', '9001/x', '9001/1&action=edit']) {
    await expect(provider.read(id)).rejects.toMatchObject({ name: 'UnreadableSource' });
  }
  expect(calls).toEqual([]);
});

test('wikipedia: an article of hostile length and nesting is cleaned in one pass', () => {
  const headings = '<h2>a</h2><h3>b</h3>'.repeat(5000);
  expect(canonicalise({ contentType: 'text/html', text: articleHtml('x', headings) }).text).toBe('# x');
  expect(articleHtml('x', `${'<div>'.repeat(5000)}y`).length).toBeLessThan(1_000_000);
});
