import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { createProviderChoice } from '#local/provider-choice.ts';
import { loadConfig } from '#shared/config.ts';

/** A service that refuses whatever is asked of it. */
async function startService(): Promise<{ readonly url: string; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.method ?? '');
    response.writeHead(405).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, asked };
}

const NOBODY = 'http://127.0.0.1:9';
const OPTIONAL = new Set(['pubmed', 'arxiv', 'crossref']);

it('R2.1 leaves out what cannot be reached, and says so once', async () => {
  const service = await startService();
  const notes: string[] = [];
  let now = 0;
  const choose = createProviderChoice({
    config: loadConfig({
      SEARCH_PROVIDERS: 'corpus,pubmed,arxiv,crossref,wikipedia',
      PUBMED_BASE_URL: service.url,
      ARXIV_BASE_URL: NOBODY,
      CROSSREF_BASE_URL: NOBODY,
      WIKIPEDIA_BASE_URL: NOBODY,
    }),
    optional: OPTIONAL,
    clock: { now: () => now },
    note: (message) => notes.push(message),
  });
  const choice = { providers: ['corpus', 'pubmed', 'wikipedia'], unreachable: ['arxiv', 'crossref'] };
  expect(await choose()).toEqual(choice);
  expect(await choose()).toEqual(choice);
  expect(service.asked).toEqual(['HEAD']);
  now += 61_000;
  expect(await choose()).toEqual(choice);
  expect(service.asked).toHaveLength(2);
  expect(notes).toEqual(['Not reached, and so not searched: arXiv and Crossref.']);
});
