import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressTasks } from '#shared/domain/address-tasks.ts';
import { type RequestsInput, requestTasksFromModel } from '#functions/steps/generate-queries/from-model.ts';
import type { RequestQueries } from '#functions/steps/generate-queries/prompt.ts';
import { Endpoint, SearchTask } from '#shared/domain/plan.ts';
import { hostileText, taken } from '#tests/unit/shared/prompting/hostile-replies.ts';

const input: RequestsInput = {
  requests: [{ topic: 'rotation of keys' }, { topic: 'keys of customers', section: 'Keys' }],
  providers: ['corpus'],
  resultsPerQuery: 10,
  asked: ['queue encryption'],
  itemIds: ['item_1', 'item_2'],
};

const search = (topic: string, query: string): RequestQueries['searches'][number] => ({
  topic,
  query,
  endpoint: 'corpus',
});

const read = (...searches: RequestQueries['searches']) => taken(requestTasksFromModel({ searches }, input));

describe('requestTasksFromModel', () => {
  it('keeps two queries per topic, and searches for the others by their own words', () => {
    const { value, dropped } = read(
      search('t1', 'key rotation interval'),
      search('[T1]', 'rotate automatically'),
      search('t1', 'a third one'),
      search('t9', 'nothing of ours'),
      search('rotation', 'no name'),
    );
    expect(value?.map((task) => task.query)).toEqual([
      'key rotation interval',
      'rotate automatically',
      'keys of customers',
    ]);
    expect(dropped).toEqual({ queryOverCap: 1, unknownTopic: 2 });
  });

  it('asks nothing twice, not even for two topics', () => {
    const { value, dropped } = read(
      search('t1', 'encryption queue'),
      search('t1', 'key age'),
      search('t2', 'age key'),
      search('t2', 'customer keys'),
    );
    expect(value?.map((task) => task.query)).toEqual(['key age', 'customer keys']);
    expect(dropped).toEqual({ repeatedQuery: 2 });
  });

  it('can do nothing without a usable query', () => {
    expect(read().reason).toBe('NothingUsable');
    expect(read(search('t1', '?'), search('t7', 'key age')).reason).toBe('NothingUsable');
  });

  it('makes valid tasks, few of them, of whatever comes', () => {
    const any = fc.array(
      fc.record({
        topic: fc.oneof(fc.constantFrom('t1', 't2', 't0', 't-1', 't99'), hostileText),
        query: hostileText,
        endpoint: fc.constantFrom(...Endpoint.options),
        reasoning: hostileText,
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(any, (searches) => {
        const { value } = taken(requestTasksFromModel({ searches }, input));
        const tasks = SearchTask.array().parse(value ?? []);
        expect(tasks.length).toBeLessThanOrEqual(4);
        expect(
          tasks.every(
            ({ endpoint = 'corpus', ...task }) => endpoint === 'corpus' && !/https?:/u.test(task.query),
          ),
        ).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('addressTasks', () => {
  const task = (query: string, endpoint?: Endpoint): SearchTask => ({
    query,
    ...(endpoint && { endpoint }),
    resultCount: 10,
    reasoning: '',
    itemIds: [],
  });

  it('sends PubMed syntax to PubMed alone, and news to who has them', () => {
    const tasks = [task('a[tiab]', 'pubmed'), task('b', 'news'), task('c', 'search')];
    const addressed = addressTasks(tasks, ['corpus', 'pubmed', 'serper', 'wikipedia']);
    expect(addressed.map((one) => [one.query, one.provider])).toEqual([
      ['a[tiab]', 'pubmed'],
      ['b', 'serper'],
      ['c', 'serper'],
      ['c', 'wikipedia'],
    ]);
  });

  it('sends what has no endpoint to all, to each in its own way', () => {
    const addressed = addressTasks([task('a')], ['arxiv', 'serper', 'wikipedia']);
    expect(addressed.map((one) => [one.provider, one.endpoint])).toEqual([
      ['arxiv', 'scholar'],
      ['serper', 'search'],
      ['wikipedia', 'search'],
    ]);
  });

  it('sends what nobody serves to all', () => {
    expect(addressTasks([task('a', 'news')], ['corpus', 'pubmed']).map((one) => one.provider)).toEqual([
      'corpus',
      'pubmed',
    ]);
  });
});
