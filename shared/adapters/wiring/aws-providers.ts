import { InvalidConfiguration } from '#shared/errors.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { NETWORK_PROVIDER_NAMES, networkProvider, unknownProvider } from './network-providers.ts';
import type { NetworkOptions } from './service-options.ts';

/**
 * The providers of a Lambda function. One that wants a key which is not here, as in functions that are given none, has
 * its name and its place, and says what is missing when it is searched.
 */
export async function createAwsProviders(
  options: NetworkOptions,
): Promise<ReadonlyMap<string, SearchProvider>> {
  const making = options.config.search.providers.map(
    async (name) => [name, await providerOf(name, options)] as const,
  );
  return new Map(await Promise.all(making));
}

/** Throws InvalidConfiguration for a name that nobody bears. */
export function checkProviderNames({ config }: Pick<NetworkOptions, 'config'>): void {
  const unknown = config.search.providers.find((name) => !NETWORK_PROVIDER_NAMES.includes(name));
  if (unknown !== undefined) throw unknownProvider(unknown, NETWORK_PROVIDER_NAMES);
}

async function providerOf(name: string, options: NetworkOptions): Promise<SearchProvider> {
  try {
    const provider = await networkProvider(name, options);
    return provider ?? providerWithout(name, unknownProvider(name, NETWORK_PROVIDER_NAMES));
  } catch (error) {
    if (error instanceof InvalidConfiguration) return providerWithout(name, error);
    throw error;
  }
}

function providerWithout(name: string, reason: InvalidConfiguration): SearchProvider {
  return { name, needsNetwork: true, search: async () => Promise.reject(reason) };
}
