import { describe, expect, it } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import type { Query } from '#shared/domain/query.ts';
import { asDeepAsCompared, keptOf } from '#shared/research/result-depth.ts';

const QUERY: Query = {
  id: 'i01-01',
  waveId: 'i01',
  text: 'turn off the alarm',
  provider: 'corpus',
  endpoint: 'corpus',
  resultCount: 10,
  itemIds: [],
  language: 'en',
};

function depthOf(change: Partial<Query>, environment: Readonly<Record<string, string>> = {}) {
  const config = loadConfig(environment);
  const query = { ...QUERY, ...change };
  return [asDeepAsCompared(query, config).resultCount, keptOf(query, config)];
}

describe('the depth of a search', () => {
  it('is greater in a corpus, where what is found is compared in meaning', () => {
    expect(depthOf({})).toEqual([25, 25]);
    expect(depthOf({}, { COMPARED_PER_QUERY: '40' })).toEqual([40, 40]);
    expect(depthOf({ language: undefined })).toEqual([25, 25]);
    expect(depthOf({ language: 'de' })).toEqual([25, 25]);
  });

  it.each<[string, Partial<Query>, Readonly<Record<string, string>>]>([
    ['of another language', { language: 'pl' }, {}],
    ['of a service outside', { provider: 'brave' }, {}],
    ['without an encoder', {}, { ENCODER: 'none' }],
    ['of words of no known language', { language: undefined, text: 'xyloftar quonga blemwick' }, {}],
    ['that a model chooses from', {}, { MODEL_PROVIDER: 'bedrock' }],
  ])('is that of the settings for a query %s', (_, change, environment) => {
    expect(depthOf(change, environment)).toEqual([10, 8]);
  });

  it('is as great as the query says, where that is more', () => {
    expect(depthOf({ resultCount: 50 })).toEqual([50, 50]);
    expect(depthOf({ resultCount: 50, language: 'pl' })).toEqual([50, 8]);
  });

  it('never is less than the settings say', () => {
    expect(depthOf({ resultCount: 60 }, { COMPARED_PER_QUERY: '5', KEPT_PER_QUERY: '30' })).toEqual([60, 60]);
  });
});
