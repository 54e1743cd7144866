import type { Config } from '#shared/config.ts';
import type { FullTexts } from '#shared/ports/full-texts.ts';
import { createEuropePmcFullTexts } from '../search/scholarly/europepmc/full-texts.ts';
import { type NetworkOptions, serviceOptions } from './service-options.ts';

/** Full texts of scholarly works, for where the network is searched. */
export function createFullTexts(options: NetworkOptions): FullTexts {
  return createEuropePmcFullTexts(serviceOptions('europepmc', options));
}

export function searchesNetwork({ search }: Config): boolean {
  return search.providers.some((name) => name !== 'corpus');
}
