import { serviceOf } from '#shared/domain/services.ts';
import type { Query } from '#shared/domain/query.ts';
import { ProviderRefused, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { type ServiceOptions, askService, freshSince } from '../ask-service.ts';
import { checkReply, malformed, parseServiceReply, shownReason } from '#shared/adapters/search/read-json.ts';
import { createScholarlyProvider } from '../scholarly-provider.ts';
import { plainWords } from '../search-words.ts';
import type { Work } from '../work.ts';
import { worksIn } from '../works-in.ts';
import { AlongReply, Failure, FIELDS, OnePaper, SearchReply, toWork } from './replies.ts';

const SEMANTIC_SCHOLAR = serviceOf('semanticscholar');
const MOST_PER_PAGE = 100;

/** Searches Semantic Scholar in its order of relevance, and reads abstracts. */
export function createSemanticscholarProvider(options: ServiceOptions): ReadingProvider {
  return createScholarlyProvider(
    {
      ...SEMANTIC_SCHOLAR,
      kind: 'scholar',
      find: (query) => find(query, options),
      isId: (hitId) => /^[\da-f]{40}$/u.test(hitId),
      fetch: async (hitId) => {
        const value = await ask(options, `/paper/${hitId}`, { fields: FIELDS });
        return value === undefined ? undefined : toWork(checkReply('Semantic Scholar', value, OnePaper));
      },
    },
    options,
  );
}

async function find(query: Query, options: ServiceOptions): Promise<readonly Work[]> {
  if (query.along !== undefined) return findAlong(query.along, query.resultCount, options);
  // A word with a hyphen finds nothing there.
  const words = plainWords(query.text.replaceAll(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' '));
  if (words.length === 0) return [];
  const since = freshSince(options);
  const value = await ask(options, '/paper/search', {
    query: words.join(' '),
    limit: String(Math.min(query.resultCount, MOST_PER_PAGE)),
    fields: FIELDS,
    ...(since === undefined ? {} : { publicationDateOrYear: `${since}:` }),
  });
  const { total, data } = checkReply('Semantic Scholar', value, SearchReply);
  return worksIn('Semantic Scholar', { records: data, total }, toWork);
}

/** The works that a work cites, or that cite it; none of a work that is not known there. */
async function findAlong(
  { doi, direction }: NonNullable<Query['along']>,
  resultCount: number,
  options: ServiceOptions,
): Promise<readonly Work[]> {
  const value = await ask(options, `/paper/DOI:${encodeURI(doi)}/${direction}`, {
    fields: FIELDS,
    limit: String(Math.min(resultCount, MOST_PER_PAGE)),
  });
  if (value === undefined) return [];
  const { data } = checkReply('Semantic Scholar', value, AlongReply);
  // Of some works nothing but the title is known there.
  return data.flatMap(({ citedPaper, citingPaper }) => {
    const paper = citedPaper ?? citingPaper;
    return paper?.paperId ? (toWork(paper) ?? []) : [];
  });
}

/** The value of a reply; undefined for a record that is not there. */
async function ask(
  options: ServiceOptions,
  path: string,
  parameters: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { apiKey } = options;
  const reply = await askService(SEMANTIC_SCHOLAR, options, {
    path,
    parameters,
    perSecond: 1,
    answers: [400, 403, 404],
    ...(apiKey === undefined ? {} : { headers: { 'x-api-key': apiKey } }),
  });
  if (reply.status === 403) throw badKey();
  const value = parseServiceReply('Semantic Scholar', reply);
  const failure = Failure.safeParse(value);
  if (reply.status === 404 && failure.success) return undefined;
  if (failure.success) throw refusal(failure.data);
  if (reply.status >= 400) throw malformed('Semantic Scholar', 'it refused without a reason');
  return value;
}

function badKey(): Error {
  return new ProviderRefused('Semantic Scholar does not accept the key.', {
    remedy: 'Set SEMANTIC_SCHOLAR_API_KEY to a valid key, or unset it.',
  });
}

function refusal(said: string): Error {
  if (/too many|rate|limit/iu.test(said)) return new Throttled('Semantic Scholar asks for fewer requests.');
  if (/forbidden|api[ _-]?key/iu.test(said)) return badKey();
  if (/time[d -]*out|internal|unavailable|try again/iu.test(said)) {
    return new ServiceUnavailable('Semantic Scholar cannot search at the moment.');
  }
  return new ProviderRefused(`Semantic Scholar refused the query: ${shownReason(said)}.`);
}
