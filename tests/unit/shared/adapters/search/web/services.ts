import { onTestFinished } from 'vitest';
import { createBraveProvider } from '#shared/adapters/search/web/brave/provider.ts';
import { createExaProvider } from '#shared/adapters/search/web/exa/provider.ts';
import { createSearxngProvider } from '#shared/adapters/search/web/searxng/provider.ts';
import { createSerperProvider } from '#shared/adapters/search/web/serper/provider.ts';
import { createTavilyProvider } from '#shared/adapters/search/web/tavily/provider.ts';
import type { WebOptions } from '#shared/adapters/search/web/service.ts';
import type { Query } from '#shared/domain/query.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { type Answered, type Asked, type Loopback, startLoopback } from '#tests/support/services/loopback.ts';
import { USUAL, type WebName } from './answers.ts';

export const NOW = Date.UTC(2026, 0, 15, 12);
export const KEY = 'secret-key-0123456789';

const MAKERS: Readonly<Record<WebName, (options: WebOptions) => SearchProvider>> = {
  tavily: createTavilyProvider,
  serper: createSerperProvider,
  exa: createExaProvider,
  brave: createBraveProvider,
  searxng: createSearxngProvider,
};

export const noLimit: RateLimiter = { take: async () => undefined };

export function providerAt(name: WebName, baseUrl: string, setup: Partial<WebOptions> = {}): SearchProvider {
  return MAKERS[name]({
    baseUrl,
    apiKey: KEY,
    timeoutSeconds: 5,
    includedDomains: [],
    excludedDomains: [],
    limiter: noLimit,
    clock: { now: () => NOW },
    ...setup,
  });
}

export interface Served {
  readonly server: Loopback;
  readonly provider: SearchProvider;
}

/** A provider over a service of its own; `answer` may put another answer in place of the usual one. */
export async function serve(
  name: WebName,
  answer: (asked: Asked, count: number) => Answered | undefined = () => undefined,
  setup: Partial<WebOptions> = {},
): Promise<Served> {
  let count = 0;
  const server = await startLoopback((asked) => {
    count += 1;
    return answer(asked, count) ?? USUAL[name](asked);
  });
  onTestFinished(() => server.close());
  return { server, provider: providerAt(name, server.url, setup) };
}

export function queryTo(provider: string, fields: Partial<Query> = {}): Query {
  return {
    id: 'i01-00',
    waveId: 'i01',
    text: 'reeds',
    provider,
    endpoint: 'search',
    resultCount: 10,
    itemIds: [],
    ...fields,
  };
}

/** What a search is refused with. */
export async function failureOf(provider: SearchProvider, fields: Partial<Query> = {}): Promise<unknown> {
  const found = provider.search(queryTo(provider.name, fields));
  return found.then(
    (hits) => ({ name: 'none', hits }),
    (error: unknown) => error,
  );
}
