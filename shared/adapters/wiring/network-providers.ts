import type { ServiceName } from '#shared/domain/services.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { createArxivProvider } from '../search/scholarly/arxiv/provider.ts';
import { createBedrockKbProvider } from '../search/knowledge-base/provider.ts';
import { createBraveProvider } from '../search/web/brave/provider.ts';
import { createCrossrefProvider } from '../search/scholarly/crossref/provider.ts';
import { createEuropepmcProvider } from '../search/scholarly/europepmc/provider.ts';
import { createExaProvider } from '../search/web/exa/provider.ts';
import { createOpenalexProvider } from '../search/scholarly/openalex/provider.ts';
import { createPubmedProvider } from '../search/scholarly/pubmed/provider.ts';
import { createSemanticscholarProvider } from '../search/scholarly/semanticscholar/provider.ts';
import { createSearxngProvider } from '../search/web/searxng/provider.ts';
import { createSerperProvider } from '../search/web/serper/provider.ts';
import { createTavilyProvider } from '../search/web/tavily/provider.ts';
import type { WebOptions } from '../search/web/service.ts';
import { createWikipediaProvider } from '../search/scholarly/wikipedia/provider.ts';
import { type NetworkOptions, serviceOptions } from './service-options.ts';

type Make = (options: NetworkOptions) => SearchProvider;

/** The services that find documents; Jina only ranks them. */
type Searched = Exclude<ServiceName, 'jina'>;

/** By name; in the order in which they are documented. */
const MAKERS: Readonly<Record<Searched | 'searxng' | 'bedrock-kb', Make>> = {
  pubmed: (options) => createPubmedProvider(serviceOptions('pubmed', options)),
  europepmc: (options) => createEuropepmcProvider(serviceOptions('europepmc', options)),
  openalex: (options) => createOpenalexProvider(serviceOptions('openalex', options)),
  semanticscholar: (options) => createSemanticscholarProvider(serviceOptions('semanticscholar', options)),
  arxiv: (options) => createArxivProvider(serviceOptions('arxiv', options)),
  crossref: (options) => createCrossrefProvider(serviceOptions('crossref', options)),
  wikipedia: (options) => createWikipediaProvider(serviceOptions('wikipedia', options)),
  tavily: (options) => createTavilyProvider(webOptions('tavily', options)),
  serper: (options) => createSerperProvider(webOptions('serper', options)),
  exa: (options) => createExaProvider(webOptions('exa', options)),
  brave: (options) => createBraveProvider(webOptions('brave', options)),
  searxng: searxngOf,
  'bedrock-kb': bedrockKbOf,
};

export const NETWORK_PROVIDER_NAMES: readonly string[] = Object.keys(MAKERS);

/** Undefined when no provider of the network bears this name. Throws InvalidConfiguration for a key that is not set. */
export function networkProvider(name: string, options: NetworkOptions): SearchProvider | undefined {
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

function searxngOf({ config, limiter, clock }: NetworkOptions): SearchProvider {
  const {
    searxngBaseUrl: baseUrl,
    timeoutSeconds,
    freshness,
    includedDomains,
    excludedDomains,
  } = config.search;
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

function bedrockKbOf({ config, limiter, clock }: NetworkOptions): SearchProvider {
  const { knowledgeBaseId, bedrockAgentEndpoint, timeoutSeconds } = config.search;
  return createBedrockKbProvider({
    knowledgeBaseId,
    region: config.store.region,
    endpoint: bedrockAgentEndpoint,
    timeoutSeconds,
    limiter,
    clock,
  });
}
