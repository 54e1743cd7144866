import * as z from 'zod';
import type { ContentKind, Hit } from '#shared/domain/hit.ts';
import type { Freshness, Query } from '#shared/domain/query.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { readPublishedDate } from '#shared/adapters/search/web/published-date.ts';
import { givenList, lenientList, lenientText } from '#shared/adapters/search/lenient.ts';
import { readDomains } from '../domains.ts';
import { toHits } from '../hits.ts';
import { lenientNumber } from '../lenient-number.ts';
import { type KeyedService, type WebOptions, askSearchService } from '../service.ts';
import { type Search, singleRequestProvider } from '../single-request.ts';

const EXA: KeyedService = {
  name: 'exa',
  service: 'Exa',
  keyVariable: 'EXA_API_KEY',
  without: 'take exa out of SEARCH_PROVIDERS',
};

const QUERY_LIMITS = { characters: 2000, words: 400 };
const MOST_RESULTS = 100;
const PER_SECOND = 5;
const DAY = 86_400_000;
const DAYS: Readonly<Record<Freshness, number>> = { day: 1, week: 7, month: 31, year: 366 };

const Reply = z.object({
  results: givenList(
    z.object({
      url: lenientText,
      title: lenientText,
      author: lenientText,
      publishedDate: lenientText,
      score: lenientNumber,
      highlights: lenientList(z.string()),
      summary: lenientText,
      text: lenientText,
    }),
  ),
  costDollars: z.object({ total: lenientNumber }).optional().catch(undefined),
});
type ExaResult = z.output<typeof Reply>['results'][number];

/** Searches by Exa, by meaning as well as by words: at most 100 results, in one request, each with its best passages. */
export function createExaProvider(options: WebOptions): SearchProvider {
  return singleRequestProvider({ service: EXA, queryLimits: QUERY_LIMITS, search }, options);
}

async function search({ query, text, options, key, onUsage }: Search): Promise<readonly Hit[]> {
  const reply = await askSearchService(EXA, options, {
    path: '/search',
    headers: { 'x-api-key': key },
    body: { json: requestBody(text, query, options) },
    perSecond: PER_SECOND,
    schema: Reply,
    answerFields: ['results'],
  });
  const usd = reply.costDollars?.total;
  onUsage?.({ requests: 1, ...(usd === undefined ? {} : { usd: Math.max(0, usd) }) });
  return toHits(
    reply.results.map((result) => readResult(result, options.clock.now())),
    {
      provider: EXA.name,
      service: EXA.service,
      kind: kindOf(query),
      domains: readDomains(options, query),
      resultCount: query.resultCount,
    },
  );
}

function requestBody(text: string, query: Query, options: WebOptions): unknown {
  const { included, excluded } = readDomains(options, query);
  const kind = kindOf(query);
  const category = kind === 'scholar' ? 'research paper' : kind === 'news' ? 'news' : undefined;
  return {
    query: text,
    type: 'auto',
    numResults: Math.min(query.resultCount, MOST_RESULTS),
    contents: { highlights: true },
    ...(category === undefined ? {} : { category }),
    ...(included.length === 0 ? {} : { includeDomains: included }),
    ...(excluded.length === 0 ? {} : { excludeDomains: excluded }),
    ...earliest(kind, options),
  };
}

/** Works are not news: how old they may be is not for the freshness of the web to say. */
function earliest(kind: ContentKind, { freshness, clock }: WebOptions): object {
  if (freshness === undefined || kind === 'scholar') return {};
  return { startPublishedDate: new Date(clock.now() - DAYS[freshness] * DAY).toISOString() };
}

function kindOf({ endpoint }: Query): ContentKind {
  return endpoint === 'scholar' || endpoint === 'news' ? endpoint : 'web';
}

function readResult(result: ExaResult, now: number): Parameters<typeof toHits>[0][number] {
  const { url, title, score, author, publishedDate, highlights, summary, text } = result;
  return {
    url,
    title,
    score,
    snippet: highlights.join(' … ') || summary || text,
    publishedAt: readPublishedDate(publishedDate, now),
    ...(author === '' ? {} : { authors: [author] }),
  };
}
