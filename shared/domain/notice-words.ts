import type { Source } from './source.ts';

type Noticed = Pick<Source, 'notices' | 'credibilityTier'>;

/** True for a source that must not support anything silently: retracted, under concern, or flagged. */
export function isDoubtful(source: Noticed): boolean {
  return source.notices.some((notice) => notice !== 'corrected') || source.credibilityTier === 'FLAGGED';
}

/** The notices that go with a source wherever it is named; empty for a source without. */
export function noticeWords(source: Noticed): readonly string[] {
  const notices = source.notices.map((notice) => notice.replaceAll('-', ' '));
  // A retraction flags a source by itself.
  const isFlagged = source.credibilityTier === 'FLAGGED' && !source.notices.includes('retracted');
  return isFlagged ? [...notices, 'flagged as unreliable'] : notices;
}

/** ` (retracted)` behind a citation of a source that must not be cited silently, and nothing behind any other. */
export function doubtMark(source: Noticed | undefined): string {
  return source && isDoubtful(source) ? ` (${noticeWords(source).join(', ')})` : '';
}
