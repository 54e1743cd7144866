import type { Config } from '#shared/config.ts';
import type { FullTexts } from '#shared/ports/full-texts.ts';
import { type NetworkOptions, serviceOptions } from './service-options.ts';

/** Full texts of scholarly works, for where the network is searched. */
export async function createFullTexts(options: NetworkOptions): Promise<FullTexts> {
  const { createEuropePmcFullTexts } = await import('../search/scholarly/europepmc/full-texts.ts');
  return createEuropePmcFullTexts(serviceOptions('europepmc', options));
}

export function searchesNetwork({ search }: Config): boolean {
  return search.providers.some((name) => name !== 'corpus');
}
