import * as z from 'zod';
import { givenList, lenientText } from '#shared/adapters/search/lenient.ts';
import { lenientNumber } from '#shared/adapters/search/web/lenient-number.ts';
import { readPublishedDate } from '#shared/adapters/search/web/published-date.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { Endpoint } from '#shared/domain/plan.ts';
import type { Query } from '#shared/domain/query.ts';
import { InvalidConfiguration, ProviderRefused, ServiceUnavailable } from '#shared/errors.ts';
import type { OnUsage, SearchProvider } from '#shared/ports/search-provider.ts';
import { readDomains, withSiteOperators } from '../domains.ts';
import { type Result, toHits } from '../hits.ts';
import { type ResultPage, collectPages } from '../paging.ts';
import { cleanQuery } from '../query-text.ts';
import { type WebOptions, askSearchService } from '../service.ts';

const SEARXNG = { name: 'searxng', service: 'SearXNG' } as const;

const QUERY_LIMITS = { characters: 400, words: 50 };
/** An instance decides by itself how many results a page has; most have at least these. */
const PAGE_SIZE = 10;
const MAXIMUM_PAGES = 5;
/** It asks engines that shut out who asks too often. */
const PER_SECOND = 1;
const CATEGORIES: Readonly<Partial<Record<Endpoint, string>>> = { news: 'news', scholar: 'science' };
const KINDS: Readonly<Partial<Record<Endpoint, Hit['kind']>>> = { news: 'news', scholar: 'scholar' };

const Reply = z.object({
  results: givenList(
    z.object({
      url: lenientText,
      title: lenientText,
      content: lenientText,
      publishedDate: lenientText,
      score: lenientNumber,
    }),
  ),
  /** Engines that gave nothing, each with its reason. */
  unresponsive_engines: z.array(z.unknown()).catch([]).default([]),
});

export type SearxngOptions = Omit<WebOptions, 'apiKey' | 'baseUrl'> & {
  readonly baseUrl: string | undefined;
};

/** Searches the web through an instance of SearXNG of one's own, without a key. */
export function createSearxngProvider(options: SearxngOptions): SearchProvider {
  const { baseUrl } = options;
  if (baseUrl === undefined) {
    const remedy =
      'Set SEARXNG_BASE_URL to the address of an instance, or take searxng out of SEARCH_PROVIDERS.';
    throw new InvalidConfiguration(`SEARXNG_BASE_URL is not set. ${remedy}`, { remedy });
  }
  return {
    name: SEARXNG.name,
    needsNetwork: true,
    search: (query, onUsage) => search(query, { ...options, baseUrl, onUsage }),
  };
}

type Access = SearxngOptions & { readonly baseUrl: string; readonly onUsage: OnUsage | undefined };

async function search(query: Query, access: Access): Promise<readonly Hit[]> {
  const cleaned = cleanQuery(query.text, QUERY_LIMITS);
  if (cleaned === '') return [];
  const domains = readDomains(access, query);
  const { resultCount, endpoint } = query;
  // Words that begin with these signs are commands to it.
  const plain = cleaned.replaceAll(/(?<=^|\s)[!?:]+(?=\S)/gu, '');
  const text = withSiteOperators(plain, domains, QUERY_LIMITS);
  const results = await collectPages(
    { resultCount, pageSize: PAGE_SIZE, maximumPages: MAXIMUM_PAGES, domains },
    async (page) => loadPage(query, { ...access, text, page }),
  );
  const { name: provider, service } = SEARXNG;
  return toHits(results, { provider, service, kind: KINDS[endpoint] ?? 'web', domains, resultCount });
}

interface Page extends Access {
  readonly text: string;
  readonly page: number;
}

async function loadPage(
  query: Query,
  { text, page, freshness, clock, onUsage, ...access }: Page,
): Promise<ResultPage> {
  const parameters = new URLSearchParams({
    q: text,
    format: 'json',
    pageno: String(page + 1),
    categories: CATEGORIES[query.endpoint] ?? 'general',
    language: query.language ?? 'all',
    ...(freshness === undefined ? {} : { time_range: freshness }),
  });
  const reply = await askSearchService(
    SEARXNG,
    { ...access, clock },
    {
      path: `/search?${parameters.toString()}`,
      headers: {},
      perSecond: PER_SECOND,
      schema: Reply,
      answerFields: ['results'],
      onReply: ({ status }) => refuseWithoutJson(status),
    },
  );
  onUsage?.({ requests: 1, usd: 0 });
  if (page === 0) refuseSilence(reply);
  const now = clock.now();
  const results = reply.results.map((result) => toResult(result, now));
  return { results, hasMore: results.length > 0 };
}

/** As an instance answers whose settings do not name the format. */
function refuseWithoutJson(status: number): void {
  if (status !== 403) return;
  throw new ProviderRefused('SearXNG does not give its results as JSON (status 403).', {
    remedy: 'Put json under search.formats in its settings.yml, and restart it.',
  });
}

/** Nothing found because no engine answered is a failure, and no empty result. */
function refuseSilence({ results, unresponsive_engines: silent }: z.output<typeof Reply>): void {
  if (results.length > 0 || silent.length === 0) return;
  throw new ServiceUnavailable('SearXNG got no answer from any of its engines.', {
    remedy: 'Look at its preferences which engines work, and ask again later.',
  });
}

function toResult(result: z.output<typeof Reply>['results'][number], now: number): Result {
  return {
    url: result.url,
    title: result.title,
    snippet: result.content,
    score: result.score,
    publishedAt: readPublishedDate(result.publishedDate, now),
  };
}
