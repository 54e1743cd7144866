import * as z from 'zod';
import type { Hit } from '#shared/domain/hit.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { readPublishedDate } from '#shared/adapters/search/web/published-date.ts';
import { givenList, lenientText } from '#shared/adapters/search/lenient.ts';
import { usdOf } from '#shared/adapters/search/search-prices.ts';
import { readDomains } from '../domains.ts';
import { toHits } from '../hits.ts';
import { lenientNumber } from '../lenient-number.ts';
import { type KeyedService, type WebOptions, askSearchService } from '../service.ts';
import { type Search, singleRequestProvider } from '../single-request.ts';

const TAVILY: KeyedService = {
  name: 'tavily',
  service: 'Tavily',
  keyVariable: 'TAVILY_API_KEY',
  without: 'take tavily out of SEARCH_PROVIDERS',
};

const QUERY_LIMITS = { characters: 400, words: 400 };
const MOST_RESULTS = 20;
const MOST_INCLUDED = 300;
const MOST_EXCLUDED = 150;
/** 100 a minute for a key of development; one of production has ten times as many. */
const PER_SECOND = 100 / 60;
/** What a basic search costs, should an answer not say. */
const USUAL_CREDITS = 1;

const Reply = z.object({
  results: givenList(
    z.object({
      url: lenientText,
      title: lenientText,
      content: lenientText,
      score: lenientNumber,
      published_date: lenientText,
    }),
  ),
  usage: z.object({ credits: lenientNumber }).optional().catch(undefined),
});

/** Searches by Tavily: at most 20 results, in one request. */
export function createTavilyProvider(options: WebOptions): SearchProvider {
  return singleRequestProvider({ service: TAVILY, queryLimits: QUERY_LIMITS, search }, options);
}

async function search({ query, text, options, key, onUsage }: Search): Promise<readonly Hit[]> {
  const domains = readDomains(options, query);
  const reply = await askSearchService(TAVILY, options, {
    path: '/search',
    headers: { authorization: `Bearer ${key}` },
    body: {
      json: {
        query: text,
        topic: query.endpoint === 'news' ? 'news' : 'general',
        search_depth: 'basic',
        max_results: Math.min(query.resultCount, MOST_RESULTS),
        include_usage: true,
        ...(options.freshness === undefined ? {} : { time_range: options.freshness }),
        ...(domains.included.length === 0
          ? {}
          : { include_domains: domains.included.slice(0, MOST_INCLUDED) }),
        ...(domains.excluded.length === 0
          ? {}
          : { exclude_domains: domains.excluded.slice(0, MOST_EXCLUDED) }),
      },
    },
    perSecond: PER_SECOND,
    schema: Reply,
    answerFields: ['results'],
  });
  const credits = reply.usage?.credits ?? USUAL_CREDITS;
  onUsage?.({ requests: 1, credits, usd: usdOf('tavily', credits) });
  const { name: provider, service } = TAVILY;
  const kind = query.endpoint === 'news' ? 'news' : 'web';
  const results = reply.results.map(({ content, published_date: published, ...result }) => ({
    ...result,
    snippet: content,
    publishedAt: readPublishedDate(published, options.clock.now()),
  }));
  return toHits(results, { provider, service, kind, domains, resultCount: query.resultCount });
}
