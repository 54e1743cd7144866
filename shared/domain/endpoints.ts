import type { Endpoint } from './plan.ts';

const SCHOLARLY = [
  'europepmc',
  'europe-pmc',
  'openalex',
  'semantic-scholar',
  'semanticscholar',
  'arxiv',
  'crossref',
];

/** What can be asked of a search provider; a name that is not known here searches the web. */
export function endpointsOf(provider: string): readonly Endpoint[] {
  if (provider === 'corpus' || provider === 'pubmed') return [provider];
  if (provider === 'serper') return ['search', 'scholar', 'news'];
  return SCHOLARLY.includes(provider) ? ['scholar'] : ['search'];
}

/** What can be asked of some providers together, in the order of the providers, each once. */
export function offeredEndpoints(providers: readonly string[]): readonly Endpoint[] {
  return [...new Set(providers.flatMap(endpointsOf))];
}
