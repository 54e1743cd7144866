import { InvalidConfiguration } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Reranker } from '#shared/ports/reranker.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import {
  NETWORK_PROVIDER_NAMES,
  type NetworkOptions,
  networkProvider,
  unknownProvider,
} from './network-providers.ts';
import { createReaders } from './readers.ts';

/**
 * The providers of a Lambda function. One that wants a key which is not here, as in functions that are given none, has
 * its name and its place, and says what is missing when it is searched. Throws InvalidConfiguration for a name that
 * nobody bears.
 */
export function createAwsProviders(options: NetworkOptions): ReadonlyMap<string, SearchProvider> {
  return new Map(options.config.search.providers.map((name) => [name, providerOf(name, options)] as const));
}

/** As `createReaders`; a reranker without its key says so when it is asked. */
export function createAwsReaders(
  options: NetworkOptions,
  pages: Ports['pages'],
): Pick<Ports, 'pages' | 'fullTexts' | 'reranker'> {
  const { config } = options;
  try {
    return createReaders(options, pages);
  } catch (error) {
    if (!(error instanceof InvalidConfiguration) || config.search.reranker === 'builtin') throw error;
    const keyless = { ...config, search: { ...config.search, reranker: 'builtin' as const } };
    return {
      ...createReaders({ ...options, config: keyless }, pages),
      reranker: rerankerWithout(error, options),
    };
  }
}

function providerOf(name: string, options: NetworkOptions): SearchProvider {
  const unknown = unknownProvider(name, NETWORK_PROVIDER_NAMES);
  if (!NETWORK_PROVIDER_NAMES.includes(name)) throw unknown;
  try {
    return networkProvider(name, options) ?? providerWithout(name, unknown);
  } catch (error) {
    if (error instanceof InvalidConfiguration) return providerWithout(name, error);
    throw error;
  }
}

function providerWithout(name: string, reason: InvalidConfiguration): SearchProvider {
  return { name, needsNetwork: true, search: async () => Promise.reject(reason) };
}

function rerankerWithout(reason: InvalidConfiguration, { config }: NetworkOptions): Reranker {
  const { reranker, rerankModel = '' } = config.search;
  return {
    name: reranker === 'bedrock' ? 'bedrock' : 'jina',
    model: rerankModel,
    rank: async () => Promise.reject(reason),
  };
}
