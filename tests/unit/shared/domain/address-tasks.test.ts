import { expect, test } from 'vitest';
import { addressTasks } from '#shared/domain/address-tasks.ts';
import type { SearchTask } from '#shared/domain/plan.ts';

const task = (fields: Partial<SearchTask>): SearchTask => ({
  query: 'reeds',
  resultCount: 5,
  reasoning: '',
  itemIds: ['i-1'],
  ...fields,
});

const addressed = (tasks: readonly SearchTask[], providers: readonly string[]) =>
  addressTasks(tasks, providers).map(({ query, provider, endpoint }) => [query, provider, endpoint]);

test('a task of an endpoint goes to those alone that serve it', () => {
  expect(addressed([task({ endpoint: 'pubmed' })], ['corpus', 'pubmed', 'tavily'])).toEqual([
    ['reeds', 'pubmed', 'pubmed'],
  ]);
});

test('a task without an endpoint goes to all, in their order, to each through its main one', () => {
  const tasks = [task({ query: 'a' }), task({ query: 'b' })];
  expect(addressed(tasks, ['corpus', 'pubmed'])).toEqual([
    ['a', 'corpus', 'corpus'],
    ['a', 'pubmed', 'pubmed'],
    ['b', 'corpus', 'corpus'],
    ['b', 'pubmed', 'pubmed'],
  ]);
});

test('a task that nobody serves goes to all', () => {
  expect(addressed([task({ endpoint: 'news' })], ['corpus', 'pubmed'])).toEqual([
    ['reeds', 'corpus', 'corpus'],
    ['reeds', 'pubmed', 'pubmed'],
  ]);
});

test('a task keeps what else it says', () => {
  expect(addressTasks([task({})], ['corpus'])[0]).toMatchObject({ query: 'reeds', itemIds: ['i-1'] });
});
