import {
  cleanAuthors,
  cleanDate,
  cleanLanguage,
  cleanUrl,
  metadataLine,
  titleFromUrl,
} from '../clean-metadata.ts';
import type { Extracted } from '../extractor-port.ts';
import type { LinkedData } from './linked-data.ts';
import type { PageNotes } from './page-notes.ts';
import { withoutSiteName } from './site-name.ts';

export type Metadata = Omit<Extracted, 'text' | 'contentType' | 'truncated'>;

const TITLES = [
  'citation_title',
  ...dublinCore('title'),
  'og:title',
  'twitter:title',
  'weibo:article:title',
  'parsely-title',
];
const AUTHORS = [
  'citation_author',
  ...dublinCore('creator'),
  'author',
  'article:author',
  'parsely-author',
  'sailthru.author',
];
const DATES = [
  'citation_publication_date',
  'citation_online_date',
  'citation_date',
  'article:published_time',
  'datepublished',
  ...dublinCore('date.issued'),
  ...dublinCore('issued'),
  ...dublinCore('created'),
  ...dublinCore('date'),
  'parsely-pub-date',
  'sailthru.date',
  'pubdate',
  'date',
];
const LANGUAGES = ['og:locale', 'content-language', ...dublinCore('language'), 'inlanguage'];

/** Dublin Core is written in several ways. */
function dublinCore(term: string): readonly string[] {
  return ['dc.', 'dc:', 'dcterms.', 'dcterms:', 'dcterm:'].map((prefix) => `${prefix}${term}`);
}

export interface MetadataClues {
  readonly notes: PageNotes;
  readonly data: LinkedData;
  /** The line under the title, as Readability found it. */
  readonly byline?: string | undefined;
}

/** Title, authors, date, language and address that a page gives itself. Cleaned and bounded, but untrusted. */
export function metadataOf({ notes, data, byline }: MetadataClues, url: string): Metadata {
  const named = cleanAuthors(authorsOf(notes, data));
  const lined = named.length > 0 ? named : authorsOfByline(byline);
  const authors = lined.length > 0 ? lined : cleanAuthors(notes.authors);
  const publishedAt = firstOf([data.published, ...metas(notes, DATES), ...notes.times], cleanDate);
  const languages = [notes.language, ...metas(notes, LANGUAGES), data.language];
  const base = URL.parse(notes.base ?? '', url)?.href ?? url;
  const links = [...notes.canonicalLinks, ...metas(notes, ['og:url'])];
  const language = firstOf(languages, cleanLanguage);
  const canonicalUrl = firstOf(links, (link) => cleanUrl(link, base));
  return {
    title: titleOf({ notes, data }, url) ?? titleFromUrl(url),
    ...(authors.length === 0 ? {} : { authors }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(language === undefined ? {} : { language }),
    ...(canonicalUrl === undefined ? {} : { canonicalUrl }),
  };
}

function titleOf({ notes, data }: MetadataClues, url: string): string | undefined {
  const host = hostName(url);
  const site = metas(notes, ['og:site_name'])[0];
  const named = [...metas(notes, TITLES), data.headline];
  const headings = notes.headings.flatMap((heading) => metadataLine(heading) ?? []);
  const lines = [...named, ...notes.titles].flatMap((title) => metadataLine(title) ?? []);
  const trimmed = lines.filter(isName).map((line) => withoutSiteName(line, { site, host, headings }));
  // Where a generator found no heading, or each part has one like the others, the name of the file says more.
  const isOfPart = headings.length > MOST_HEADINGS || (lines.length > 0 && trimmed.length === 0);
  const found = isOfPart ? [] : headings.filter(isName);
  return firstOf([...trimmed, ...found], metadataLine);
}

const MOST_HEADINGS = 3;
const PART_BREAK = /\s[|·•—–-]\s/u;
const NO_TITLE = /^<?\s*(?:no title|untitled(?: document| page)?)\s*>?$/iu;

/** Not what a generator writes where it finds no title: a bracket, "<no title>", before the name of the site. */
function isName(title: string): boolean {
  const own = title.split(PART_BREAK)[0] ?? '';
  return /[\p{L}\p{N}]/u.test(own) && !NO_TITLE.test(own.trim());
}

function hostName(url: string): string {
  const labels = (URL.parse(url)?.hostname ?? '').split('.').filter((label) => label !== 'www');
  return labels.slice(0, -1).sort((a, b) => b.length - a.length)[0] ?? '';
}

/** Where the page names its authors: for other programs first, then for its readers. */
function authorsOf(notes: PageNotes, data: LinkedData): readonly (string | undefined)[] {
  for (const name of AUTHORS) {
    const found = metas(notes, [name]);
    if (cleanAuthors(found).length > 0)
      return name === 'author' && data.authors.length > 0 ? data.authors : found;
  }
  return data.authors;
}

/** A byline may hold a date and an editor besides, each on a line of its own. */
function authorsOfByline(byline = ''): readonly string[] {
  const lines = byline.replace(/\(\s*https?:[^)]*\)/gu, '').split(/\n|\s[|•·]\s/u);
  return cleanAuthors(lines.filter((line) => !/\d{4}|^\s*edited\b/iu.test(line)));
}

function metas(notes: PageNotes, names: readonly string[]): readonly string[] {
  return names.flatMap((wanted) =>
    notes.metas.filter(([name]) => name === wanted).map(([, content]) => content),
  );
}

function firstOf<T>(
  values: readonly (string | undefined)[],
  clean: (value: string) => T | undefined,
): T | undefined {
  for (const value of values) {
    const cleaned = value === undefined ? undefined : clean(value);
    if (cleaned !== undefined) return cleaned;
  }
  return undefined;
}
