import type { Ports } from '#shared/ports/ports.ts';
import { createReranker } from '../search/rerankers/create-reranker.ts';
import { createFullTexts, searchesNetwork } from './full-texts.ts';
import type { NetworkOptions } from './service-options.ts';

/** What reads and ranks beside the providers: nothing at all where only a corpus is searched. */
export async function createReaders(
  parts: NetworkOptions,
  pages: Ports['pages'],
): Promise<Pick<Ports, 'pages' | 'fullTexts' | 'reranker'>> {
  const reranker = createReranker(parts.config, parts);
  const ranking = reranker === undefined ? {} : { reranker };
  if (!searchesNetwork(parts.config)) return ranking;
  const fullTexts = await createFullTexts(parts);
  return { ...ranking, fullTexts, ...(pages === undefined ? {} : { pages }) };
}
