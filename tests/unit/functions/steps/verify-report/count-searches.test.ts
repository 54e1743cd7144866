import { expect, test } from 'vitest';
import { countSearches } from '#functions/steps/verify-report/count-searches.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import { hitOf } from '../builders.ts';

const result = (queryId: string, rest: Partial<SearchResult>): SearchResult => ({
  queryId,
  waveId: 'i01',
  provider: 'tavily',
  hits: [],
  ...rest,
});

test('R5.7 says what the searches of each provider used, those that failed included', () => {
  const searched = countSearches([
    result('i01-00', { usage: { requests: 1, credits: 1, usd: 0.008 } }),
    result('i01-01', {
      usage: { requests: 2, credits: 2, usd: 0.016 },
      failure: { name: 'MalformedReply', message: 'Odd.' },
    }),
    result('i01-02', { failure: { name: 'ServiceUnavailable', message: 'Down.' } }),
    result('i01-03', { provider: 'exa', usage: { requests: 1, usd: 0.007 } }),
    result('i01-04', { provider: 'exa', usage: { requests: 1 } }),
    result('i01-05', { provider: 'corpus' }),
  ]);
  expect(searched.map(({ provider, usage }) => [provider, usage])).toEqual([
    ['tavily', { requests: 3, credits: 3, usd: 0.024 }],
    ['exa', { requests: 2 }],
    ['corpus', undefined],
  ]);
});

test('names three reasons at most, each once, and counts a document once', () => {
  const failed = (queryId: string, message: string) =>
    result(queryId, { failure: { name: 'ServiceUnavailable', message } });
  const [searched] = countSearches([
    ...['One.', 'Two.', 'One.', 'Three.', 'Four.'].map((message, at) => failed(`i01-0${at}`, message)),
    result('i01-06', { hits: [hitOf('a'), hitOf('b')] }),
    result('i01-07', { hits: [hitOf('b')] }),
  ]);
  expect(searched).toEqual({
    provider: 'tavily',
    searches: 7,
    failures: 5,
    reasons: ['One.', 'Two.', 'Three.'],
    documents: 2,
  });
});
