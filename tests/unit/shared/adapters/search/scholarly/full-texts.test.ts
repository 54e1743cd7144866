import { expect, test } from 'vitest';
import { createEuropePmcFullTexts } from '#shared/adapters/search/scholarly/europepmc/full-texts.ts';
import type { WorkIds } from '#shared/domain/hit.ts';
import type { Answered } from '#tests/support/services/loopback.ts';
import { REEDS, results } from './europepmc-records.ts';
import { ARTICLE } from './jats-records.ts';
import { type Answer, json, optionsAt, startService } from './service.ts';

const article: Answered = { headers: { 'content-type': 'application/xml' }, body: ARTICLE };

async function readFrom(answer: Answer, workIds: WorkIds): Promise<unknown> {
  const { url } = await startService(answer);
  return createEuropePmcFullTexts(optionsAt(url, { timeoutSeconds: 0.2 }))
    .read(workIds)
    .catch((error: unknown) => error);
}

test('reads by PMCID without a search', async () => {
  const { url, calls } = await startService(() => article);
  const document = await createEuropePmcFullTexts(optionsAt(url)).read({
    pmcid: 'PMC7000001',
    doi: '10.5555/x',
  });
  expect(document).toMatchObject({ contentType: 'text/html', isAbstract: false });
  expect(calls.map(({ path }) => path)).toEqual(['/PMC7000001/fullTextXML']);
});

test.each<readonly [WorkIds, string]>([
  [{ pmid: '90000001' }, 'EXT_ID:90000001 AND SRC:MED'],
  [{ doi: '10.5555/reeds.1' }, 'DOI:"10.5555/reeds.1"'],
])('finds the PMCID of %j by a search', async (workIds, query) => {
  const { url, calls } = await startService(({ path }) =>
    path === '/searchPOST'
      ? json(results([{ ...REEDS, pmid: '1', doi: '10.5555/other', pmcid: 'PMC1' }, REEDS]))
      : article,
  );
  await createEuropePmcFullTexts(optionsAt(url)).read(workIds);
  expect(calls.map(({ path }) => path)).toEqual(['/searchPOST', '/PMC7000001/fullTextXML']);
  expect(calls[0]?.parameters.get('query')).toBe(query);
});

test.each<readonly [string, WorkIds, unknown]>([
  ['another work than was asked for', { doi: '10.5555/reeds.2' }, results([REEDS])],
  ['a work without a PMCID', { pmid: '90000001' }, results([{ ...REEDS, pmcid: undefined }])],
  ['nothing', { pmid: '90000001' }, results([], 0)],
])('a search that finds %s gives no full text', async (_what, workIds, found) => {
  expect(await readFrom(() => json(found), workIds)).toMatchObject({ name: 'UnreadableSource' });
});

test.each<readonly [string, WorkIds]>([
  ['no identifier', {}],
  ['an arXiv id alone', { arxiv: '2103.00001' }],
  ['a DOI that cannot be quoted', { doi: '10.5555/a"b' }],
  ['a PMCID that is none', { pmcid: 'PMC../x' }],
])('a work with %s has no full text here, and nobody is asked', async (_what, workIds) => {
  const { url, calls } = await startService(() => article);
  await expect(createEuropePmcFullTexts(optionsAt(url)).read(workIds)).rejects.toMatchObject({
    name: 'UnreadableSource',
  });
  expect(calls).toEqual([]);
});

const scan =
  '<article><front><article-meta/></front><body><p>This article is available as a scan.</p></body></article>';

test.each<readonly [string, string, Answered | undefined]>([
  ['status 404', 'UnreadableSource', { status: 404, body: '' }],
  ['status 403', 'UnreadableSource', { status: 403, body: '' }],
  ['a scan without text', 'UnreadableSource', { body: scan }],
  ['status 500', 'ServiceUnavailable', { status: 500, body: '' }],
  ['status 429', 'Throttled', { status: 429, body: '' }],
  ['an error page', 'ServiceUnavailable', { body: '<html><body>Down</body></html>' }],
  ['an article that was cut off', 'MalformedReply', { body: ARTICLE.slice(0, 3000) }],
  ['something else', 'MalformedReply', { body: '{"errMsg":"no"}' }],
  ['nothing', 'MalformedReply', { body: '' }],
  [
    'an article that nests without end',
    'MalformedReply',
    { body: `<article>${'<p>'.repeat(5000)}</article>` },
  ],
  ['no answer', 'ServiceUnavailable', undefined],
])('%s is %s', async (_what, name, answer) => {
  expect(await readFrom(() => answer, { pmcid: 'PMC7000001' })).toMatchObject({ name });
});
