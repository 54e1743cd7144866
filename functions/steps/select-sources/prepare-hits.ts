import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import type { Domains } from '#shared/domain/lens.ts';
import { type IdDisagreement, settleIds } from '#shared/domain/settle-ids.ts';
import { urlName } from '#shared/domain/source-identity.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import { canonicaliseUrl, withoutTracking } from '#shared/domain/canonical-url.ts';
import { canonicalJson } from '#shared/text/hash.ts';
import { oneLine } from '#shared/text/words/one-line.ts';

/** A hit with the query that brought it. */
export interface FoundHit {
  readonly hit: Hit;
  readonly queryId: string;
  /** Items that the query served. */
  readonly itemIds: readonly string[];
}

export interface PreparedQuery extends Pick<Query, 'id' | 'itemIds'> {
  /** Results considered of it; absent: as many as of any. */
  readonly kept?: number;
}

export interface Preparation {
  readonly queries: readonly PreparedQuery[];
  /** Results considered of each query, beside those that are there because there are few to search. */
  readonly kept: number;
  /** Domains that pages must, or must not, be of; empty: any. */
  readonly domains: Domains;
  /** Records of earlier waves, whose identifiers are settled. */
  readonly known: readonly Hit[];
}

export interface PreparedHits {
  /** In one order, whatever order the searches ended in: by query, rank, provider. */
  readonly found: readonly FoundHit[];
  /** All that the searches brought. */
  readonly total: number;
  /** Without an address that can be read. */
  readonly unusable: number;
  /** Of a domain that is left out. */
  readonly excluded: number;
  /** Beyond what is considered of a query. */
  readonly overCap: number;
  /** Whose address or identifier is that of another work. */
  readonly misplaced: number;
  readonly disagreements: readonly IdDisagreement[];
}

/** Normalises what the searches brought and takes out what cannot be used. */
export function prepareHits(results: readonly SearchResult[], preparation: Preparation): PreparedHits {
  const all = results.flatMap((result) => result.hits.map((hit) => ({ hit: tidyHit(hit), result })));
  const usable = all.filter(({ hit }) => isUsable(hit));
  const wanted = usable.filter(({ hit }) => isOfWantedDomain(hit, preparation));
  const queryOf = new Map(preparation.queries.map((query) => [query.id, query]));
  const considered = [...Map.groupBy(wanted, ({ result }) => result.queryId)].flatMap(([queryId, entries]) =>
    firstOf(
      entries.map(({ hit }) => hit),
      queryOf.get(queryId)?.kept ?? preparation.kept,
    ).map((hit) => ({ hit, queryId, itemIds: queryOf.get(queryId)?.itemIds ?? [] })),
  );
  const sorted = considered.toSorted((a, b) => compare(orderOf(a), orderOf(b)));
  const settled = settleIds(
    sorted.map(({ hit }) => hit),
    preparation.known,
  );
  const misplaced = new Set(settled.misplaced);
  const kept = sorted.filter(({ hit }) => !misplaced.has(hit));
  return {
    found: kept.map((one, index) => ({ ...one, hit: settled.hits[index] ?? one.hit })),
    total: all.length,
    unusable: all.length - usable.length,
    excluded: usable.length - wanted.length,
    overCap: wanted.length - considered.length,
    misplaced: misplaced.size,
    disagreements: settled.disagreements,
  };
}

/** A document without a title goes by its address. */
function tidyHit(hit: Hit): Hit {
  const title = oneLine(hit.title).trim();
  const url = withoutTracking(hit.url);
  return { ...hit, url, title: title === '' ? url : title, snippet: hit.snippet.trim() };
}

/** Pages must have an address of the web; what a provider reads by itself need not. */
function isUsable(hit: Hit): boolean {
  return !isPage(hit) || canonicaliseUrl(hit.url) !== undefined;
}

function isPage(hit: Hit): boolean {
  return hit.kind === 'web' || hit.kind === 'news';
}

/** Providers that cannot filter by domain bring others, too. */
function isOfWantedDomain(hit: Hit, { domains }: Preparation): boolean {
  if (!isPage(hit)) return true;
  const host = URL.parse(hit.url)?.hostname ?? '';
  const isOf = (domain: string): boolean => {
    const bare = domain.toLowerCase();
    return host === bare || host.endsWith(`.${bare}`);
  };
  if (domains.excluded.some(isOf)) return false;
  return domains.included.length === 0 || domains.included.some(isOf);
}

/** The best of one query; an address counts once, however often it is among them. */
function firstOf(hits: readonly Hit[], kept: number): readonly Hit[] {
  const ranked = hits.toSorted((a, b) => a.rank - b.rank || compare(canonicalJson(a), canonicalJson(b)));
  const matched = ranked.filter((hit) => hit.isUnmatched === undefined);
  const names = new Set([...new Set(matched.map((hit) => urlName(hit.url)))].slice(0, kept));
  return ranked.filter((hit) => hit.isUnmatched ?? names.has(urlName(hit.url)));
}

function orderOf({ hit, queryId }: FoundHit): string {
  return [queryId, String(hit.rank).padStart(9, '0'), hit.provider, canonicalJson(hit)].join('\n');
}

function compare(first: string, second: string): number {
  return first < second ? -1 : Number(first > second);
}
