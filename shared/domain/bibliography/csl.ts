import type { Report } from '../report.ts';
import { noticeWords } from '../notice-words.ts';
import { type AuthorName, readAuthorName } from './author-name.ts';

type Cited = Report['sources'][number];

/** A cited source in the fields of CSL-JSON 1.0.2, as reference managers read it. */
export interface CslItem {
  /** `src_1` is `[1]` of the report. */
  readonly id: string;
  readonly type: 'article-journal' | 'article' | 'article-newspaper' | 'webpage' | 'document';
  readonly title: string;
  readonly author?: readonly AuthorName[];
  readonly 'container-title'?: string;
  /** Year, month and day as far as they are known. */
  readonly issued?: DateParts;
  readonly accessed: DateParts;
  readonly DOI?: string;
  readonly PMID?: string;
  readonly PMCID?: string;
  readonly URL?: string;
  readonly language?: string;
  /** Notices of retraction and the hash of the archived text that the report quotes. */
  readonly note: string;
}

export interface DateParts {
  readonly 'date-parts': readonly [readonly number[]];
}

/** The bibliography of a report: its cited sources in the order of their numbers. */
export function toCsl(report: Pick<Report, 'sources' | 'generatedAt'>): readonly CslItem[] {
  const accessed = dateParts(report.generatedAt) ?? { 'date-parts': [[1970]] };
  return report.sources.map((source) => toItem(source, accessed));
}

function toItem(source: Cited, accessed: DateParts): CslItem {
  const { workIds = {}, authors = [], language } = source;
  const container = containerOf(source);
  const issued = source.publishedAt === undefined ? undefined : dateParts(source.publishedAt);
  return {
    id: source.id,
    type: typeOf(source),
    title: source.title,
    ...(authors.length === 0 ? {} : { author: authors.map(readAuthorName) }),
    ...(container === undefined ? {} : { 'container-title': container }),
    ...(issued === undefined ? {} : { issued }),
    accessed,
    ...(workIds.doi === undefined ? {} : { DOI: workIds.doi }),
    ...(workIds.pmid === undefined ? {} : { PMID: workIds.pmid }),
    ...(workIds.pmcid === undefined ? {} : { PMCID: workIds.pmcid }),
    ...addressOf(source.url),
    ...(language === undefined || language === 'und' ? {} : { language }),
    note: noteOf(source),
  };
}

/** As browsers send it, in ASCII: not every reference manager takes other letters in an address. */
function addressOf(url: string): Pick<CslItem, 'URL'> {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/u.test(parsed.protocol) ? { URL: parsed.href } : {};
}

/** The folder of a file is nothing that it was published in. */
function containerOf({ kind, container }: Cited): string | undefined {
  return kind === 'corpus' ? undefined : container;
}

function typeOf({ kind, container, workIds = {}, url }: Cited): CslItem['type'] {
  if (kind === 'news') return 'article-newspaper';
  const isWork = kind === 'pubmed' || workIds.doi !== undefined || workIds.pmid !== undefined;
  if (isWork && container !== undefined) return 'article-journal';
  if (isWork || workIds.arxiv !== undefined || kind === 'scholar') return 'article';
  return /^https?:/u.test(url) ? 'webpage' : 'document';
}

function noteOf(source: Cited): string {
  const notices = noticeWords(source).map((words) => words.toUpperCase());
  const arxiv = source.workIds?.arxiv === undefined ? [] : [`arXiv:${source.workIds.arxiv}`];
  return [...notices, ...arxiv, `archived text sha256:${source.archiveHash}`].join('; ');
}

/** ISO 8601 as exact as it is known; undefined for what is no date. */
function dateParts(text: string): DateParts | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/u.exec(text) ?? [];
  if (year === undefined || Number(year) === 0) return undefined;
  const parts = [year, month, day].flatMap((part) => (part === undefined ? [] : [Number(part)]));
  return { 'date-parts': [parts] };
}

export function yearOf(date: DateParts | undefined): number | undefined {
  return date?.['date-parts'][0][0];
}

/** `2024-03-09`, `2024-03` or `2024`, with another sign between where a format wants it. */
export function isoOf(date: DateParts, between = '-'): string {
  const [year = 0, ...rest] = date['date-parts'][0];
  return [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join(between);
}
