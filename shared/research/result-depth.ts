import type { Query } from '#shared/domain/query.ts';
import type { Settings } from '#shared/domain/settings.ts';

type Asked = Pick<Query, 'provider' | 'language'>;
type Depth = Pick<Settings, 'research' | 'search'>;

/** The query for as many results as are worth having: what says it in other words stands further down in a corpus, where they cost nothing. */
export function asDeepAsCompared(query: Query, settings: Depth): Query {
  const { comparedPerQuery } = settings.research;
  return isCompared(query, settings)
    ? { ...query, resultCount: Math.max(query.resultCount, comparedPerQuery) }
    : query;
}

/** How many results of a query are considered for reading. */
export function keptOf(query: Asked, settings: Depth): number {
  const { comparedPerQuery, keptPerQuery } = settings.research;
  return isCompared(query, settings) ? Math.max(keptPerQuery, comparedPerQuery) : keptPerQuery;
}

/** Whether its results may be put in order by what they mean, too: in English, or where the language does not show. */
function isCompared({ provider, language = 'en' }: Asked, { search }: Depth): boolean {
  return provider === 'corpus' && language === 'en' && search.encoder !== 'none';
}
