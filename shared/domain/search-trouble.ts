import type { Job, JobSettings } from './job.ts';

/** Why nothing can be said of what there is to find: search is off, or every search failed. */
export type SearchTrouble = 'off' | 'failed';

/** True when the caller, or the configuration, turned search off; a corpus that was named is read all the same. */
export function isSearchOff(settings: JobSettings): boolean {
  const isNobodyThere = settings.providers.length === 0;
  return settings.isSearchOff ?? (isNobodyThere && (settings.unreachableProviders ?? []).length === 0);
}

/**
 * Undefined as soon as one search went well, whatever it brought, when there was nothing left to ask, and when nobody was to
 * be asked of what came with the question.
 */
export function searchTroubleOf(
  { settings, uploads = [] }: Pick<Job, 'settings' | 'uploads'>,
  searches: readonly { readonly failure?: unknown }[],
): SearchTrouble | undefined {
  if (searches.length > 0) {
    return searches.every((search) => search.failure !== undefined) ? 'failed' : undefined;
  }
  if (settings.providers.length > 0) return undefined;
  if (!isSearchOff(settings)) return 'failed';
  return uploads.length > 0 ? undefined : 'off';
}

/** Said of each checklist item in place of what was found on it. */
export const UNSEARCHED_REASONS: Readonly<Record<SearchTrouble, string>> = {
  off: 'not searched for, because search is off',
  failed: 'not known, because every search failed',
};

/** Said in place of an answer. */
export const UNSEARCHED_ANSWERS = {
  off: 'Search was off: no source was asked, so there is nothing to quote.',
  failed: 'Every search failed: what there is to find on this question is not known.',
} as const satisfies Readonly<Record<SearchTrouble, string>>;
