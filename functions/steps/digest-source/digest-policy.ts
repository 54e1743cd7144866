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

/** The place of a source among those of its wave, by relevance. */
export function rankInWave(source: Source, sources: readonly Source[]): number {
  const better = sources.filter(
    (one) =>
      one.waveId === source.waveId &&
      (one.relevanceScore > source.relevanceScore ||
        (one.relevanceScore === source.relevanceScore && one.id < source.id)),
  );
  return better.length + 1;
}
