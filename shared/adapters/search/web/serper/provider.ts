import * as z from 'zod';
import type { ContentKind, Hit } from '#shared/domain/hit.ts';
import type { Freshness, Query } from '#shared/domain/query.ts';
import { MalformedReply } from '#shared/errors.ts';
import type { OnUsage, SearchProvider } from '#shared/ports/search-provider.ts';
import { malformed } from '#shared/adapters/search/read-json.ts';
import { usdOf } from '#shared/adapters/search/search-prices.ts';
import { complaintMeaning, readComplaint } from '../complaint.ts';
import { readDomains, withSiteOperators } from '../domains.ts';
import { toHits } from '../hits.ts';
import { type ResultPage, collectPages } from '../paging.ts';
import { cleanQuery } from '../query-text.ts';
import { type KeyedService, type WebOptions, askSearchService, neededKey } from '../service.ts';
import { type Outcome, batchCalls } from './batch.ts';
import { ANSWER_FIELDS, type SerperAnswer, type SerperEndpoint, readEntry } from './replies.ts';

const SERPER: KeyedService = {
  name: 'serper',
  service: 'Serper',
  keyVariable: 'SERPER_API_KEY',
  without: 'take serper out of SEARCH_PROVIDERS',
};

const QUERY_LIMITS = { characters: 2000, words: 300 };
/** Of Google; the scholar endpoint knows no other. */
const PAGE_SIZE = 10;
const MOST_ON_A_PAGE = 100;
const MAXIMUM_PAGES = 10;
/** Of the smallest plan, counted by searches and not by requests. */
const PER_SECOND = 50;
/** Long enough for the searches of a wave that one process runs side by side, too short to be felt. */
const WINDOW_MILLISECONDS = 5;
const MOST_AT_ONCE = 50;
const FRESHNESS: Readonly<Record<Freshness, string>> = {
  day: 'qdr:d',
  week: 'qdr:w',
  month: 'qdr:m',
  year: 'qdr:y',
};

interface SerperQuery {
  readonly q: string;
  readonly num: number;
  readonly page: number;
  readonly tbs?: string;
}
type Call = (query: SerperQuery) => Promise<SerperAnswer>;

/** One search alone is answered by an object, several by a list. */
const Body = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown()).transform((one) => [one])]);

/** Searches Google's web, scholar and news results by Serper; searches at about the same time go in one request. */
export function createSerperProvider(options: WebOptions): SearchProvider {
  const key = neededKey(SERPER, options.apiKey);
  const callOf = (endpoint: SerperEndpoint): Call =>
    batchCalls({
      windowMilliseconds: WINDOW_MILLISECONDS,
      mostAtOnce: MOST_AT_ONCE,
      send: (queries) => send(queries, { endpoint, options, key }),
    });
  const calls = { search: callOf('search'), scholar: callOf('scholar'), news: callOf('news') };
  return {
    name: SERPER.name,
    needsNetwork: true,
    search: (query, onUsage) => {
      const endpoint = endpointOf(query);
      return search(query, { endpoint, call: calls[endpoint], options, onUsage });
    },
  };
}

interface Access {
  readonly endpoint: SerperEndpoint;
  readonly call: Call;
  readonly options: WebOptions;
  readonly onUsage: OnUsage | undefined;
}

async function search(query: Query, { endpoint, call, options, onUsage }: Access): Promise<readonly Hit[]> {
  const text = cleanQuery(query.text, QUERY_LIMITS);
  if (text === '') return [];
  const domains = readDomains(options, query);
  const { resultCount } = query;
  const asked = {
    q: withSiteOperators(text, domains, QUERY_LIMITS),
    num: endpoint === 'scholar' ? PAGE_SIZE : Math.min(Math.max(resultCount, PAGE_SIZE), MOST_ON_A_PAGE),
    ...(options.freshness === undefined || endpoint === 'scholar'
      ? {}
      : { tbs: FRESHNESS[options.freshness] }),
  };
  const load = async (page: number): Promise<ResultPage> => {
    const { results, credits = 1 } = await call({ ...asked, page: page + 1 });
    onUsage?.({ requests: 1, credits, usd: usdOf('serper', credits) });
    return { results, hasMore: results.length > 0 };
  };
  const paging = { resultCount, pageSize: PAGE_SIZE, maximumPages: MAXIMUM_PAGES, domains };
  const results = await collectPages(paging, load);
  const { name: provider, service } = SERPER;
  return toHits(results, { provider, service, kind: KINDS[endpoint], domains, resultCount });
}

const KINDS: Readonly<Record<SerperEndpoint, ContentKind>> = {
  search: 'web',
  scholar: 'scholar',
  news: 'news',
};

function endpointOf({ endpoint }: Query): SerperEndpoint {
  return endpoint === 'scholar' || endpoint === 'news' ? endpoint : 'search';
}

interface Sending {
  readonly endpoint: SerperEndpoint;
  readonly options: WebOptions;
  readonly key: string;
}

async function send(
  queries: readonly SerperQuery[],
  { endpoint, options, key }: Sending,
): Promise<readonly Outcome<SerperAnswer>[]> {
  const entries = await askSearchService(SERPER, options, {
    path: `/${endpoint}`,
    headers: { 'x-api-key': key },
    body: { json: queries.length === 1 ? queries[0] : queries },
    perSecond: PER_SECOND / queries.length,
    schema: Body,
    answerFields: ANSWER_FIELDS,
  });
  if (entries.length !== queries.length) {
    throw malformed('Serper', `${entries.length} answers to ${queries.length} searches`);
  }
  const now = options.clock.now();
  return entries.map((entry) => outcomeOf(entry, endpoint, now));
}

/** A bad entry is the failure of its own search only. */
function outcomeOf(entry: unknown, endpoint: SerperEndpoint, now: number): Outcome<SerperAnswer> {
  const complaint = readComplaint(entry, ANSWER_FIELDS);
  if (complaint !== undefined) {
    const status = Status.parse(entry).statusCode;
    return { error: complaintMeaning(SERPER, { status, headers: new Headers(), now, complaint }) };
  }
  try {
    return { answer: readEntry(entry, endpoint, now) };
  } catch (error) {
    if (error instanceof MalformedReply) return { error };
    throw error;
  }
}

const Status = z.object({ statusCode: z.int().catch(200) });
