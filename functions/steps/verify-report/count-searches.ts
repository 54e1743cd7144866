import type { Searched } from '#shared/domain/searched.ts';
import { type SearchUsage, addUsage } from '#shared/domain/search-usage.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';

const MOST_REASONS = 3;

/** What each provider was asked and brought; a document that several searches found counts once. */
export function countSearches(searches: readonly SearchResult[]): readonly Searched[] {
  return [...Map.groupBy(searches, (one) => one.provider)].map(([provider, results]) => {
    const reasons = new Set(results.flatMap((one) => one.failure?.message ?? []));
    return {
      provider,
      searches: results.length,
      failures: results.filter((one) => one.failure !== undefined).length,
      ...(reasons.size === 0 ? {} : { reasons: [...reasons].slice(0, MOST_REASONS) }),
      documents: new Set(results.flatMap((one) => one.hits.map((hit) => hit.id))).size,
      ...usageOf(results),
    };
  });
}

function usageOf(results: readonly SearchResult[]): Pick<Searched, 'usage'> {
  const usages = results.flatMap(({ usage }) => (usage === undefined ? [] : [usage]));
  const usage = usages.reduce<SearchUsage | undefined>(addUsage, undefined);
  return usage === undefined ? {} : { usage };
}
