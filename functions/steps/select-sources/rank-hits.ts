import { domainOf } from '#shared/domain/credibility.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { queryTerms, terms } from '#shared/text/analyze.ts';
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

interface Merged {
  readonly hits: Hit[];
  readonly origins: Candidate['origins'][number][];
  readonly ranks: Map<string, number>;
}

/** A hit with the identities of two that were taken for different documents shows that they are one. */
function moveInto(entry: Merged, other: Merged | undefined): void {
  if (!other) return;
  entry.hits.push(...other.hits.splice(0));
  entry.origins.push(...other.origins.splice(0));
  for (const [id, rank] of other.ranks) entry.ranks.set(id, Math.max(entry.ranks.get(id) ?? 0, rank));
}

/** Merges hits that share an identity, in order of query and rank, and keeps all their origins. */
export function mergeHits(
  results: readonly SearchResult[],
  queries: readonly Query[],
  kept: number,
): readonly Candidate[] {
  const merged: Merged[] = [];
  const known = new Map<string, number>();
  for (const result of results.toSorted((a, b) => (a.queryId < b.queryId ? -1 : 1))) {
    const itemIds = queries.find((query) => query.id === result.queryId)?.itemIds ?? [];
    const weight = itemIds.length > 1 ? 0.5 : 1;
    for (const hit of result.hits.slice(0, kept)) {
      const identities = identitiesOf(hit);
      const places = [...new Set(identities.flatMap((identity) => known.get(identity) ?? []))];
      const place = Math.min(...places, merged.length);
      const entry = (merged[place] ??= { hits: [], origins: [], ranks: new Map() });
      for (const other of places) {
        if (other === place) continue;
        moveInto(entry, merged[other]);
        for (const [identity, at] of known) if (at === other) known.set(identity, place);
      }
      for (const identity of identities) known.set(identity, place);
      entry.hits.push(hit);
      entry.origins.push({ provider: hit.provider, hitId: hit.id, queryId: result.queryId });
      for (const id of itemIds) entry.ranks.set(id, Math.max(entry.ranks.get(id) ?? 0, weight / hit.rank));
    }
  }
  return merged.flatMap(({ hits, origins, ranks }) => {
    const first = hits[0];
    // What one provider knows of a retraction holds for the document, wherever else it was found.
    const hit = first && { ...first, notices: [...new Set(hits.flatMap((one) => one.notices))] };
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

export interface Choice {
  readonly items: readonly ChecklistItem[];
  readonly limit: number;
  /** Domains that were read before: a wave that comes after another looks for new ones, too. */
  readonly domains: ReadonlySet<string>;
}

/**
 * Chooses up to `limit` candidates: in turns, each item takes the best one its own queries found, so that no item goes
 * unread because another has many good sources; then, in later waves, the best of new domains; what is left goes by
 * relevance.
 */
export function chooseCandidates(ranked: readonly Candidate[], choice: Choice): readonly Candidate[] {
  const chosen: Candidate[] = [];
  const take = (one: Candidate | undefined): void => {
    if (one && chosen.length < choice.limit && !chosen.includes(one)) chosen.push(one);
  };
  for (const item of choice.items)
    take(
      bestFor(
        item,
        ranked.filter((one) => !chosen.includes(one)),
      ),
    );
  if (choice.domains.size > 0) {
    const fresh = ranked.filter((one) => !choice.domains.has(domainOf(one.hit)));
    for (const one of fresh.slice(0, NEW_DOMAINS)) take(one);
  }
  for (const one of ranked) take(one);
  return chosen;
}

const NEW_DOMAINS = 3;
/** What a title that names the item's entity adds to the place that the queries gave. */
const NAMED_IN_TITLE = 1;

function bestFor(item: ChecklistItem, ranked: readonly Candidate[]): Candidate | undefined {
  const entity = item.entity === undefined ? [] : queryTerms(item.entity);
  const scored = ranked
    .filter((one) => one.itemRanks.has(item.id))
    .map((one) => {
      const title = new Set(terms(`${one.hit.title} ${one.hit.url}`));
      const isNamed = entity.length > 0 && entity.every((term) => title.has(term));
      return { one, score: (one.itemRanks.get(item.id) ?? 0) + (isNamed ? NAMED_IN_TITLE : 0) };
    });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.one;
}
