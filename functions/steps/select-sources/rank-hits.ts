import type { Hit } from '#shared/domain/hit.ts';
import { identitiesOf, sourceIdOf } from '#shared/domain/source-identity.ts';
import type { Query } from '#shared/domain/query.ts';
import type { SearchResult } from '#shared/ports/research-store.ts';
import { rankDocuments } from '#shared/text/rank-documents.ts';

/** Hits of one document, merged, with the best place each checklist item's queries gave it. */
export interface Candidate {
  readonly sourceId: string;
  readonly hit: Hit;
  readonly origins: readonly {
    readonly provider: string;
    readonly hitId: string;
    readonly queryId: string;
  }[];
  /** Item id -> 1 / rank, the best over its queries. */
  readonly itemRanks: ReadonlyMap<string, number>;
  /** 0-1 within the wave. */
  readonly relevance: number;
}

/** Merges hits that share an identity, in order of query and rank, and keeps all their origins. */
export function mergeHits(
  results: readonly SearchResult[],
  queries: readonly Query[],
  kept: number,
): readonly Candidate[] {
  const merged: { hits: Hit[]; origins: Candidate['origins'][number][]; ranks: Map<string, number> }[] = [];
  const known = new Map<string, number>();
  for (const result of results) {
    const itemIds = queries.find((query) => query.id === result.queryId)?.itemIds ?? [];
    const weight = itemIds.length > 1 ? 0.5 : 1;
    for (const hit of result.hits.slice(0, kept)) {
      const identities = identitiesOf(hit);
      const place =
        identities.map((identity) => known.get(identity)).find((index) => index !== undefined) ??
        merged.length;
      const entry = (merged[place] ??= { hits: [], origins: [], ranks: new Map() });
      for (const identity of identities) known.set(identity, place);
      entry.hits.push(hit);
      entry.origins.push({ provider: hit.provider, hitId: hit.id, queryId: result.queryId });
      for (const id of itemIds) entry.ranks.set(id, Math.max(entry.ranks.get(id) ?? 0, weight / hit.rank));
    }
  }
  return merged.flatMap(({ hits, origins, ranks }) => {
    const hit = hits[0];
    return hit ? [{ sourceId: sourceIdOf(hit), hit, origins, itemRanks: ranks, relevance: 0 }] : [];
  });
}

/** Relevance to the original question, half by its own text, half by the best place a query gave it. */
export function rankCandidates(question: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const ranked = rankDocuments(
    question,
    candidates.map((one) => ({ id: one.sourceId, title: one.hit.title, text: one.hit.snippet })),
  );
  const byText = new Map(ranked.map((one) => [one.id, one.normalized]));
  return candidates
    .map((one) => ({
      ...one,
      relevance: 0.5 * (byText.get(one.sourceId) ?? 0) + 0.5 * Math.max(0, ...one.itemRanks.values()),
    }))
    .toSorted((a, b) => b.relevance - a.relevance || (a.sourceId < b.sourceId ? -1 : 1));
}

/**
 * Chooses up to `limit` candidates: in turns, each item takes the best one its own queries found,
 * so that no item goes unread because another has many good sources; what is left goes by relevance.
 */
export function chooseCandidates(
  ranked: readonly Candidate[],
  itemIds: readonly string[],
  limit: number,
): readonly Candidate[] {
  const chosen: Candidate[] = [];
  const take = (one: Candidate | undefined): void => {
    if (one && chosen.length < limit && !chosen.includes(one)) chosen.push(one);
  };
  for (const itemId of itemIds)
    take(
      bestFor(
        itemId,
        ranked.filter((one) => !chosen.includes(one)),
      ),
    );
  for (const one of ranked) take(one);
  return chosen;
}

function bestFor(itemId: string, ranked: readonly Candidate[]): Candidate | undefined {
  const found = ranked.filter((one) => one.itemRanks.has(itemId));
  return found.toSorted((a, b) => (b.itemRanks.get(itemId) ?? 0) - (a.itemRanks.get(itemId) ?? 0))[0];
}
