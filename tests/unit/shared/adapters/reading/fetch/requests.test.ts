import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { PRODUCT_VERSION } from '#shared/domain/product.ts';
import { ServiceUnavailable, Throttled, UnreadableSource } from '#shared/errors.ts';
import { readFileSync } from 'node:fs';
import { type Answer, doorTo, failureOf, pages, redirectTo, startRawSite, startSite } from './site.ts';

const TEXT = '<p>Chloroform, ether and then nitrous oxide. </p>'.repeat(40);

describe('R2.6 a request', () => {
  test('says who asks and gives nothing away', async () => {
    const site = await startSite(
      pages({
        '/from': (_request, response) =>
          void response.writeHead(302, { location: '/page', 'set-cookie': 'id=1' }).end(),
        '/page': TEXT,
      }),
    );
    const environment = { FETCH_ALLOW: site.place, CONTACT_EMAIL: 'someone@example.org' };
    await doorTo([site], { environment }).fetch(`${site.url}/from#part`);
    const [, , last] = site.requests;
    expect(last?.headers['user-agent']).toBe(`Plumbline/${PRODUCT_VERSION} (+mailto:someone@example.org)`);
    expect(Object.keys(last?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(last?.headers.accept).toContain('text/html');
  });

  test('bears the version of the package', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ version: PRODUCT_VERSION });
  });

  test('gives the page with where it was at last', async () => {
    const site = await startSite(pages({ '/a': redirectTo('/b?c=d#e', 301), '/b?c=d': TEXT }));
    const page = await doorTo([site]).fetch(`${site.url}/a`);
    expect(page).toMatchObject({
      url: `${site.url}/b?c=d`,
      status: 200,
      contentType: 'text/html; charset=utf-8',
    });
    expect(Buffer.from(page.bytes).toString()).toBe(TEXT);
  });

  test('goes to the site itself, whatever proxy the environment names', async () => {
    const proxy = await startSite(pages({}));
    const site = await startSite(pages({ '/': TEXT }));
    vi.stubEnv('HTTP_PROXY', proxy.url);
    vi.stubEnv('http_proxy', proxy.url);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    try {
      await doorTo([site]).fetch(`${site.url}/`);
    } finally {
      vi.unstubAllEnvs();
    }
    expect(proxy.requests).toEqual([]);
  });

  test.each([
    ['gzip', gzipSync(TEXT)],
    ['x-gzip', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['deflate', deflateRawSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['GZIP', gzipSync(TEXT)],
    ['identity', Buffer.from(TEXT)],
    ['gzip, br', brotliCompressSync(gzipSync(TEXT))],
  ])('undoes %s', async (encoding, body) => {
    const site = await startSite((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    const page = await doorTo([site]).fetch(`${site.url}/`);
    expect(Buffer.from(page.bytes).toString()).toBe(TEXT);
  });
});

describe('R2.6 an answer without a page', () => {
  const status =
    (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
    (request, response) => {
      const isRobots = request.url === '/robots.txt';
      return void response.writeHead(isRobots ? 404 : code, isRobots ? {} : headers).end('some words');
    };
  const failureWith = async (answer: Answer): Promise<unknown> => {
    const site = await startSite(answer);
    return failureOf(doorTo([site]).fetch(`${site.url}/page`));
  };

  test.each([
    [404, /has no such page/u],
    [410, /has no such page/u],
    [401, /does not let this page be read/u],
    [403, /does not let this page be read/u],
    [451, /does not let this page be read/u],
    [400, /answered without a page \(status 400\)/u],
    [204, /answered without a page \(status 204\)/u],
    [206, /answered without a page \(status 206\)/u],
    [304, /answered without a page \(status 304\)/u],
  ])('with status %i is a source that cannot be read', async (code, message) => {
    const failure = await failureWith(status(code));
    expect(failure).toBeInstanceOf(UnreadableSource);
    expect(String(failure)).toMatch(message);
  });

  test.each([500, 502, 503, 504])('with status %i is worth another try', async (code) => {
    expect(await failureWith(status(code))).toBeInstanceOf(ServiceUnavailable);
  });

  test.each([
    ['7', 7000],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['soon', undefined],
  ])('with status 429 says how long to wait: %s', async (header, wait) => {
    const failure = await failureWith(status(429, { 'retry-after': header }));
    expect(failure).toBeInstanceOf(Throttled);
    expect(failure).toHaveProperty('retryAfterMilliseconds', wait);
  });

  test('is refused when it redirects without a place, in a circle or too often', async () => {
    const site = await startSite(
      pages({
        '/nowhere': status(302),
        '/circle': redirectTo('/circle'),
        ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((hop) => [`/${hop}`, redirectTo(`/${hop + 1}`)])),
        '/6': TEXT,
      }),
    );
    const door = doorTo([site]);
    for (const path of ['/nowhere', '/circle', '/0']) {
      const failure = await failureOf(door.fetch(`${site.url}${path}`));
      expect(failure, path).toBeInstanceOf(UnreadableSource);
      expect(String(failure)).toMatch(/redirects (?:more than 5 times|without saying where to)/u);
    }
    expect((await door.fetch(`${site.url}/1`)).url).toBe(`${site.url}/6`);
  });

  test.each([
    ['empty', pages({ '/page': '' }), /sent an empty page/u],
    ['an image', status(200, { 'content-type': 'image/png' }), /sent no text but image\/png/u],
    ['in an unknown encoding', status(200, { 'content-encoding': 'zstd' }), /encoding that is not known/u],
    ['in too many encodings', status(200, { 'content-encoding': 'gzip, gzip, gzip' }), /not known/u],
    ['not in the encoding it names', status(200, { 'content-encoding': 'br' }), /not encoded as it says/u],
  ])('is a source that cannot be read when it is %s', async (_, answer, message) => {
    const failure = await failureWith(answer);
    expect(failure).toBeInstanceOf(UnreadableSource);
    expect(String(failure)).toMatch(message);
  });

  test('is a source that cannot be read when it is no HTTP', async () => {
    const site = await startRawSite((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
    const environment = { FETCH_ALLOW: site.place, FETCH_ROBOTS: 'false' };
    const failure = await failureOf(doorTo([site], { environment }).fetch(site.url));
    expect(failure).toBeInstanceOf(UnreadableSource);
    expect(String(failure)).toContain('did not answer in HTTP');
  });

  test('is a source that cannot be read when there is no TLS where https is asked for', async () => {
    const site = await startSite(pages({}));
    const failure = await failureOf(doorTo([site]).fetch(`https://${site.place}/`));
    expect(failure).toBeInstanceOf(UnreadableSource);
    expect(String(failure)).toContain('gave no secure connection');
  });

  test('is worth another try when nobody listens, or nobody is known by that name', async () => {
    const site = await startSite(pages({}));
    const gone = { ...site, place: '127.0.0.1:1', port: 1 };
    const refused = await failureOf(doorTo([gone]).fetch('http://127.0.0.1:1/'));
    expect(refused).toBeInstanceOf(ServiceUnavailable);
    expect(String(refused)).toContain('This address could not be reached.');
    const unknown = await failureOf(doorTo([]).fetch('http://www.example.com/'));
    expect(unknown).toBeInstanceOf(ServiceUnavailable);
    expect(String(unknown)).toContain('www.example.com could not be found.');
  });
});
