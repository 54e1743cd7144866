import * as z from 'zod';
import type { Hit } from '#shared/domain/hit.ts';
import type { Freshness, Query } from '#shared/domain/query.ts';
import type { OnUsage, SearchProvider } from '#shared/ports/search-provider.ts';
import { readPublishedDate } from '#shared/adapters/search/web/published-date.ts';
import { givenList, lenientText } from '#shared/adapters/search/lenient.ts';
import { usdOf } from '#shared/adapters/search/search-prices.ts';
import { readDomains, withSiteOperators } from '../domains.ts';
import { type Result, toHits } from '../hits.ts';
import { type ResultPage, collectPages } from '../paging.ts';
import { cleanQuery } from '../query-text.ts';
import { type KeyedService, type WebOptions, askSearchService, neededKey } from '../service.ts';

const BRAVE: KeyedService = {
  name: 'brave',
  service: 'Brave Search',
  keyVariable: 'BRAVE_API_KEY',
  without: 'take brave out of SEARCH_PROVIDERS',
};

const QUERY_LIMITS = { characters: 400, words: 50 };
const PAGE_SIZE = 20;
/** Offsets go from 0 to 9. */
const MAXIMUM_PAGES = 10;
const FRESHNESS: Readonly<Record<Freshness, string>> = { day: 'pd', week: 'pw', month: 'pm', year: 'py' };
/** Of the smallest plan; others give theirs with each answer. */
const LEAST_PER_SECOND = 1;
const MOST_PER_SECOND = 50;

const Results = givenList(
  z.object({
    url: lenientText,
    title: lenientText,
    description: lenientText,
    page_age: lenientText,
    age: lenientText,
    language: lenientText,
  }),
);
const Asked = z.object({ more_results_available: z.boolean().optional().catch(undefined) });
/** A search that finds nothing has no `web` at all; its `query` shows that it is an answer. */
const WebReply = z.object({
  query: Asked,
  web: z.object({ results: Results }).optional(),
});
const NewsReply = z.object({ query: Asked, results: Results });

/** Searches the web and the news by Brave Search, in pages of 20. */
export function createBraveProvider(options: WebOptions): SearchProvider {
  const key = neededKey(BRAVE, options.apiKey);
  const plan = { perSecond: LEAST_PER_SECOND };
  return {
    name: BRAVE.name,
    needsNetwork: true,
    search: (query, onUsage) => search(query, { options, key, plan, onUsage }),
  };
}

interface Access {
  readonly options: WebOptions;
  readonly key: string;
  /** Learnt from the last answer. */
  readonly plan: { perSecond: number };
  readonly onUsage: OnUsage | undefined;
}

async function search(query: Query, access: Access): Promise<readonly Hit[]> {
  const cleaned = cleanQuery(query.text, QUERY_LIMITS);
  if (cleaned === '') return [];
  const domains = readDomains(access.options, query);
  const text = withSiteOperators(cleaned, domains, QUERY_LIMITS);
  const { resultCount } = query;
  const load = (page: number): Promise<ResultPage> => loadPage(query, { ...access, text, page });
  const results = await collectPages(
    { resultCount, pageSize: PAGE_SIZE, maximumPages: MAXIMUM_PAGES, domains },
    load,
  );
  const kind = query.endpoint === 'news' ? 'news' : 'web';
  const { name: provider, service } = BRAVE;
  return toHits(results, { provider, service, kind, domains, resultCount });
}

interface Page extends Access {
  readonly text: string;
  readonly page: number;
}

async function loadPage(
  query: Query,
  { options, key, plan, onUsage, text, page }: Page,
): Promise<ResultPage> {
  const isNews = query.endpoint === 'news';
  const count = Math.min(query.resultCount, PAGE_SIZE);
  const parameters = new URLSearchParams({
    q: text,
    count: String(count),
    offset: String(page),
    country: 'ALL',
    ...searchLanguage(query.language),
    text_decorations: 'false',
    ...(isNews ? {} : { result_filter: 'web' }),
    ...(options.freshness === undefined ? {} : { freshness: FRESHNESS[options.freshness] }),
  });
  const request = {
    path: `/${isNews ? 'news' : 'web'}/search?${parameters.toString()}`,
    headers: { 'x-subscription-token': key },
    perSecond: plan.perSecond,
    answerFields: ['web', 'results', 'query'],
    onReply: ({ headers }: { readonly headers: Headers }): void => {
      plan.perSecond = readRate(headers) ?? plan.perSecond;
    },
  };
  const { asked, results } = isNews
    ? readNews(await askSearchService(BRAVE, options, { ...request, schema: NewsReply }))
    : readWeb(await askSearchService(BRAVE, options, { ...request, schema: WebReply }));
  onUsage?.({ requests: 1, usd: usdOf('brave', 1) });
  const now = options.clock.now();
  const hasMore = asked.more_results_available ?? results.length >= count;
  return { results: results.map((result) => toResult(result, now)), hasMore };
}

/** The languages that Brave knows by another name than BCP 47 has, and those by the same. */
const LANGUAGES: Readonly<Record<string, string>> = { zh: 'zh-hans', ja: 'jp', pt: 'pt-br' };
const SAME = new Set('ar de en es fr he hi it ko nl ru th'.split(' '));

/** Without it Brave takes every query for English. */
function searchLanguage(language: string | undefined): Readonly<Record<string, string>> {
  const tag = LANGUAGES[language ?? ''] ?? (SAME.has(language ?? '') ? language : undefined);
  return tag === undefined ? {} : { search_lang: tag };
}

interface Answer {
  readonly asked: z.output<typeof Asked>;
  readonly results: z.output<typeof Results>;
}

function readWeb({ query, web }: z.output<typeof WebReply>): Answer {
  return { asked: query, results: web?.results ?? [] };
}

function readNews({ query, results }: z.output<typeof NewsReply>): Answer {
  return { asked: query, results };
}

function toResult(result: z.output<typeof Results>[number], now: number): Result {
  const { url, title, description, page_age: pageAge, age, language } = result;
  return {
    url,
    title,
    snippet: description,
    publishedAt: readPublishedDate(pageAge, now) ?? readPublishedDate(age, now),
    ...(/^[a-z]{2}(?:-[a-z]{2,4})?$/iu.test(language) ? { language } : {}),
  };
}

/** Requests a second of this plan, from `x-ratelimit-policy: 1;w=1, 15000;w=2592000`. */
function readRate(headers: Headers): number | undefined {
  const policy = headers.get('x-ratelimit-policy') ?? '';
  const rate = Number(/(?:^|,)\s*(\d{1,4})\s*;\s*w=1\s*(?:,|$)/u.exec(policy)?.[1]);
  return rate >= LEAST_PER_SECOND ? Math.min(rate, MOST_PER_SECOND) : undefined;
}
