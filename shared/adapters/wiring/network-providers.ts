import type { ServiceName } from '#shared/domain/services.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import type { WebOptions } from '../search/web/service.ts';
import { type NetworkOptions, serviceOptions } from './service-options.ts';

type Make = (options: NetworkOptions) => Promise<SearchProvider>;

/** The services that find documents; Jina only ranks them. */
type Searched = Exclude<ServiceName, 'jina'>;

/** By name; in the order in which they are documented. Who is not asked is not loaded. */
const MAKERS: Readonly<Record<Searched | 'searxng' | 'bedrock-kb', Make>> = {
  pubmed: async (options) =>
    (await import('../search/scholarly/pubmed/provider.ts')).createPubmedProvider(
      serviceOptions('pubmed', options),
    ),
  europepmc: async (options) =>
    (await import('../search/scholarly/europepmc/provider.ts')).createEuropepmcProvider(
      serviceOptions('europepmc', options),
    ),
  openalex: async (options) =>
    (await import('../search/scholarly/openalex/provider.ts')).createOpenalexProvider(
      serviceOptions('openalex', options),
    ),
  semanticscholar: async (options) =>
    (await import('../search/scholarly/semanticscholar/provider.ts')).createSemanticscholarProvider(
      serviceOptions('semanticscholar', options),
    ),
  arxiv: async (options) =>
    (await import('../search/scholarly/arxiv/provider.ts')).createArxivProvider(
      serviceOptions('arxiv', options),
    ),
  crossref: async (options) =>
    (await import('../search/scholarly/crossref/provider.ts')).createCrossrefProvider(
      serviceOptions('crossref', options),
    ),
  wikipedia: async (options) =>
    (await import('../search/scholarly/wikipedia/provider.ts')).createWikipediaProvider(
      serviceOptions('wikipedia', options),
    ),
  tavily: async (options) =>
    (await import('../search/web/tavily/provider.ts')).createTavilyProvider(webOptions('tavily', options)),
  serper: async (options) =>
    (await import('../search/web/serper/provider.ts')).createSerperProvider(webOptions('serper', options)),
  exa: async (options) =>
    (await import('../search/web/exa/provider.ts')).createExaProvider(webOptions('exa', options)),
  brave: async (options) =>
    (await import('../search/web/brave/provider.ts')).createBraveProvider(webOptions('brave', options)),
  searxng: searxngOf,
  'bedrock-kb': bedrockKbOf,
};

export const NETWORK_PROVIDER_NAMES: readonly string[] = Object.keys(MAKERS);

/** Undefined when no provider of the network bears this name. Throws InvalidConfiguration for a key that is not set. */
export async function networkProvider(
  name: string,
  options: NetworkOptions,
): Promise<SearchProvider | undefined> {
  return new Map(Object.entries(MAKERS)).get(name)?.(options);
}

export function unknownProvider(name: string, known: readonly string[]): InvalidConfiguration {
  return new InvalidConfiguration(
    `SEARCH_PROVIDERS cannot name "${name.slice(0, 80)}"; it takes ${known.join(', ')}.`,
    { remedy: 'Set SEARCH_PROVIDERS to names from this list, separated by commas.' },
  );
}

function webOptions(
  service: 'tavily' | 'serper' | 'exa' | 'brave',
  { config, limiter, clock }: NetworkOptions,
): WebOptions {
  const { timeoutSeconds, freshness, includedDomains, excludedDomains } = config.search;
  return {
    baseUrl: config.baseUrl[service],
    apiKey: config.apiKey[service],
    timeoutSeconds,
    freshness,
    includedDomains,
    excludedDomains,
    limiter,
    clock,
  };
}

async function searxngOf({ config, limiter, clock }: NetworkOptions): Promise<SearchProvider> {
  const {
    searxngBaseUrl: baseUrl,
    timeoutSeconds,
    freshness,
    includedDomains,
    excludedDomains,
  } = config.search;
  const { createSearxngProvider } = await import('../search/web/searxng/provider.ts');
  return createSearxngProvider({
    baseUrl,
    timeoutSeconds,
    freshness,
    includedDomains,
    excludedDomains,
    limiter,
    clock,
  });
}

async function bedrockKbOf({ config, limiter, clock }: NetworkOptions): Promise<SearchProvider> {
  const { knowledgeBaseId, bedrockAgentEndpoint, timeoutSeconds } = config.search;
  const { createBedrockKbProvider } = await import('../search/knowledge-base/provider.ts');
  return createBedrockKbProvider({
    knowledgeBaseId,
    region: config.store.region,
    endpoint: bedrockAgentEndpoint,
    timeoutSeconds,
    limiter,
    clock,
  });
}
