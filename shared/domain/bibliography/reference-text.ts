import type { AuthorName } from './author-name.ts';
import { type CslItem, isoOf, yearOf } from './csl.ts';

const APA_MOST_AUTHORS = 20;
const VANCOUVER_MOST_AUTHORS = 6;

/**
 * Reference lists in plain text: alike to APA (7th edition), sorted as the report numbers its sources. What no style has a place
 * for stands in brackets at the end: the archived text that was quoted, and what the style leaves out of PMID and day of access.
 */
export function renderApa(items: readonly CslItem[]): string {
  return items.map((item) => `${apa(item)}\n`).join('\n');
}

/** The same, alike to Vancouver (ICMJE): numbered as the report cites. */
export function renderVancouver(items: readonly CslItem[]): string {
  return items.map((item, index) => `${index + 1}. ${vancouver(item)}\n`).join('');
}

function apa(item: CslItem): string {
  const authors = apaAuthors(item.author ?? []);
  const date = `(${item.issued === undefined ? 'n.d.' : yearOf(item.issued)})`;
  const title = ended(item.title);
  const container = containerOf(item);
  const link = linkOf(item);
  const isRetrieved = link !== undefined && isUndatedPage(item);
  return [
    ...(authors === '' ? [title, `${date}.`] : [ended(authors), `${date}.`, title]),
    ...(container === undefined ? [] : [ended(container)]),
    ...noticeOf(item),
    ...(link === undefined ? [] : [`${isRetrieved ? `Retrieved ${dayOf(item)}, from ` : ''}${link}`]),
    proofOf(item, [...pmidOf(item), ...(isRetrieved ? [] : [`accessed ${isoOf(item.accessed)}`])]),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function apaAuthors(authors: readonly AuthorName[]): string {
  const names = authors.map((name) =>
    'literal' in name ? name.literal : `${name.family}, ${initials(name.given, '. ')}`,
  );
  if (names.length > APA_MOST_AUTHORS) {
    return `${names.slice(0, APA_MOST_AUTHORS - 1).join(', ')}, … ${names.at(-1) ?? ''}`;
  }
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}, & ${names.at(-1) ?? ''}`;
}

function vancouver(item: CslItem): string {
  const authors = item.author ?? [];
  const names = authors
    .slice(0, VANCOUVER_MOST_AUTHORS)
    .map((name) => ('literal' in name ? name.literal : `${name.family} ${initials(name.given, '')}`));
  const isOnline = item.URL !== undefined && item.DOI === undefined;
  const container = containerOf(item);
  const link = linkOf(item);
  return [
    ...(names.length === 0
      ? []
      : [ended([...names, ...(authors.length > names.length ? ['et al'] : [])].join(', '))]),
    ended(isOnline ? `${item.title} [Internet]` : item.title),
    ...(container === undefined ? [] : [ended(container)]),
    ...(item.issued === undefined ? [] : [`${isoOf(item.issued, ' ')}.`]),
    ...pmidOf(item).map((pmid) => `${pmid}.`),
    ...noticeOf(item),
    ...(link === undefined
      ? []
      : [`${isOnline ? `[cited ${isoOf(item.accessed)}]. Available from: ` : ''}${link}`]),
    proofOf(item, isOnline ? [] : [`cited ${isoOf(item.accessed)}`]),
  ].join(' ');
}

function pmidOf({ PMID }: CslItem): readonly string[] {
  return PMID === undefined ? [] : [`PMID: ${PMID}`];
}

/** By the hash of the archived text anyone can tell whether it is the text that was quoted. */
function proofOf({ note }: CslItem, others: readonly string[]): string {
  const archived = note.split('; ').filter((part) => part.startsWith('archived text '));
  return `[${[...others, ...archived].join('; ')}]`;
}

/** `Jane Mary-Ann` is `J. M.-A.` or `JMA`. */
function initials(given: string, stop: '. ' | ''): string {
  const words = given.split(/[\s.]+/u).filter((word) => word !== '');
  const isGivenAsInitials = words.length === 1 && /^\p{Lu}{1,3}$/u.test(words[0] ?? '');
  const parts = isGivenAsInitials ? Array.from(words[0] ?? '') : words;
  if (stop === '') return parts.flatMap((word) => word.split('-').map(firstLetter)).join('');
  return parts
    .map((word) =>
      word
        .split('-')
        .map((part) => `${firstLetter(part)}.`)
        .join('-'),
    )
    .join(' ');
}

function firstLetter(word: string): string {
  return Array.from(word)[0]?.toUpperCase() ?? '';
}

/** What a work stands in; of a preprint that nothing else names, its arXiv id. */
function containerOf(item: CslItem): string | undefined {
  const container = item['container-title'];
  if (container !== undefined || item.DOI !== undefined) return container;
  return /\barXiv:[^;\s]+/u.exec(item.note)?.[0];
}

/** Of a page without a date APA wants the day on which it was read. */
function isUndatedPage({ issued, DOI, type }: CslItem): boolean {
  return issued === undefined && DOI === undefined && type === 'webpage';
}

/** `November 22, 2026` */
function dayOf({ accessed }: CslItem): string {
  const [year = 1970, month = 1, day = 1] = accessed['date-parts'][0];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** What a reader must not miss stands before the link. */
function noticeOf(item: CslItem): readonly string[] {
  const notices = item.note.split('; ').filter((part) => /^[A-Z ]+$/u.test(part));
  return notices.length === 0 ? [] : [`[${notices.join('; ')}]`];
}

function linkOf(item: CslItem): string | undefined {
  return item.DOI === undefined ? item.URL : `https://doi.org/${item.DOI}`;
}

function ended(text: string): string {
  return /[.!?…。]$/u.test(text) ? text : `${text}.`;
}
