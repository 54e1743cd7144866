import { InvalidConfiguration } from '#shared/errors.ts';
import type { Reranker } from '#shared/ports/reranker.ts';
import { createReranker } from '../search/rerankers/create-reranker.ts';
import type { NetworkOptions } from './service-options.ts';

/** As `createReranker`; one without its key says so when it is asked. */
export function createAwsReranker(given: NetworkOptions): Reranker | undefined {
  try {
    return createReranker(given.config, given);
  } catch (error) {
    if (error instanceof InvalidConfiguration) return rerankerWithout(error, given);
    throw error;
  }
}

function rerankerWithout(reason: InvalidConfiguration, { config }: NetworkOptions): Reranker {
  const { reranker, rerankModel = '' } = config.search;
  return {
    name: reranker === 'bedrock' ? 'bedrock' : 'jina',
    model: rerankModel,
    rank: async () => Promise.reject(reason),
  };
}
