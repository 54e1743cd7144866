import type { Settings } from '#shared/domain/settings.ts';
import type { Source } from '#shared/domain/source.ts';

/** Why a digest does not stand for the content of a source; undefined when it does (seed 004, policy and eligibility). */
export function reasonNotToReplace(source: Source, settings: Settings['digest']): string | undefined {
  if (settings.policy === 'off') return 'policy off';
  if (settings.policy === 'always') return undefined;
  if ((source.characters ?? 0) < settings.minimumCharacters)
    return `shorter than ${settings.minimumCharacters} characters`;
  return source.quality === 'LOW' ? 'quality LOW' : undefined;
}
