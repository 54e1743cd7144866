import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spendQueries } from '#shared/research/spend-queries.ts';
import { addressTasks } from '#shared/domain/address-tasks.ts';
import { openingQueries, openingShare } from '#shared/domain/opening-queries.ts';
import { Endpoint, type SearchTask } from '#shared/domain/plan.ts';
import type { Query } from '#shared/domain/query.ts';

const PROVIDERS = ['corpus', 'pubmed', 'europepmc', 'arxiv', 'crossref', 'wikipedia', 'tavily', 'serper'];
const ITEMS = ['item_1', 'item_2', 'item_3'];
const LIMITS = { providers: PROVIDERS, cap: 12, opening: 6, asked: [] };

function task(query: string, rest: Partial<SearchTask> = {}): SearchTask {
  return { query, resultCount: 10, reasoning: '', itemIds: ['item_1'], ...rest };
}

/** The question, then for each of nine proposals its own words, each about one of three items. */
const TEN = [
  task('the question', { itemIds: ITEMS }),
  ...Array.from('abcdefghi', (letter, index) =>
    task(`word${letter}`, { itemIds: [`item_${(index % 3) + 1}`] }),
  ),
];

describe('R1.10 spendQueries', () => {
  it('leaves no provider and no proposal that has its turn in time without a query', () => {
    const { chosen, droppedCount } = spendQueries(TEN, LIMITS);
    expect(chosen).toHaveLength(12);
    expect(droppedCount).toBe(80 - 12);
    expect(chosen.slice(0, 6).map((one) => one.query)).toEqual(
      Array.from({ length: 6 }, () => 'the question'),
    );
    expect(new Set(chosen.map((one) => one.provider))).toEqual(new Set(PROVIDERS));
    expect(chosen.slice(6).map((one) => one.query)).toEqual(TEN.slice(1, 7).map((one) => one.query));
  });

  it('asks different providers for what serves the same item', () => {
    const { chosen } = spendQueries(TEN.slice(1), { ...LIMITS, opening: 0, cap: 9 });
    for (const id of ITEMS) {
      const asked = chosen.filter((one) => one.itemIds.includes(id)).map((one) => one.provider);
      expect(new Set(asked).size).toBe(3);
    }
  });

  it('turns in a later wave to providers that were not asked for the item before', () => {
    const asked: readonly Query[] = ['corpus', 'pubmed'].map((provider, index) => ({
      id: `i01-0${index}`,
      waveId: 'i01',
      text: 'before',
      provider,
      endpoint: 'search',
      resultCount: 10,
      itemIds: ['item_1'],
    }));
    const providers = ['corpus', 'pubmed', 'arxiv'];
    const { chosen } = spendQueries([task('later')], { providers, cap: 1, opening: 0, asked });
    expect(chosen.map((one) => one.provider)).toEqual(['arxiv']);
  });

  it('asks all there is when there is room, and one provider for all of it when there is one', () => {
    expect(spendQueries(TEN, { ...LIMITS, cap: 400, opening: 200 })).toMatchObject({ droppedCount: 0 });
    const { chosen } = spendQueries(TEN, { ...LIMITS, providers: ['corpus'] });
    expect(chosen.map((one) => one.query)).toEqual(TEN.map((one) => one.query));
  });

  it('asks a provider the same words through each endpoint that a task names', () => {
    const tasks = [task('flood', { endpoint: 'news' }), task('flood', { endpoint: 'scholar' })];
    const { chosen } = spendQueries(tasks, { ...LIMITS, providers: ['serper'] });
    expect(chosen.map((one) => one.endpoint)).toEqual(['news', 'scholar']);
  });

  const anyTask = fc.record({
    query: fc.constantFrom('gold price', 'price gold', 'silver', 'tin ore', 'lead'),
    itemIds: fc.subarray(ITEMS),
    endpoint: fc.option(fc.constantFrom(...Endpoint.options), { nil: undefined }),
  });

  it('keeps to the cap, to where a task belongs, and asks nothing twice', () => {
    const some = fc.record({
      tasks: fc.array(anyTask, { maxLength: 8 }),
      providers: fc.shuffledSubarray(PROVIDERS),
      cap: fc.nat({ max: 20 }),
    });
    fc.assert(
      fc.property(some, ({ tasks, providers, cap }) => {
        const all = tasks.map(({ query, endpoint, itemIds }) =>
          task(query, { itemIds, ...(endpoint && { endpoint }) }),
        );
        const { chosen, droppedCount } = spendQueries(all, {
          ...LIMITS,
          providers,
          cap,
          opening: openingShare(cap),
        });
        const possible = addressTasks(all, providers);
        expect(chosen.length).toBeLessThanOrEqual(cap);
        expect(droppedCount === 0 || chosen.length === cap).toBe(true);
        for (const one of chosen) expect(possible).toContainEqual(one);
        const keys = chosen.map((one) =>
          [one.provider, one.endpoint, ...one.query.split(' ').toSorted()].join('|'),
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('begins with the queries that were known before there was a plan', () => {
    const some = fc.record({ providers: fc.shuffledSubarray(PROVIDERS), cap: fc.nat({ max: 20 }) });
    fc.assert(
      fc.property(some, fc.array(anyTask, { maxLength: 4 }), ({ providers, cap }, others) => {
        const rest = others.map(({ query, itemIds }) => task(query, { itemIds }));
        const tasks = [task('What is steel?', { itemIds: ITEMS }), ...rest];
        const opening = openingQueries('What is steel?', { providers, cap, resultsPerQuery: 10 });
        const { chosen } = spendQueries(tasks, { ...LIMITS, providers, cap, opening: openingShare(cap) });
        expect(
          chosen
            .slice(0, opening.length)
            .map((one) => [one.query, one.provider, one.endpoint, one.resultCount]),
        ).toEqual(opening.map((one) => [one.text, one.provider, one.endpoint, one.resultCount]));
      }),
    );
  });
});
