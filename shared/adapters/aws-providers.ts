import { InvalidConfiguration } from '#shared/errors.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import {
  NETWORK_PROVIDER_NAMES,
  type NetworkOptions,
  networkProvider,
  unknownProvider,
} from './network-providers.ts';

/**
 * The providers of a Lambda function. One that wants a key which is not here, as in functions that are given none, has
 * its name and its place, and says what is missing when it is searched. Throws InvalidConfiguration for a name that
 * nobody bears.
 */
export function createAwsProviders(options: NetworkOptions): ReadonlyMap<string, SearchProvider> {
  return new Map(options.config.search.providers.map((name) => [name, providerOf(name, options)] as const));
}

function providerOf(name: string, options: NetworkOptions): SearchProvider {
  if (!NETWORK_PROVIDER_NAMES.includes(name)) throw unknownProvider(name, NETWORK_PROVIDER_NAMES);
  try {
    return networkProvider(name, options) ?? unusable(name, unknownProvider(name, NETWORK_PROVIDER_NAMES));
  } catch (error) {
    if (error instanceof InvalidConfiguration) return unusable(name, error);
    throw error;
  }
}

function unusable(name: string, reason: InvalidConfiguration): SearchProvider {
  return { name, needsNetwork: true, search: async () => Promise.reject(reason) };
}
