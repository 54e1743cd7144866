import { serviceOf } from '#shared/domain/services.ts';
import type { Query } from '#shared/domain/query.ts';
import { ProviderRefused, QuotaSpent, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { retryAfter } from '#shared/adapters/search/refusals.ts';
import { type ServiceOptions, askService, freshSince } from '../ask-service.ts';
import { checkReply, errorPage, parseServiceReply, shownReason } from '#shared/adapters/search/read-json.ts';
import { createScholarlyProvider } from '../scholarly-provider.ts';
import { allThenAny, plainWords, topicWords } from '../search-words.ts';
import type { Work } from '../work.ts';
import { worksIn } from '../works-in.ts';
import type { TrustedReply } from '#shared/adapters/search/trusted-fetch.ts';
import { Failure, FIELDS, OneWork, SearchReply, toWork } from './replies.ts';

const OPENALEX = serviceOf('openalex');
const MOST_PER_PAGE = 100;
/** A pause longer than this is the allowance of a day. */
const SHORT_WAIT_MILLISECONDS = 120_000;

/** Searches titles, abstracts and full texts of OpenAlex, and reads abstracts put together from its word index. */
export function createOpenalexProvider(options: ServiceOptions): ReadingProvider {
  return createScholarlyProvider(
    {
      ...OPENALEX,
      kind: 'scholar',
      find: (query) => find(query, options),
      isId: (hitId) => /^W\d{1,12}$/u.test(hitId),
      fetch: async (hitId) => {
        const value = await ask(options, `/works/${hitId}`, { select: FIELDS });
        return value === undefined ? undefined : toWork(checkReply('OpenAlex', value, OneWork));
      },
    },
    options,
  );
}

async function find(query: Query, options: ServiceOptions): Promise<readonly Work[]> {
  if (query.along !== undefined) return findAlong(query.along, query.resultCount, options);
  const since = freshSince(options);
  return allThenAny(plainWords(query.text), async (words, mode) => {
    const value = await ask(options, '/works', {
      search: mode === 'all' ? words.join(' ') : topicWords(words).join(' OR '),
      per_page: String(Math.min(query.resultCount, MOST_PER_PAGE)),
      select: FIELDS,
      ...(since === undefined ? {} : { filter: `from_publication_date:${since}` }),
    });
    const { meta, results } = checkReply('OpenAlex', value, SearchReply);
    return worksIn('OpenAlex', { records: results, total: meta?.count }, toWork);
  });
}

/** The works that a work cites, or that cite it, those first that are cited most; none of a work that is not known there. */
async function findAlong(
  { doi, direction }: NonNullable<Query['along']>,
  resultCount: number,
  options: ServiceOptions,
): Promise<readonly Work[]> {
  const found = await ask(options, `/works/doi:${encodeURI(doi)}`, { select: 'id' });
  const id = found === undefined ? undefined : idOf(checkReply('OpenAlex', found, OneWork).id);
  if (id === undefined) return [];
  const value = await ask(options, '/works', {
    filter: `${direction === 'references' ? 'cited_by' : 'cites'}:${id}`,
    sort: 'cited_by_count:desc',
    per_page: String(Math.min(resultCount, MOST_PER_PAGE)),
    select: FIELDS,
  });
  const { meta, results } = checkReply('OpenAlex', value, SearchReply);
  return worksIn('OpenAlex', { records: results, total: meta?.count }, toWork);
}

function idOf(address: string): string | undefined {
  return /W\d{1,12}$/u.exec(address)?.[0];
}

/** The value of a reply; undefined for a record that is not there. */
async function ask(
  options: ServiceOptions,
  path: string,
  parameters: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { apiKey, contactEmail, clock } = options;
  const reply = await askService(OPENALEX, options, {
    path,
    perSecond: 10,
    answers: [400, 401, 403, 404, 429],
    parameters: {
      ...parameters,
      // OpenAlex takes its key in the address only.
      ...(apiKey === undefined ? {} : { api_key: apiKey }),
      ...(contactEmail === undefined ? {} : { mailto: contactEmail }),
    },
  });
  if (reply.status === 404) return undefined;
  if (reply.status === 429) throw spentOrThrottled(reply, clock.now());
  if (reply.status >= 400) throw refused(reply);
  const value = parseServiceReply('OpenAlex', reply);
  const failure = Failure.safeParse(value);
  if (failure.success) throw refusal(failure.data.error, failure.data.message);
  return value;
}

function spentOrThrottled(reply: TrustedReply, now: number): Error {
  const wait = retryAfter(reply.headers.get('retry-after'), now);
  const isOfDay = wait === undefined || wait > SHORT_WAIT_MILLISECONDS;
  if (isOfDay && /budget|daily|per day|credit|insufficient|exceeded/iu.test(reply.text)) {
    return new QuotaSpent('The free use of OpenAlex for today is used up.', {
      remedy: 'Set OPENALEX_API_KEY (keys are free and allow ten times as much), or go on without it.',
    });
  }
  const details = wait === undefined ? {} : { retryAfterMilliseconds: wait };
  return new Throttled('OpenAlex asks for fewer requests.', details);
}

/** 403 is sent for too many requests as well as for a key that is not accepted. */
function refused(reply: TrustedReply): Error {
  const page = errorPage('OpenAlex', reply.text);
  if (page !== undefined) return page;
  const failure = Failure.safeParse(parseServiceReply('OpenAlex', reply));
  return failure.success
    ? refusal(failure.data.error, failure.data.message)
    : new ProviderRefused(`OpenAlex refused the request (status ${reply.status}).`);
}

function refusal(error: string, message: string): Error {
  const said = `${error} ${message}`;
  if (/rate limit|too many/iu.test(said)) return new Throttled('OpenAlex asks for fewer requests.');
  if (/api[ _-]?key|unauthori[sz]ed/iu.test(said)) {
    return new ProviderRefused('OpenAlex does not accept the key.', {
      remedy: 'Set OPENALEX_API_KEY to a valid key, or unset it.',
    });
  }
  if (/time[d -]*out|unavailable|internal|try again/iu.test(said)) {
    return new ServiceUnavailable('OpenAlex cannot search at the moment.');
  }
  return new ProviderRefused(`OpenAlex refused the query: ${shownReason(message === '' ? error : message)}.`);
}
