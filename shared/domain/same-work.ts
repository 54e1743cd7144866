import { compareTitles, titleWords } from '#shared/text/retrieval/compare-titles.ts';
import type { Hit } from './hit.ts';
import { preprintServerOf } from './preprint-servers.ts';
import { contradict } from './source-identity.ts';

type Work = Pick<Hit, 'title' | 'authors' | 'publishedAt' | 'workIds' | 'container'>;

/** False when two records cannot be of one work: their titles have nothing in common, and no author is in both. */
export function mayBeOneWork(first: Pick<Work, 'title' | 'authors'>, second: typeof first): boolean {
  return compareTitles(first.title, second.title) !== 'different' || shareAuthor(first, second);
}

/** Titles of fewer words are given to many works. */
const LEAST_WORDS = 5;
/** Between a preprint and its article. */
const MOST_YEARS = 3;

/**
 * True when title and year make two records one work, though they share no identifier: the same title of five words or
 * more in the same year, authors and identifiers not against it. A preprint and the article that came of it may lie three
 * years apart; those need an author in common.
 */
export function isSameByTitle(first: Work, second: Work): boolean {
  const words = titleWords(first.title);
  if (words.length < LEAST_WORDS || words.join(' ') !== titleWords(second.title).join(' ')) return false;
  if (contradict(first.workIds ?? {}, second.workIds ?? {})) return false;
  const [one, other] = [yearOf(first), yearOf(second)];
  if (one === undefined || other === undefined) return false;
  const isVersion = (preprintServerOf(first) === undefined) !== (preprintServerOf(second) === undefined);
  if (isVersion) return Math.abs(one - other) <= MOST_YEARS && shareAuthor(first, second);
  return one === other && (!hasAuthors(first) || !hasAuthors(second) || shareAuthor(first, second));
}

/** Names are written in many ways ("Smith J", "Jane Smith", "Smith, Jane"): a word of three letters in both will do. */
function shareAuthor(first: Pick<Work, 'authors'>, second: Pick<Work, 'authors'>): boolean {
  const known = new Set(namesOf(first));
  return namesOf(second).some((name) => known.has(name));
}

function namesOf({ authors }: Pick<Work, 'authors'>): readonly string[] {
  return (authors ?? []).flatMap((author) => titleWords(author).filter((word) => word.length >= 3));
}

function hasAuthors(work: Pick<Work, 'authors'>): boolean {
  return namesOf(work).length > 0;
}

function yearOf({ publishedAt }: Pick<Work, 'publishedAt'>): number | undefined {
  const year = /^\d{4}/u.exec(publishedAt ?? '')?.[0];
  return year === undefined ? undefined : Number(year);
}
