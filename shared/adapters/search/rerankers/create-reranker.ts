import type { Config } from '#shared/config.ts';
import { USUAL_BEDROCK_RERANKER } from '#shared/domain/rerank-model.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import type { Reranker } from '#shared/ports/reranker.ts';
import { createBedrockReranker } from './bedrock.ts';
import { createJinaReranker } from './jina.ts';

export interface RerankerParts {
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/**
 * The reranker that the configuration names; undefined for the built-in one, which is code. Throws InvalidConfiguration that names
 * the key that is missing.
 */
export function createReranker(config: Config, parts: RerankerParts): Reranker | undefined {
  const { reranker, rerankModel, timeoutSeconds, bedrockAgentEndpoint } = config.search;
  if (reranker === 'builtin') return undefined;
  if (reranker === 'jina') {
    return createJinaReranker({
      ...parts,
      baseUrl: config.baseUrl.jina,
      apiKey: config.apiKey.jina,
      model: rerankModel,
      timeoutSeconds,
    });
  }
  return createBedrockReranker({
    limiter: parts.limiter,
    region: config.store.region,
    endpoint: bedrockAgentEndpoint,
    model: rerankModel ?? USUAL_BEDROCK_RERANKER,
    timeoutSeconds,
  });
}
