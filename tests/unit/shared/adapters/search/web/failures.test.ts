import { expect, test } from 'vitest';
import { createProviders } from '#shared/adapters/wiring/providers.ts';
import { loadConfig } from '#shared/config.ts';
import type { Answered } from '#tests/support/services/loopback.ts';
import { KEYED_NAMES, WEB_NAMES, type WebName, json } from './answers.ts';
import { KEY, NOW, failureOf, noLimit, providerAt, serve } from './services.ts';

type Answers = Readonly<Partial<Record<WebName, Answered>>>;

const TITLES: Readonly<Record<WebName, string>> = {
  tavily: 'Tavily',
  serper: 'Serper',
  exa: 'Exa',
  brave: 'Brave Search',
  searxng: 'SearXNG',
};

/** The same answer of every service. */
function all(answer: Answered): Answers {
  return Object.fromEntries(WEB_NAMES.map((name) => [name, answer]));
}

const braveError = (code: string, detail: string, status: number): Answered =>
  json({ type: 'ErrorResponse', error: { id: '1', code, detail, status, meta: {} }, time: 1 }, status);

const CASES: readonly (readonly [what: string, name: string, answers: Answers])[] = [
  [
    'a key that is not accepted',
    'ProviderRefused',
    {
      tavily: json({ detail: { error: 'Unauthorized: missing or invalid API key.' } }, 401),
      serper: json({ message: 'Unauthorized. Sign up for a free account.', statusCode: 403 }, 403),
      exa: json({ requestId: 'r', error: 'Invalid API key', tag: 'INVALID_API_KEY' }, 401),
      brave: braveError('SUBSCRIPTION_TOKEN_INVALID', 'The provided subscription token is invalid.', 422),
    },
  ],
  [
    'a plan or credit that is used up',
    'QuotaSpent',
    {
      tavily: json({ detail: { error: "This request exceeds your plan's set usage limit." } }, 432),
      serper: json({ message: 'Not enough credits', statusCode: 400 }, 400),
      exa: json({ requestId: 'r', error: 'You are out of credits', tag: 'NO_MORE_CREDITS' }, 402),
      brave: braveError('QUOTA_LIMITED', 'Request quota limit exceeded for plan.', 429),
    },
  ],
  [
    'a plan of pay as you go that is used up',
    'QuotaSpent',
    { tavily: json({ detail: { error: 'This request exceeds the pay-as-you-go limit.' } }, 433) },
  ],
  [
    'too many requests, with a wait',
    'Throttled',
    {
      tavily: json({ detail: { error: 'Your request has been blocked due to excessive requests.' } }, 429, {
        'retry-after': '60',
      }),
      serper: json({ message: 'Too Many Requests', statusCode: 429 }, 429, { 'retry-after': '60' }),
      exa: json({ error: 'You have exceeded your rate limit of 5 requests per second' }, 429, {
        'retry-after': '60',
      }),
      brave: {
        ...braveError('RATE_LIMITED', 'Request rate limit exceeded for plan.', 429),
        headers: { 'retry-after': 'Thu, 15 Jan 2026 12:01:00 GMT' },
      },
    },
  ],
  ['too many requests, without a body', 'Throttled', all({ status: 429, body: '' })],
  ['status 402 without a body', 'QuotaSpent', all({ status: 402, body: '' })],
  ['status 403 without a body', 'ProviderRefused', all({ status: 403, body: '' })],
  [
    'a request it does not take',
    'ProviderRefused',
    {
      tavily: json({ detail: { error: 'Query is too long. Max query length is 400 characters.' } }, 400),
      serper: json({ message: 'Missing query parameter', statusCode: 400 }, 400),
      exa: json({ requestId: 'r', error: 'numResults must be at most 100', tag: 'INVALID_NUM_RESULTS' }, 400),
      brave: braveError('VALIDATION', 'Unable to validate request parameter(s)', 422),
    },
  ],
  ['an answer of validation in a list', 'ProviderRefused', all(json({ detail: [{ msg: 'bad' }] }, 422))],
  [
    'an error stated with status 200',
    'ServiceUnavailable',
    {
      tavily: json({ detail: { error: 'Internal server error' } }),
      serper: json({ message: 'Internal Server Error', statusCode: 500 }),
      exa: json({ requestId: 'r', error: 'Internal server error', tag: 'INTERNAL_ERROR' }),
      brave: json({ type: 'ErrorResponse', error: { code: 'INTERNAL', detail: 'Internal error' } }),
    },
  ],
  ['a spent quota stated with status 200', 'QuotaSpent', all(json({ error: 'Quota exceeded' }))],
  ['a gateway that fails', 'ServiceUnavailable', all({ status: 502, body: '<html>Bad gateway</html>' })],
  ['an error of its own in JSON', 'ServiceUnavailable', all(json({ message: 'Quota service down' }, 503))],
  ['a sign-in page', 'ServiceUnavailable', all({ body: '<!DOCTYPE html><html><body>Sign in</body></html>' })],
  ['an answer that was cut off', 'MalformedReply', all({ body: '{"results": [{"title": "Ree' })],
  ['an empty answer', 'MalformedReply', all({ body: '' })],
  ['an object of nothing', 'MalformedReply', all(json({}))],
  ['a list of nothing', 'MalformedReply', all(json([]))],
  [
    'a list where there should be text',
    'MalformedReply',
    all(json({ results: 'none', organic: 7, web: [], query: {}, searchParameters: {} })),
  ],
  [
    'results that are no objects',
    'MalformedReply',
    all(json({ results: ['x'], organic: ['x'], web: { results: ['x'] }, query: {} })),
  ],
  [
    'results without an address',
    'MalformedReply',
    all(json({ results: [{ title: 'x' }], organic: [{ title: 'x' }], web: { results: [{}] }, query: {} })),
  ],
  [
    'a redirect',
    'ProviderRefused',
    all({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }),
  ],
];

test.each(CASES)('R2.1 %s is %s, never an empty list', async (_what, expected, answers) => {
  const names = WEB_NAMES.filter((name) => answers[name] !== undefined);
  await Promise.all(
    names.map(async (name) => {
      const { provider, server } = await serve(name, () => answers[name]);
      const failure = await failureOf(provider);
      expect(failure, name).toMatchObject({
        name: expected,
        message: expect.stringMatching(new RegExp(`^(?:The plan or the credit of )?${TITLES[name]}`, 'u')),
      });
      // A page of HTML is seen only when the answer is read: it is not asked for again.
      const isTriedAgain = expected === 'ServiceUnavailable' && !String(failure).includes('error page');
      expect(server.asked).toHaveLength(isTriedAgain ? 2 : 1);
      expect(JSON.stringify([failure, String(failure)])).not.toMatch(/127\.0\.0\.1|https?:|secret-key/u);
    }),
  );
});

test('the variable of a key that is not accepted is named, its value never', async () => {
  for (const name of KEYED_NAMES) {
    const { provider } = await serve(name, () => json({ message: `Unauthorized key ${KEY}` }, 401));
    const failure = await failureOf(provider);
    const variable = `${name.toUpperCase()}_API_KEY`;
    expect(failure).toMatchObject({
      message: `${TITLES[name]} does not accept the key in ${variable} (status 401).`,
      remedy: `Set ${variable} to a valid key of ${TITLES[name]}.`,
    });
  }
});

test('a code of the service is passed on, its prose is not', async () => {
  const { provider } = await serve('exa', () =>
    json({ error: 'Bad https://inner.example/?key=1', tag: 'INVALID_NUM_RESULTS' }, 400),
  );
  expect(await failureOf(provider)).toMatchObject({
    message: 'Exa refused the request (status 400, INVALID_NUM_RESULTS).',
  });
});

test('R2.3 a wait that is asked for is passed on', async () => {
  const { provider } = await serve('brave', () => ({
    ...json({ error: { code: 'RATE_LIMITED' } }, 429),
    headers: { 'retry-after': '7' },
  }));
  expect(await failureOf(provider)).toMatchObject({ name: 'Throttled', retryAfterMilliseconds: 7000 });
  const dated = await serve('brave', () => ({
    status: 429,
    headers: { 'retry-after': new Date(NOW + 30_000).toUTCString() },
    body: '',
  }));
  expect(await failureOf(dated.provider)).toMatchObject({ retryAfterMilliseconds: 30_000 });
});

test('a passing failure is tried once more, and its answer is taken', async () => {
  await Promise.all(
    WEB_NAMES.map(async (name) => {
      const { provider, server } = await serve(name, (_asked, count) =>
        count === 1 ? { status: 503, body: '' } : undefined,
      );
      expect(await failureOf(provider, { resultCount: 3 })).toMatchObject({ name: 'none' });
      expect(server.asked).toHaveLength(2);
    }),
  );
});

test('a service that does not answer in time, or that nobody can reach, is named', async () => {
  const { provider } = await serve('tavily', undefined, {
    timeoutSeconds: 0.05,
    baseUrl: 'http://127.0.0.1:1',
  });
  expect(await failureOf(provider)).toMatchObject({ message: 'Tavily could not be reached.' });
});

test.each(KEYED_NAMES)('%s without its key is refused at once, with what to set', (name) => {
  const variable = `${name.toUpperCase()}_API_KEY`;
  for (const apiKey of [undefined, '', '  ']) {
    expect(() => providerAt(name, 'http://127.0.0.1:1', { apiKey })).toThrow(
      `${variable} is not set. Set ${variable}, or take ${name} out of SEARCH_PROVIDERS.`,
    );
  }
  expect(() => providerAt(name, 'http://127.0.0.1:1', { apiKey: 'two words' })).toThrow(
    `${variable} cannot be a key`,
  );
});

test('a name that nobody bears is refused with the names there are', async () => {
  const config = loadConfig({ SEARCH_PROVIDERS: 'altavista' });
  const clock = { now: () => NOW };
  await expect(createProviders({ config, limiter: noLimit, clock })).rejects.toThrow(
    /altavista.*pubmed.*tavily.*serper.*exa.*brave.*bedrock-kb/u,
  );
});

test('R2.1 every provider is made from the configuration', async () => {
  const config = loadConfig({
    SEARCH_PROVIDERS: 'tavily,serper,exa,brave,bedrock-kb',
    TAVILY_API_KEY: 'a',
    SERPER_API_KEY: 'b',
    EXA_API_KEY: 'c',
    BRAVE_API_KEY: 'd',
    KNOWLEDGE_BASE_ID: 'KB12345678',
  });
  const { providers } = await createProviders({ config, limiter: noLimit, clock: { now: () => NOW } });
  expect([...providers.values()].map(({ name }) => name)).toEqual([...providers.keys()]);
  expect([...providers.values()].flatMap(({ name, read }) => (read === undefined ? [] : [name]))).toEqual([
    'bedrock-kb',
  ]);
});
