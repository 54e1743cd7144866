import type { Config } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { createPubmedProvider } from './pubmed/provider.ts';

export interface NetworkOptions {
  readonly config: Config;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

export const NETWORK_PROVIDER_NAMES = ['pubmed'] as const;

/**
 * The providers that the configuration names, for a Lambda function: it has no folders to search and is built
 * without the corpus. Throws InvalidConfiguration for a name that none of these bears.
 */
export function createNetworkProviders(options: NetworkOptions): ReadonlyMap<string, SearchProvider> {
  const names = options.config.search.providers;
  return new Map(
    names.map((name) => {
      const provider = networkProvider(name, options);
      if (provider === undefined) throw unknownProvider(name, NETWORK_PROVIDER_NAMES);
      return [name, provider] as const;
    }),
  );
}

/** Undefined when no provider of the network bears this name. */
export function networkProvider(name: string, options: NetworkOptions): SearchProvider | undefined {
  return name === 'pubmed' ? pubmedOf(options) : undefined;
}

export function unknownProvider(name: string, known: readonly string[]): InvalidConfiguration {
  return new InvalidConfiguration(
    `SEARCH_PROVIDERS cannot name "${name.slice(0, 80)}"; it takes ${known.join(', ')}.`,
    { remedy: 'Set SEARCH_PROVIDERS to names from this list, separated by commas.' },
  );
}

function pubmedOf({ config, limiter, clock }: NetworkOptions): SearchProvider {
  return createPubmedProvider({
    baseUrl: config.baseUrl.pubmed,
    apiKey: config.apiKey.pubmed,
    contactEmail: config.search.contactEmail,
    timeoutSeconds: config.search.timeoutSeconds,
    limiter,
    clock,
  });
}
