import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import type { OnUsage, SearchProvider } from '#shared/ports/search-provider.ts';
import { cleanQuery } from './query-text.ts';
import { type KeyedService, type WebOptions, neededKey } from './service.ts';

/** One search: a query whose text is not empty, and what it is asked with. */
export interface Search {
  readonly query: Query;
  /** The text of the query as the service takes it. */
  readonly text: string;
  readonly options: WebOptions;
  readonly key: string;
  readonly onUsage: OnUsage | undefined;
}

export interface SingleRequest {
  readonly service: KeyedService;
  readonly queryLimits: Parameters<typeof cleanQuery>[1];
  readonly search: (one: Search) => Promise<readonly Hit[]>;
}

/** A provider that answers a search by one request. */
export function singleRequestProvider(
  { service, queryLimits, search }: SingleRequest,
  options: WebOptions,
): SearchProvider {
  const key = neededKey(service, options.apiKey);
  return {
    name: service.name,
    needsNetwork: true,
    search: async (query, onUsage) => {
      const text = cleanQuery(query.text, queryLimits);
      return text === '' ? [] : search({ query, text, options, key, onUsage });
    },
  };
}
