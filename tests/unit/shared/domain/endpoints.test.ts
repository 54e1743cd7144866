import { expect, test } from 'vitest';
import { endpointsOf, mainEndpoint, offeredEndpoints } from '#shared/domain/endpoints.ts';

test('a provider is asked through its main endpoint, one that is not known as the web', () => {
  expect(['pubmed', 'arxiv', 'corpus', 'serper', 'toString'].map(mainEndpoint)).toEqual([
    'pubmed',
    'scholar',
    'corpus',
    'search',
    'search',
  ]);
  expect(endpointsOf('serper')).toEqual(['search', 'scholar', 'news']);
  expect(endpointsOf('unheard-of')).toEqual(['search']);
});

test('what some providers offer together is named once, in their order', () => {
  expect(offeredEndpoints(['pubmed', 'brave', 'exa'])).toEqual(['pubmed', 'search', 'news', 'scholar']);
  expect(offeredEndpoints([])).toEqual([]);
});
