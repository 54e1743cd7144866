import { expect, test } from 'vitest';
import type { ServiceOptions } from '#shared/adapters/search/scholarly/ask-service.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import type { Answered } from '#tests/support/services/loopback.ts';
import { type Answer, optionsAt, queryOf, startService } from './service.ts';

export interface FailingService {
  readonly name: string;
  /** As messages name it. */
  readonly title: string;
  readonly make: (options: ServiceOptions) => ReadingProvider;
  /** A whole reply to a search. */
  readonly whole: Answered;
  /** What else this service may answer, and what that is. */
  readonly special: readonly (readonly [what: string, error: string, answer: Answered])[];
}

const PAGE =
  '<!DOCTYPE html><html><head><title>502</title></head><body>Bad gateway at 10.0.0.7</body></html>';

/** What every service does when it fails: named, retryable or not, and never an empty list. */
export function describeFailures(service: FailingService): void {
  const { name, title, make, whole } = service;
  const failureOf = async (answer: Answer): Promise<unknown> => {
    const { url } = await startService(answer);
    const provider = make(optionsAt(url, { timeoutSeconds: 0.2 }));
    return provider.search(queryOf(provider, 'reeds and herons')).catch((error: unknown) => error);
  };
  const halfOfIt = whole.body.slice(0, whole.body.length / 2);

  test.each<readonly [string, string, Answered]>([
    ['status 500', 'ServiceUnavailable', { status: 500, body: 'oops' }],
    ['status 503', 'ServiceUnavailable', { status: 503, body: PAGE }],
    [
      'a redirect',
      'ProviderRefused',
      { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' },
    ],
    ['status 418', 'ProviderRefused', { status: 418, body: '' }],
    ['status 402', 'QuotaSpent', { status: 402, body: '{}' }],
    ['a page of HTML', 'ServiceUnavailable', { body: PAGE }],
    ['a reply that was cut off', 'MalformedReply', { body: halfOfIt }],
    ['an empty reply', 'MalformedReply', { body: '' }],
    ['another shape', 'MalformedReply', { body: '{"status":"fine","items":[]}' }],
    ['a list at the top', 'MalformedReply', { body: '[]' }],
    ['null', 'MalformedReply', { body: 'null' }],
    ['plain text', 'MalformedReply', { body: 'Hello.' }],
    ['a connection that breaks', 'ServiceUnavailable', { body: halfOfIt, isCut: true }],
    ...service.special,
  ])(`R2.1 ${name}: %s is %s, never an empty list`, async (_what, error, answer) => {
    const failure = await failureOf(() => answer);
    expect(failure).toMatchObject({ name: error, message: expect.stringContaining(title) });
    expect(String(failure)).not.toMatch(/127\.0\.0\.1|10\.0\.0\.7|https?:|secret/u);
  });

  test(`${name}: an answer that never comes is ServiceUnavailable`, async () => {
    expect(await failureOf(() => undefined)).toMatchObject({
      name: 'ServiceUnavailable',
      message: `${title} did not answer within 0.2 seconds.`,
    });
  });

  test(`R2.3 ${name}: a wait that is asked for is passed on`, async () => {
    const throttled = { status: 429, headers: { 'retry-after': '7' }, body: 'Too many requests' };
    expect(await failureOf(() => throttled)).toMatchObject({
      name: 'Throttled',
      retryAfterMilliseconds: 7000,
    });
  });

  test(`${name}: a service that nobody can reach is named, its address is not`, async () => {
    const provider = make(optionsAt('http://127.0.0.1:1'));
    const failure = provider.search(queryOf(provider, 'reeds'));
    await expect(failure).rejects.toMatchObject({ message: `${title} could not be reached.` });
  });

  test(`${name}: without a word to look for nobody is asked`, async () => {
    const { url, calls } = await startService(() => whole);
    const provider = make(optionsAt(url));
    for (const text of ['', ' \n ', '?! "" ()', '[] {} <>']) {
      expect(await provider.search(queryOf(provider, text))).toEqual([]);
    }
    expect(calls).toEqual([]);
  });
}
