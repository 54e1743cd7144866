import type { Notice } from '#shared/domain/hit.ts';
import type { Source } from '#shared/domain/source.ts';
import { isRetractionNotice, joinNotices, statedNotices } from '#shared/domain/stated-notices.ts';

export const WITHDRAWN = 'It says of itself that it was retracted; what is retracted supports nothing.';

/** What a document says of its own standing; a notice that a work was retracted counts like the work. */
export function noticesIn(title: string, text: string): readonly Notice[] {
  return joinNotices(statedNotices(title, text), isRetractionNotice(title) ? ['retracted'] : []);
}

/** What turns out to be retracted is skipped like what was known to be. */
export function skipWithdrawn(source: Source, notices: readonly Notice[] = []): Partial<Source> | undefined {
  if (!notices.includes('retracted')) return undefined;
  return {
    status: 'skipped',
    skipReason: WITHDRAWN,
    notices: joinNotices(source.notices, notices),
    credibilityTier: 'FLAGGED',
    compositeScore: 0,
  };
}

/** A work under concern counts for no more than a page that nobody has checked; what is superseded is only marked. */
export function doubt(source: Source, notices: readonly Notice[]): Partial<Source> {
  if (notices.length === 0) return {};
  const isDoubted = notices.includes('expression-of-concern');
  const isTrusted = source.credibilityTier !== 'FLAGGED' && source.credibilityTier !== 'UNVERIFIED';
  return {
    notices: joinNotices(source.notices, notices),
    ...(isDoubted && isTrusted ? { credibilityTier: 'UNVERIFIED' as const } : {}),
  };
}
