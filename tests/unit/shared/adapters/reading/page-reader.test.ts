import { describe, expect, test } from 'vitest';
import type {
  Extracted,
  Extractor,
  FetchedBytes,
} from '#shared/adapters/reading/extraction/extractor-port.ts';
import { createPageReader, type ClosablePageReader } from '#shared/adapters/reading/page-reader.ts';
import { loadConfig } from '#shared/config.ts';
import { AddressRefused, UnreadableSource } from '#shared/errors.ts';
import { failureOf, nobody, pages, redirectTo, type Site, startSite } from './fetch/site.ts';

const ARTICLE: Extracted = {
  title: 'Chloroform',
  contentType: 'text/html',
  text: '<p>It was in use by 1847.</p>',
  authors: ['A. Writer'],
  publishedAt: '2024-05-01',
  language: 'en',
};

interface Setup {
  readonly extracted?: Extracted;
  readonly seen?: FetchedBytes[];
  readonly environment?: Readonly<Record<string, string>>;
}

function readerOf(
  site: Site,
  { extracted = ARTICLE, seen = [], environment = {} }: Setup = {},
): ClosablePageReader {
  const extractor: Extractor = {
    extract: async (fetched) => {
      seen.push(fetched);
      return extracted;
    },
    close: async () => undefined,
  };
  const config = loadConfig({ FETCH_ALLOW: `${site.place},www.example.co.uk:${site.port}`, ...environment });
  const resolve = async (host: string): ReturnType<typeof nobody> =>
    host === 'www.example.co.uk' ? [{ address: '127.0.0.1', family: 4 }] : nobody(host);
  return createPageReader({ config, extractor, clock: { now: () => 0 }, resolve });
}

describe('R2.6 a page reader', () => {
  test('gives what was taken out of a page, with where it was at last and its bytes', async () => {
    const site = await startSite(pages({ '/a': redirectTo('/b'), '/b': '<html>…</html>' }));
    const seen: FetchedBytes[] = [];
    const page = await readerOf(site, { seen }).read(`${site.url}/a`);
    expect(page).toMatchObject({ ...ARTICLE, isAbstract: false, url: `${site.url}/b` });
    expect(page.raw?.mediaType).toBe('text/html');
    expect(Buffer.from(page.raw?.bytes ?? []).toString()).toBe('<html>…</html>');
    expect(seen).toMatchObject([{ url: `${site.url}/b`, contentType: 'text/html; charset=utf-8' }]);
  });

  test('leaves the bytes out when they are not kept', async () => {
    const site = await startSite(pages({ '/a': 'text' }));
    const page = await readerOf(site, { environment: { FETCH_KEEP_RAW: 'false' } }).read(`${site.url}/a`);
    expect(page).not.toHaveProperty('raw');
  });

  test.each([
    ['https://example.co.uk/article', true],
    ['https://m.example.co.uk/article', true],
    ['https://other.co.uk/article', false],
    ['https://example.com/article', false],
    ['javascript:alert(1)', false],
    ['nonsense', false],
  ])('takes %s for the canonical address: %s', async (canonicalUrl, isTaken) => {
    const site = await startSite(pages({ '/a': 'text' }));
    const reader = readerOf(site, { extracted: { ...ARTICLE, canonicalUrl } });
    const page = await reader.read(`http://www.example.co.uk:${site.port}/a`);
    expect(page.canonicalUrl).toBe(isTaken ? canonicalUrl : undefined);
  });

  test('names a kind of bytes that the server did not name', async () => {
    const site = await startSite((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      return void response.writeHead(200, { 'content-type': 'nonsense' }).end('text');
    });
    expect((await readerOf(site).read(site.url)).raw?.mediaType).toBe('text/html');
  });

  test('passes refusals on', async () => {
    const site = await startSite(pages({}));
    expect(await failureOf(readerOf(site).read('http://10.0.0.1/'))).toBeInstanceOf(AddressRefused);
    expect(await failureOf(readerOf(site).read(`${site.url}/gone`))).toBeInstanceOf(UnreadableSource);
  });
});
