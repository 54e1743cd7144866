import type { Query } from '#shared/domain/query.ts';
import type { Settings } from '#shared/domain/settings.ts';
import { isEncoded } from './nearness.ts';

type Asked = Pick<Query, 'provider' | 'language' | 'text' | 'resultCount'>;
type Depth = Pick<Settings, 'research' | 'search' | 'model'>;

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
  return isCompared(query, settings)
    ? Math.max(keptPerQuery, comparedPerQuery, query.resultCount)
    : keptPerQuery;
}

/** Whether its results are put in order by what they mean, too. */
function isCompared({ provider, ...asked }: Asked, settings: Depth): boolean {
  return provider === 'corpus' && isComparing(asked, settings);
}

/** Whether what is found for a question or a query is compared with it in meaning: in the encoder's language, where no model reads. */
export function isComparing(
  { text, language = 'und' }: Pick<Query, 'text' | 'language'>,
  { search, model }: Pick<Settings, 'search' | 'model'>,
): boolean {
  const isOpen = model.provider === 'none' && search.reranker === 'builtin' && search.encoder !== 'none';
  return isOpen && isEncoded(text, language);
}
