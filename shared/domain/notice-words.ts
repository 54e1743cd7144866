import type { Source } from './source.ts';

type Noticed = Pick<Source, 'notices' | 'credibilityTier'>;

/** True for a source that must not support anything silently: retracted, under concern, or flagged. */
export function isDoubtful(source: Noticed): boolean {
  const isDoubted = source.notices.some(
    (notice) => notice === 'retracted' || notice === 'expression-of-concern',
  );
  return isDoubted || source.credibilityTier === 'FLAGGED';
}

export function isSuperseded({ notices }: Pick<Source, 'notices'>): boolean {
  return notices.includes('superseded');
}

export function isOlderEdition({ notices }: Pick<Source, 'notices'>): boolean {
  return notices.includes('older-edition');
}

/** True for a source that must not be cited without its notices: what is doubted, and what is no longer in force. */
export function isMarked(source: Noticed): boolean {
  return isDoubtful(source) || isSuperseded(source) || isOlderEdition(source);
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
  return source && isMarked(source) ? ` (${noticeWords(source).join(', ')})` : '';
}

const SAID_IN_TITLE = /(?<!\p{L})(?:superseded|überholt|remplacée?s?|sustituid[oa]s?)(?!\p{L})/iu;

/** What is to be said behind its title: "Rules 2019 (superseded)" says itself that it is. */
export function besideTitle({ title, notices, credibilityTier }: Noticed & Pick<Source, 'title'>): Noticed {
  const isSaid = SAID_IN_TITLE.test(title);
  return {
    notices: notices.filter((notice) => !(isSaid && notice === 'superseded')),
    credibilityTier,
  };
}
