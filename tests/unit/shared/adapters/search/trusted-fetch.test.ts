import { expect, onTestFinished, test } from 'vitest';
import { type TrustedRequest, trustedFetch } from '#shared/adapters/search/trusted-fetch.ts';
import { Throttled } from '#shared/errors.ts';
import { type Answered, type Asked, type Loopback, startLoopback } from '#tests/support/services/loopback.ts';

const NOW = Date.UTC(2026, 0, 1);

async function serve(answer: (asked: Asked, count: number) => Answered | undefined): Promise<Loopback> {
  let count = 0;
  const server = await startLoopback((asked) => answer(asked, (count += 1)));
  onTestFinished(() => server.close());
  return server;
}

function requestTo(server: Loopback, rest: Partial<TrustedRequest> = {}): TrustedRequest {
  return {
    service: 'The service',
    url: `${server.url}/path?q=reeds`,
    timeoutMilliseconds: 2000,
    clock: { now: () => NOW },
    ...rest,
  };
}

async function failureOf(request: TrustedRequest): Promise<unknown> {
  return trustedFetch(request).then(
    (reply) => reply,
    (error: unknown) => error,
  );
}

test('gets, posts a form and posts JSON, with the headers it is given', async () => {
  const server = await serve(() => ({ headers: { 'content-type': 'text/plain' }, body: 'Räume' }));
  const headers = { 'x-key': 'secret' };
  const reply = await trustedFetch(requestTo(server, { headers }));
  expect(reply).toMatchObject({ status: 200, contentType: 'text/plain', text: 'Räume' });
  await trustedFetch(requestTo(server, { headers, body: { form: { a: 'ü b' } } }));
  await trustedFetch(requestTo(server, { headers, body: { json: { a: ['ü'] } } }));
  expect(
    server.asked.map(({ method, path, body, headers: sent }) => [method, path, body, sent['content-type']]),
  ).toEqual([
    ['GET', '/path?q=reeds', '', undefined],
    ['POST', '/path?q=reeds', 'a=%C3%BC+b', 'application/x-www-form-urlencoded;charset=UTF-8'],
    ['POST', '/path?q=reeds', '{"a":["ü"]}', 'application/json'],
  ]);
  expect(server.asked.every((asked) => asked.headers['x-key'] === 'secret')).toBe(true);
});

test.each([
  [204, 'none'],
  [301, 'ProviderRefused'],
  [400, 'ProviderRefused'],
  [401, 'ProviderRefused'],
  [402, 'QuotaSpent'],
  [404, 'ProviderRefused'],
  [408, 'ServiceUnavailable'],
  [429, 'Throttled'],
  [432, 'QuotaSpent'],
  [433, 'QuotaSpent'],
  [500, 'ServiceUnavailable'],
  [529, 'ServiceUnavailable'],
])('status %i is %s', async (status, name) => {
  const server = await serve(() => ({
    status,
    body: status === 204 ? '' : 'https://inner.example/?key=secret',
  }));
  const failure = await failureOf(requestTo(server));
  expect(failure).toMatchObject(name === 'none' ? { status } : { name });
  expect(String(failure)).not.toMatch(/inner|secret|127\.0/u);
  expect(server.asked).toHaveLength(name === 'ServiceUnavailable' ? 2 : 1);
});

test('a status that counts as an answer is one', async () => {
  const server = await serve(() => ({ status: 404, body: 'Nothing' }));
  expect(await trustedFetch(requestTo(server, { answers: [404] }))).toMatchObject({
    status: 404,
    text: 'Nothing',
  });
});

test('a key that is not accepted is named by its variable', async () => {
  const server = await serve(() => ({ status: 403, body: '' }));
  expect(await failureOf(requestTo(server, { keyVariable: 'REED_API_KEY' }))).toMatchObject({
    message: 'The service does not accept the key in REED_API_KEY (status 403).',
  });
  expect(await failureOf(requestTo(server))).toMatchObject({
    message: 'The service refused the request (status 403).',
  });
});

test.each([
  ['7', 7000],
  ['0', 0],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['soon', undefined],
])('a wait of "%s" is %s milliseconds', async (header, expected) => {
  const server = await serve(() => ({ status: 429, headers: { 'retry-after': header }, body: '' }));
  const failure = await failureOf(requestTo(server));
  expect(failure).toBeInstanceOf(Throttled);
  expect(failure).toMatchObject({ retryAfterMilliseconds: expected });
  expect(server.asked).toHaveLength(expected === 0 ? 2 : 1);
});

test('what is waited for before an attempt is waited for before each, and may end the call', async () => {
  const server = await serve((_asked, count) => (count === 1 ? { status: 503, body: '' } : { body: 'ok' }));
  let waits = 0;
  const beforeAttempt = async (): Promise<void> => void (waits += 1);
  expect(await trustedFetch(requestTo(server, { beforeAttempt }))).toMatchObject({ text: 'ok' });
  expect(waits).toBe(2);
  const full = async (): Promise<void> => {
    throw new Throttled('Full.', { retryAfterMilliseconds: 60_000 });
  };
  expect(await failureOf(requestTo(server, { beforeAttempt: full }))).toMatchObject({ message: 'Full.' });
  expect(server.asked).toHaveLength(2);
});

test('a judge sees every answer, and what it makes of one goes before its status', async () => {
  const seen: unknown[] = [];
  const server = await serve((_asked, count) => ({
    status: count === 1 ? 400 : 200,
    body: `answer ${count}`,
  }));
  const judge: TrustedRequest['judge'] = ({ status, text }) => {
    seen.push([status, text]);
    return status === 400 ? new Throttled('Wait.', { retryAfterMilliseconds: 1 }) : undefined;
  };
  expect(await trustedFetch(requestTo(server, { judge }))).toMatchObject({ text: 'answer 2' });
  expect(seen).toEqual([
    [400, 'answer 1'],
    [200, 'answer 2'],
  ]);
  const refusing = await serve(() => ({ status: 400, body: '' }));
  const failure = await failureOf(requestTo(refusing, { judge: () => undefined }));
  expect(failure).toMatchObject({ name: 'ProviderRefused' });
});

test('an answer that never comes, comes in part or has no end is a failure by name', async () => {
  const silent = await serve(() => undefined);
  expect(await failureOf(requestTo(silent, { timeoutMilliseconds: 50 }))).toMatchObject({
    name: 'ServiceUnavailable',
    message: 'The service did not answer within 0.1 seconds.',
  });
  const cut = await serve(() => ({ headers: { 'content-length': '100' }, body: 'only this' }));
  expect(await failureOf(requestTo(cut, { timeoutMilliseconds: 100 }))).toMatchObject({
    name: 'ServiceUnavailable',
  });
  const endless = await serve(() => ({ body: 'x'.repeat(21 * 1024 * 1024) }));
  expect(await failureOf(requestTo(endless, { timeoutMilliseconds: 20_000 }))).toMatchObject({
    name: 'ProviderRefused',
  });
});
