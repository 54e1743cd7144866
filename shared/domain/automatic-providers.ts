import { OPEN_SERVICES, SERVICES } from './services.ts';
import type { Settings } from './settings.ts';

/** In SEARCH_PROVIDERS: everything that can be searched without further ado. */
const AUTOMATIC = 'auto';

export const OPEN_PROVIDERS = OPEN_SERVICES.map(({ name }) => name);

/** Are searched where there is a key: first those that do nothing without one. */
const KEYED_PROVIDERS = SERVICES.filter(({ automatic }) => automatic === 'with-key')
  .toSorted((one, other) => Number(other.needsKey === 'always') - Number(one.needsKey === 'always'))
  .map(({ name }) => name);

/** What `auto` stands for: the corpus, services whose key is set, and those that need none. */
export function automaticProviders({
  apiKey,
  search,
}: Pick<Settings, 'apiKey' | 'search'>): readonly string[] {
  const keys: Readonly<Record<string, string | undefined>> = apiKey;
  const knowledgeBase = search.knowledgeBaseId === undefined ? [] : ['bedrock-kb'];
  const searxng = search.searxngBaseUrl === undefined ? [] : ['searxng'];
  return [
    'corpus',
    ...knowledgeBase,
    ...searxng,
    ...KEYED_PROVIDERS.filter((name) => keys[name] !== undefined),
    ...OPEN_PROVIDERS,
  ];
}

/** The names of a configuration with `auto` taken apart, each once. */
export function expandProviders(
  names: readonly string[],
  settings: Pick<Settings, 'apiKey' | 'search'>,
): readonly string[] {
  return [...new Set(names.flatMap((name) => (name === AUTOMATIC ? automaticProviders(settings) : [name])))];
}

/** The same for a function: it has no folders, so that the corpus is searched by nobody who does not name it. */
export function expandForFunctions(
  names: readonly string[],
  settings: Pick<Settings, 'apiKey' | 'search'>,
): readonly string[] {
  return expandProviders(names, settings).filter((name) => name !== 'corpus' || names.includes('corpus'));
}

/** As a reader knows a provider. */
export function titleOfProvider(name: string): string {
  if (name === 'searxng') return 'SearXNG';
  return SERVICES.find((service) => service.name === name)?.title ?? name;
}
