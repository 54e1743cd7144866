import { Parser } from 'htmlparser2';
import type { ContentKind, Hit } from '#shared/domain/hit.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import { workIdsOfScholarlyUrl, workIdsOfUrl } from './work-ids-of-url.ts';
import type { Domains } from '#shared/domain/lens.ts';
import { isWanted } from './domains.ts';
import { malformed } from '../read-json.ts';

/** A result as a service says of it; empty strings stand for what it does not say. */
export interface Result {
  readonly url: string;
  readonly title: string;
  readonly snippet: string;
  readonly score?: number | undefined;
  readonly publishedAt?: string | undefined;
  readonly language?: string | undefined;
  readonly container?: string | undefined;
  readonly authors?: readonly string[] | undefined;
  readonly fullTextUrl?: string | undefined;
  readonly citationCount?: number | undefined;
}

export interface Found {
  readonly provider: string;
  /** Stands in messages. */
  readonly service: string;
  readonly kind: ContentKind;
  readonly domains: Domains;
  readonly resultCount: number;
}

const SNIPPET_CHARACTERS = 1500;
const TITLE_CHARACTERS = 300;

/**
 * Hits of results, in their order: each address once, none that is not of http or https or not of a wanted domain. Throws
 * MalformedReply when there are results and none of them has an address at all.
 */
export function toHits(results: readonly Result[], found: Found): readonly Hit[] {
  if (results.length > 0 && results.every(({ url }) => url === '')) {
    throw malformed(found.service, 'its results have no addresses');
  }
  const usable = usableResults(results, found.domains).slice(0, found.resultCount);
  const scores = usable.map(({ score }) => score);
  const isScored = scores.every(
    (score, index) => score !== undefined && score <= (scores[index - 1] ?? Infinity),
  );
  return usable.map((result, index) => {
    const score = isScored ? (result.score ?? 0) : 1 / (index + 1);
    return toHit(result, { ...found, rank: index + 1, score });
  });
}

/** Those that can become hits; their number says whether another page is needed. */
export function usableResults(results: readonly Result[], domains: Domains): readonly Result[] {
  const byUrl = new Map<string, Result>();
  for (const result of results) {
    const url = readAddress(result.url);
    if (url === undefined || byUrl.has(url.href) || !isWanted(url.hostname, domains)) continue;
    byUrl.set(url.href, { ...result, url: url.href });
  }
  return [...byUrl.values()];
}

interface ResultContext extends Found {
  readonly rank: number;
  readonly score: number;
}

function toHit(result: Result, { provider, kind, rank, score }: ResultContext): Hit {
  const { url, publishedAt, language, container, authors, citationCount } = result;
  const workIds = kind === 'scholar' ? workIdsOfScholarlyUrl(url) : workIdsOfUrl(url);
  const fullTextUrl = readAddress(result.fullTextUrl ?? '')?.href;
  return {
    id: url,
    provider,
    kind,
    title: plainWords(result.title).slice(0, TITLE_CHARACTERS).toWellFormed() || addressWords(url),
    url,
    snippet: cutAtWord(plainWords(result.snippet)),
    rank,
    score,
    notices: [],
    ...(workIds === undefined ? {} : { workIds }),
    ...(container === undefined ? {} : { container }),
    ...(authors === undefined || authors.length === 0 ? {} : { authors }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(language === undefined ? {} : { language }),
    ...(fullTextUrl === undefined ? {} : { fullTextUrl }),
    ...(citationCount === undefined ? {} : { citationCount }),
  };
}

/** Of http or https and without a name and password in it. */
function readAddress(text: string): URL | undefined {
  const url = URL.parse(text.trim());
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return url.username === '' && url.password === '' ? url : undefined;
}

/** Without the marks of highlighting and with references such as `&amp;` resolved; `a < b` stays. */
function plainWords(text: string): string {
  if (!/[<&]/u.test(text)) return oneLine(text.toWellFormed());
  let words = '';
  const parser = new Parser({ ontext: (part) => void (words += part) }, { decodeEntities: true });
  parser.end(text.replaceAll(/<(?!\/?[a-z])/giu, '&lt;'));
  return oneLine(words.toWellFormed());
}

function addressWords(url: string): string {
  const { hostname, pathname } = new URL(url);
  return `${hostname}${pathname === '/' ? '' : pathname}`.slice(0, TITLE_CHARACTERS);
}

function cutAtWord(text: string): string {
  if (text.length <= SNIPPET_CHARACTERS) return text;
  const cut = text.slice(0, SNIPPET_CHARACTERS);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), SNIPPET_CHARACTERS / 2)).toWellFormed();
}
