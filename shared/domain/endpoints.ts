import type { Endpoint } from './plan.ts';

type Endpoints = readonly [Endpoint, ...Endpoint[]];

const ENDPOINTS: Readonly<Record<string, Endpoints>> = {
  corpus: ['corpus'],
  'bedrock-kb': ['corpus'],
  pubmed: ['pubmed'],
  europepmc: ['scholar'],
  openalex: ['scholar'],
  semanticscholar: ['scholar'],
  arxiv: ['scholar'],
  crossref: ['scholar'],
  tavily: ['search', 'news'],
  serper: ['search', 'scholar', 'news'],
  exa: ['search', 'scholar', 'news'],
  brave: ['search', 'news'],
  searxng: ['search', 'scholar', 'news'],
};

const WEB: Endpoints = ['search'];

/** What can be asked of a search provider, the main thing first; a name that is not known here searches the web. */
export function endpointsOf(provider: string): Endpoints {
  return Object.hasOwn(ENDPOINTS, provider) ? (ENDPOINTS[provider] ?? WEB) : WEB;
}

/** What can be asked of some providers together, in the order of the providers, each once. */
export function offeredEndpoints(providers: readonly string[]): readonly Endpoint[] {
  return [...new Set(providers.flatMap((provider) => endpointsOf(provider)))];
}

/** Through which a provider is asked what is not meant for one endpoint. */
export function mainEndpoint(provider: string): Endpoint {
  return endpointsOf(provider)[0];
}
