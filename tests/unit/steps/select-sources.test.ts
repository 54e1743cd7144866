import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  chooseCandidates,
  mergeHits,
  rankCandidates,
} from '#functions/steps/select-sources/rank-hits.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import type { SearchResult } from '#shared/ports/research-store.ts';
import { hitOf, itemOf, partOf } from './builders.ts';

const ITEMS = ['item_1', 'item_2', 'item_3'];

function queryOf(number: number, itemIds: readonly string[]): Query {
  const id = `i01-0${number}`;
  return { id, waveId: 'i01', text: id, provider: 'corpus', endpoint: 'corpus', resultCount: 10, itemIds };
}

function resultOf(number: number, hits: readonly Hit[]): SearchResult {
  const ranked = hits.map((hit, index) => ({ ...hit, rank: index + 1 }));
  return { queryId: `i01-0${number}`, waveId: 'i01', provider: 'corpus', hits: ranked };
}

const QUERIES = [queryOf(1, ITEMS), queryOf(2, ['item_1']), queryOf(3, ['item_2'])];

/** Everything about a candidate that can be compared. */
const plain = (one: Candidate) => ({ ...one, itemRanks: Object.fromEntries(one.itemRanks) });

const hits = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
  .map((ids) =>
    ids.map((id) => hitOf(id, { snippet: `iron rusts in ${id} ${id === 'a' ? 'moist air' : ''}` })),
  );
const results = fc
  .tuple(hits, hits, hits)
  .map((lists) => lists.map((list, index) => resultOf(index + 1, list)));

const ids = (chosen: readonly Candidate[]): readonly string[] => chosen.map((one) => one.sourceId);

const candidateOf = (id: string, relevance: number, ranks: Readonly<Record<string, number>>): Candidate => ({
  sourceId: id,
  hit: hitOf(id, { container: id.slice(0, 1), title: id }),
  origins: [],
  itemRanks: new Map(Object.entries(ranks)),
  relevance,
});

const rank = (all: readonly SearchResult[]) =>
  rankCandidates('Why does iron rust?', mergeHits(all, QUERIES, 10)).map(plain);

describe('mergeHits', () => {
  it('keeps every origin of a document once', () => {
    fc.assert(
      fc.property(results, (found) => {
        const merged = mergeHits(found, QUERIES, 10);
        const origins = merged.flatMap((one) =>
          one.origins.map((origin) => `${origin.queryId}/${origin.hitId}`),
        );
        const given = found.flatMap((result) => result.hits.map((hit) => `${result.queryId}/${hit.id}`));
        expect(origins.toSorted()).toEqual(given.toSorted());
        expect(new Set(merged.map((one) => one.sourceId)).size).toBe(merged.length);
      }),
    );
  });

  it('merges and ranks the same whatever order the searches end in', () => {
    const shuffled = results.chain((found) =>
      fc.tuple(fc.constant(found), fc.shuffledSubarray(found, { minLength: found.length })),
    );
    fc.assert(
      fc.property(shuffled, ([found, other]) => {
        expect(rank(other)).toEqual(rank(found));
      }),
      { numRuns: 40 },
    );
  });

  it('knows a document by any of its identities', () => {
    const byDoi = hitOf('a', { workIds: { doi: '10.1/X' }, provider: 'pubmed' });
    const byUrl = hitOf('b', { workIds: { doi: '10.1/x', pmid: '7' } });
    const byPmid = hitOf('c', { workIds: { pmid: '7' } });
    const merged = mergeHits([resultOf(1, [byDoi, byUrl]), resultOf(2, [byPmid])], QUERIES, 10);
    expect(merged.map((one) => one.origins.map((origin) => origin.hitId))).toEqual([['a', 'b', 'c']]);
    expect(merged[0]?.hit.id).toBe('a');
  });

  it('makes one of two documents that a third shows to be the same', () => {
    const one = hitOf('a', { workIds: { doi: '10.1/x' } });
    const other = hitOf('b', { workIds: { pmid: '7' } });
    const both = hitOf('c', { workIds: { doi: '10.1/x', pmid: '7' } });
    const merged = mergeHits([resultOf(1, [one, other]), resultOf(2, [both])], QUERIES, 10);
    expect(merged.map((each) => each.origins.map((origin) => origin.hitId))).toEqual([['a', 'b', 'c']]);
  });

  it('keeps a retraction that only one provider knows of', () => {
    const silent = hitOf('a', { workIds: { doi: '10.1/x' } });
    const warned = hitOf('b', { workIds: { doi: '10.1/x' }, notices: ['retracted'] });
    expect(mergeHits([resultOf(1, [silent, warned])], QUERIES, 10)[0]?.hit.notices).toEqual(['retracted']);
  });

  it('considers no more of a query than is kept', () => {
    const found = [
      resultOf(
        1,
        ['a', 'b', 'c'].map((id) => hitOf(id)),
      ),
    ];
    expect(mergeHits(found, QUERIES, 2).map((one) => one.hit.id)).toEqual(['a', 'b']);
  });

  it('gives a document for each item the best place of its queries, whole questions counting half', () => {
    const found = [resultOf(1, [hitOf('a')]), resultOf(2, [hitOf('b'), hitOf('a')])];
    const [a] = mergeHits(found, QUERIES, 10);
    expect([...(a?.itemRanks ?? [])]).toEqual([
      ['item_1', 0.5],
      ['item_2', 0.5],
      ['item_3', 0.5],
    ]);
  });
});

describe('rankCandidates', () => {
  it('puts what answers the question first, within 0 and 1', () => {
    const found = [
      resultOf(1, [
        hitOf('whales', { snippet: 'Whales sing under water.' }),
        hitOf('iron', { snippet: 'Iron rusts because moist air reaches it.', title: 'Why iron rusts' }),
      ]),
    ];
    const ranked = rankCandidates('Why does iron rust?', mergeHits(found, QUERIES, 10));
    expect(ranked.map((one) => one.hit.id)).toEqual(['iron', 'whales']);
    for (const one of ranked) {
      expect(one.relevance).toBeGreaterThanOrEqual(0);
      expect(one.relevance).toBeLessThanOrEqual(1);
    }
  });

  it('ranks nothing without complaint', () => {
    expect(rankCandidates('Why?', [])).toEqual([]);
  });
});

describe('chooseCandidates', () => {
  const items = ITEMS.map((id) => itemOf(id, [partOf(['iron'])]));

  it('gives each item a candidate before it goes by relevance', () => {
    const ranked = [
      candidateOf('a1', 0.9, { item_1: 1 }),
      candidateOf('a2', 0.8, { item_1: 0.5 }),
      candidateOf('b1', 0.2, { item_2: 1 }),
      candidateOf('c1', 0.1, { item_3: 0.1 }),
    ];
    const choice = { items, limit: 3, domains: new Set<string>() };
    expect(ids(chooseCandidates(ranked, choice)).toSorted()).toEqual(['a1', 'b1', 'c1']);
  });

  it('chooses none twice, and no more than it may', () => {
    const ranked = [candidateOf('a1', 0.9, { item_1: 1, item_2: 1, item_3: 1 }), candidateOf('a2', 0.8, {})];
    expect(ids(chooseCandidates(ranked, { items, limit: 7, domains: new Set() }))).toEqual(['a1', 'a2']);
    expect(chooseCandidates(ranked, { items, limit: 0, domains: new Set() })).toEqual([]);
  });

  it('looks for new domains in later waves', () => {
    const ranked = [candidateOf('a1', 0.9, {}), candidateOf('a2', 0.8, {}), candidateOf('b1', 0.1, {})];
    const later = { items, limit: 2, domains: new Set(['a']) };
    expect(ids(chooseCandidates(ranked, later))).toEqual(['b1', 'a1']);
    expect(ids(chooseCandidates(ranked, { ...later, domains: new Set() }))).toEqual(['a1', 'a2']);
  });

  it('prefers for a thing the document with its name in the title', () => {
    const named = {
      ...candidateOf('b1', 0.2, { item_1: 0.2 }),
      hit: hitOf('b1', { title: 'The SQS guide' }),
    };
    const ranked = [candidateOf('a1', 0.9, { item_1: 1 }), named];
    const entity = [itemOf('item_1', [partOf(['queue'])], 'SQS')];
    expect(ids(chooseCandidates(ranked, { items: entity, limit: 1, domains: new Set() }))).toEqual(['b1']);
  });
});
