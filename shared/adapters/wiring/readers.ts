import type { Config } from '#shared/config.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import { createEuropePmcFullTexts } from '../search/scholarly/europepmc/full-texts.ts';
import { serviceOptions } from './network-providers.ts';
import { createReranker } from '../search/rerankers/create-reranker.ts';

export interface ReaderParts {
  readonly config: Config;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** What reads and ranks beside the providers: nothing at all where only a corpus is searched. */
export function createReaders(
  parts: ReaderParts,
  pages: Ports['pages'],
): Pick<Ports, 'pages' | 'fullTexts' | 'reranker'> {
  const reranker = createReranker(parts.config, parts);
  const ranking = reranker === undefined ? {} : { reranker };
  if (!searchesNetwork(parts.config)) return ranking;
  const fullTexts = createEuropePmcFullTexts(serviceOptions('europepmc', parts));
  return { ...ranking, fullTexts, ...(pages === undefined ? {} : { pages }) };
}

function searchesNetwork({ search }: Config): boolean {
  return search.providers.some((name) => name !== 'corpus');
}
