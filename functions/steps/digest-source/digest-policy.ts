import type { Settings } from '#shared/domain/settings.ts';
import type { Source } from '#shared/domain/source.ts';

/**
 * Why a digest does not stand for the content of a source; undefined when it does (seed 004, policy and eligibility).
 * `rank` is the place of the source in its wave, from 1.
 */
export function reasonNotToReplace(
  source: Source,
  rank: number,
  settings: Settings['digest'],
): string | undefined {
  if (settings.policy === 'off') return 'policy off';
  if (rank > settings.maxSources) return `not among the best ${settings.maxSources} of its wave`;
  if (settings.policy === 'always') return undefined;
  if ((source.characters ?? 0) < settings.minimumCharacters)
    return `shorter than ${settings.minimumCharacters} characters`;
  return source.quality === 'LOW' ? 'quality LOW' : undefined;
}

const RANK_OF_QUALITY: Readonly<Record<Source['quality'], number>> = { HIGH: 0, MEDIUM: 1, LOW: 2 };

/** The place of a source among those of its wave, from 1: by quality, then by relevance (seed 004, quality ranking). */
export function rankInWave(source: Source, sources: readonly Source[]): number {
  const better = sources.filter((one) => one.waveId === source.waveId && compare(one, source) < 0);
  return better.length + 1;
}

function compare(a: Source, b: Source): number {
  const byQuality = RANK_OF_QUALITY[a.quality] - RANK_OF_QUALITY[b.quality];
  return byQuality || b.relevanceScore - a.relevanceScore || (a.id < b.id ? -1 : Number(a.id > b.id));
}
