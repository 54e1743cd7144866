import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLambdaPageReader } from '#shared/adapters/reading/page-reader-lambda.ts';
import { createPageAnswers } from '#shared/adapters/reading/page-answers.ts';
import { packError, packPage, unpackReply } from '#shared/adapters/reading/page-reply.ts';
import { loadConfig } from '#shared/config.ts';
import {
  AddressRefused,
  EnvironmentFailure,
  InvalidConfiguration,
  InvalidInput,
  ServiceUnavailable,
  Throttled,
  UnreadableSource,
} from '#shared/errors.ts';
import type { Page, PageReader } from '#shared/ports/page-reader.ts';
import { type Answer, failureOf, pages, startSite, type Site } from './fetch/site.ts';

const PAGE: Page = {
  title: 'Chloroform',
  contentType: 'text/html',
  text: '<p>In use by 1847 — « Königin » 医学 \uD83E\uDE7A.</p>',
  isAbstract: false,
  url: 'https://www.example.com/a',
  canonicalUrl: 'https://www.example.com/b',
  authors: ['A. Writer'],
  publishedAt: '2024-05-01',
  language: 'en',
  truncated: 'characters',
  raw: { bytes: new Uint8Array([0, 255, 1]), mediaType: 'text/html' },
};

const carried = (page: Page): Page => unpackReply(JSON.stringify(packPage(page)));

describe('R2.6 a page in the answer of a function', () => {
  test('arrives as it was', () => {
    const page = carried(PAGE);
    expect({ ...page, raw: [...(page.raw?.bytes ?? [])] }).toEqual({ ...PAGE, raw: [0, 255, 1] });
    const { title, contentType, text, isAbstract, url } = PAGE;
    expect(carried({ title, contentType, text, isAbstract, url })).toEqual({
      title,
      contentType,
      text,
      isAbstract,
      url,
    });
  });

  test('arrives without its bytes when these do not fit, and whole in its text', () => {
    const text = '医'.repeat(2_000_000);
    const page = carried({ ...PAGE, text, raw: { bytes: randomBytes(5_000_000), mediaType: 'text/html' } });
    expect(page).not.toHaveProperty('raw');
    expect(page.text).toBe(text);
  });

  test('is refused when its text does not fit, and never cut', () => {
    const text = randomBytes(5_000_000).toString('latin1');
    expect(() => carried({ ...PAGE, text })).toThrow(UnreadableSource);
  });
});

describe('R2.6 an error in the answer of a function', () => {
  test.each([
    new AddressRefused('no', { remedy: 'do so' }),
    new UnreadableSource('gone'),
    new ServiceUnavailable('late'),
    new Throttled('slow', { retryAfterMilliseconds: 7000 }),
    new InvalidConfiguration('FETCH_ALLOW'),
  ])('arrives as what it was: $name', (error) => {
    const raise = (): unknown => unpackReply(JSON.stringify(packError(error)));
    expect(raise).toThrow(error.constructor);
    expect(raise).toThrow(expect.objectContaining({ message: error.message, remedy: error.remedy }));
  });

  test('keeps that there is no such page', () => {
    const json = JSON.stringify(packError(new UnreadableSource('no such page', { isGone: true })));
    expect(() => unpackReply(json)).toThrow(expect.objectContaining({ isGone: true }));
    const other = JSON.stringify(packError(new UnreadableSource('no text')));
    expect(() => unpackReply(other)).toThrow(expect.objectContaining({ isGone: false }));
  });

  test('keeps how long to wait', () => {
    const json = JSON.stringify(packError(new Throttled('slow', { retryAfterMilliseconds: 7000 })));
    expect(() => unpackReply(json)).toThrow(expect.objectContaining({ retryAfterMilliseconds: 7000 }));
  });

  test('of another kind is worth another try', () => {
    const json = JSON.stringify(packError(new InvalidInput('odd')));
    expect(() => unpackReply(json)).toThrow(ServiceUnavailable);
  });

  test('that is none of ours is the failure of the function', () => {
    expect(() => packError(new TypeError('x is undefined'))).toThrow(TypeError);
  });

  test.each(['', 'null', '{}', '{"page": {}}', '{"page": {"title": 1}}', '[', '{"error": "x"}'])(
    'cannot be read from %j',
    (json) => {
      expect(() => unpackReply(json)).toThrow(ServiceUnavailable);
    },
  );
});

describe('R2.6 a page reader on AWS', () => {
  beforeEach(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAIOSFODNN7EXAMPLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    return () => vi.unstubAllEnvs();
  });

  const readerAt = (site: Site): PageReader =>
    createLambdaPageReader({
      functionName: 'fetch-page',
      region: 'eu-west-1',
      timeoutSeconds: 30,
      endpoint: site.url,
    });
  const answering =
    (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answer =>
    (_request, response) =>
      void response.writeHead(status, headers).end(JSON.stringify(body));

  test('asks the function and gives its page', async () => {
    const site = await startSite(answering(200, packPage(PAGE)));
    const page = await readerAt(site).read('https://www.example.com/a');
    expect(page).toMatchObject({ title: 'Chloroform', text: PAGE.text });
    expect(site.requests.map(({ method, url }) => `${String(method)} ${String(url)}`)).toEqual([
      'POST /2015-03-31/functions/fetch-page/invocations',
    ]);
    expect(site.requests[0]?.headers['x-amz-invocation-type']).toBe('RequestResponse');
  });

  test('throws the error that the function names', async () => {
    const site = await startSite(answering(200, packError(new UnreadableSource('It is gone.'))));
    const failure = await failureOf(readerAt(site).read('https://www.example.com/a'));
    expect(failure).toBeInstanceOf(UnreadableSource);
    expect(String(failure)).toContain('It is gone.');
  });

  test('puts the page off when the function failed, and shows nothing of it', async () => {
    const body = { errorType: 'Error', errorMessage: 'ENOMEM in /var/task/index.cjs' };
    const site = await startSite(answering(200, body, { 'x-amz-function-error': 'Unhandled' }));
    const failure = await failureOf(readerAt(site).read('https://www.example.com/a'));
    expect(failure).toBeInstanceOf(ServiceUnavailable);
    expect(String(failure)).not.toContain('/var/task');
  });

  test.each([
    ['TooManyRequestsException', 429, Throttled],
    ['ResourceNotFoundException', 404, EnvironmentFailure],
    ['AccessDeniedException', 403, EnvironmentFailure],
    ['ServiceException', 500, ServiceUnavailable],
  ])('tells %s by its name', async (name, status, kind) => {
    const site = await startSite(answering(status, { Type: 'User' }, { 'x-amzn-errortype': name }));
    expect(await failureOf(readerAt(site).read('https://www.example.com/a'))).toBeInstanceOf(kind);
  });
});

describe('R2.6 the function that reads pages', () => {
  test('answers with a page, or with why there is none', async () => {
    const site = await startSite(
      pages({ '/a': `<title>Chloroform</title><p>${'It was in use by 1847. '.repeat(40)}</p>` }),
    );
    const answer = await createPageAnswers(loadConfig({ FETCH_ALLOW: site.place }));
    const page = unpackReply(JSON.stringify(await answer({ url: `${site.url}/a` })));
    expect(page).toMatchObject({ title: 'Chloroform', url: `${site.url}/a` });
    expect(page.text).toContain('It was in use by 1847.');
    const refused = JSON.stringify(await answer({ url: 'http://169.254.169.254/latest/' }));
    expect(() => unpackReply(refused)).toThrow(AddressRefused);
  });
});
