import type { Settings } from './settings.ts';

/** So many documents of a wave at most, whoever chooses them: an execution has room for no more events. */
const MOST = 20;

/** Documents that a wave reads at most where a model chooses them: twice as many as where words alone do. */
export function mostSources({
  fullSources,
  chunkedSources,
}: Pick<Settings['research'], 'fullSources' | 'chunkedSources'>): number {
  return Math.min(MOST, 2 * (fullSources + chunkedSources));
}
