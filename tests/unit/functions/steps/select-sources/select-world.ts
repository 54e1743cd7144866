import { type PreparedHits, prepareHits } from '#functions/steps/select-sources/prepare-hits.ts';
import { type Candidate, type MergedHits, mergeHits } from '#functions/steps/select-sources/merge-hits.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import { hitOf } from '../builders.ts';

export const ITEMS = ['item_1', 'item_2', 'item_3'];

function queryOf(number: number, itemIds: readonly string[]): Query {
  const id = `i01-0${number}`;
  return { id, waveId: 'i01', text: id, provider: 'corpus', endpoint: 'corpus', resultCount: 10, itemIds };
}

/** Ranked as given. */
export function resultOf(number: number, hits: readonly Hit[]): SearchResult {
  const ranked = hits.map((hit, index) => ({ ...hit, rank: index + 1 }));
  return { queryId: `i01-0${number}`, waveId: 'i01', provider: 'corpus', hits: ranked };
}

const QUERIES = [queryOf(1, ITEMS), queryOf(2, ['item_1']), queryOf(3, ['item_2'])];

const ANYWHERE = { included: [], excluded: [] };

export function prepare(
  results: readonly SearchResult[],
  change: Partial<Parameters<typeof prepareHits>[1]> = {},
): PreparedHits {
  return prepareHits(results, { queries: QUERIES, kept: 10, domains: ANYWHERE, known: [], ...change });
}

export function merge(results: readonly SearchResult[], known: readonly Hit[] = []): MergedHits {
  return mergeHits(prepare(results, { known }).found, known);
}

/** The ids of the hits that were taken for one document, document by document. */
export function groupsOf(hits: readonly Hit[]): readonly (readonly string[])[] {
  const { candidates } = merge([resultOf(1, hits)]);
  return candidates.map((one) => one.origins.map((origin) => origin.hitId).toSorted());
}

export const pageOf = (id: string, change: Partial<Hit> = {}): Hit =>
  hitOf(id, { kind: 'web', provider: 'web', url: `https://${id}.example/`, ...change });

export const paperOf = (id: string, change: Partial<Hit> = {}): Hit =>
  hitOf(id, { kind: 'scholar', provider: 'scholar', url: `https://papers.example/${id}`, ...change });

export function candidateOf(
  id: string,
  relevance: number,
  ranks: Readonly<Record<string, number>>,
  change: Partial<Hit> = {},
): Candidate {
  return {
    sourceId: id,
    hit: hitOf(id, { container: id.slice(0, 1), title: id, ...change }),
    origins: [],
    itemRanks: new Map(Object.entries(ranks)),
    relevance,
  };
}

/** Everything about a candidate that can be compared. */
export const plain = (one: Candidate) => ({ ...one, itemRanks: Object.fromEntries(one.itemRanks) });
