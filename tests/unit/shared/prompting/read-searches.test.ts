import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpointsOf, offeredEndpoints } from '#shared/domain/endpoints.ts';
import { Endpoint, SearchTask } from '#shared/domain/plan.ts';
import {
  type ProposedSearch,
  type SearchRules,
  readSearches,
  tidyQuery,
} from '#shared/prompting/read-searches.ts';
import { hardText } from '../text/arbitrary-text.ts';

const RULES: SearchRules = {
  endpoints: ['corpus', 'pubmed'],
  resultsPerQuery: 10,
  maxSearches: 4,
  asked: ['iron rust'],
};

function search(query: string, change: Partial<ProposedSearch> = {}): ProposedSearch {
  return { query, endpoint: 'corpus', itemIds: ['item_1'], ...change };
}

describe('tidyQuery', () => {
  const syntax = '("heart failure"[MeSH Terms] OR "cardiac failure"[tiab]) AND empagliflozin[tiab]';

  it('keeps PubMed syntax where PubMed reads it', () => {
    expect(tidyQuery(syntax, 'pubmed')).toBe(syntax);
  });

  it('leaves the words of it elsewhere, and where its brackets do not close', () => {
    expect(tidyQuery(syntax, 'corpus')).toBe('heart failure cardiac failure empagliflozin');
    expect(tidyQuery('("heart failure" OR rust', 'pubmed')).toBe('heart failure OR rust');
  });

  it.each([
    ['1. official documentation SSE-S3', 'official documentation SSE-S3'],
    ['see https://evil.example/a for rust', 'see for rust'],
    ['a\nb', 'a b'],
    ['`rust`', 'rust'],
  ])('tidies %j', (query, tidy) => {
    expect(tidyQuery(query, 'search')).toBe(tidy);
  });
});

describe('readSearches', () => {
  it('drops what was asked before in any order, what is empty, and what is over the cap, however many are of one item', () => {
    const { tasks, dropped } = readSearches(
      [
        search('Rust of iron'),
        search(''),
        search('?!'),
        search('copper green'),
        search('green copper'),
        search('gold'),
        search('silver'),
        search('tin', { itemIds: ['item_2'], endpoint: 'moon' }),
        search('lead', { itemIds: ['item_2'], endpoint: 'pubmed' }),
        search('zinc', { itemIds: ['item_3'] }),
      ],
      RULES,
    );
    expect(tasks.map((task) => [task.query, task.endpoint])).toEqual([
      ['copper green', 'corpus'],
      ['gold', 'corpus'],
      ['silver', 'corpus'],
      ['tin', 'corpus'],
    ]);
    expect(dropped).toEqual({ emptyQuery: 2, repeatedQuery: 2, queryOverCap: 2 });
  });

  it('may ask the same at two places', () => {
    const both = [search('gold'), search('gold', { endpoint: 'pubmed' })];
    expect(readSearches(both, RULES).tasks.map((task) => task.endpoint)).toEqual(['corpus', 'pubmed']);
  });

  it('makes valid tasks within the caps of whatever is proposed', () => {
    const proposed = fc.record({
      query: hardText,
      endpoint: fc.oneof(fc.constantFrom(...Endpoint.options), hardText),
      itemIds: fc.array(fc.constantFrom('item_1', 'item_2'), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(proposed, { maxLength: 12 }), (list) => {
        const { tasks, dropped } = readSearches(list, RULES);
        expect(SearchTask.array().parse(tasks).length).toBeLessThanOrEqual(4);
        for (const task of tasks) expect(RULES.endpoints).toContain(task.endpoint);
        const counted = Object.values(dropped).reduce((sum, count) => sum + count, 0);
        expect(tasks.length + counted).toBe(list.length);
      }),
    );
  });

  it('has nowhere to search without an endpoint', () => {
    expect(readSearches([search('gold')], { ...RULES, endpoints: [] }).tasks).toEqual([]);
  });
});

describe('endpoints', () => {
  it.each([
    ['corpus', ['corpus']],
    ['pubmed', ['pubmed']],
    ['serper', ['search', 'scholar', 'news']],
    ['openalex', ['scholar']],
    ['tavily', ['search', 'news']],
  ])('of %s are %j', (provider, endpoints) => {
    expect(endpointsOf(provider)).toEqual(endpoints);
  });

  it('of several providers are offered once', () => {
    expect(offeredEndpoints(['tavily', 'serper', 'corpus'])).toEqual(['search', 'news', 'scholar', 'corpus']);
  });
});
