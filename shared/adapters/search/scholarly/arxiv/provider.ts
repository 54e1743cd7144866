import { serviceOf } from '#shared/domain/services.ts';
import type { Query } from '#shared/domain/query.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { type ServiceOptions, askService, freshSince, today } from '../ask-service.ts';
import { createScholarlyProvider } from '../scholarly-provider.ts';
import { allThenAny, plainWords, topicWords } from '../search-words.ts';
import { arxivIdOf } from '../work-ids.ts';
import type { Work } from '../work.ts';
import { readPapers } from './feed.ts';

const ARXIV = serviceOf('arxiv');
const MOST_PER_PAGE = 200;
/** What arXiv asks of all its callers together. */
const PER_SECOND = 1 / 3;
const WAIT_MILLISECONDS = 20_000;

/** Searches arXiv in its order of relevance, and reads abstracts. */
export function createArxivProvider(options: ServiceOptions): ReadingProvider {
  return createScholarlyProvider(
    {
      ...ARXIV,
      kind: 'scholar',
      find: (query) => find(query, options),
      isId: (hitId) => arxivIdOf(hitId) === hitId,
      fetch: async (hitId) => {
        const works = await ask(options, { id_list: hitId, max_results: '1' });
        return works.find(({ id }) => id === hitId);
      },
    },
    options,
  );
}

function find(query: Query, options: ServiceOptions): Promise<readonly Work[]> {
  const since = freshSince(options)?.replaceAll('-', '');
  const until = today(options).replaceAll('-', '');
  const isFresh = since === undefined ? '' : ` AND submittedDate:[${since}0000 TO ${until}2359]`;
  return allThenAny(topicWords(plainWords(query.text)), (words, mode) => {
    const terms = words.map((word) => `all:${quoted(word)}`).join(mode === 'all' ? ' AND ' : ' OR ');
    return ask(options, {
      search_query: isFresh === '' ? terms : `(${terms})${isFresh}`,
      start: '0',
      max_results: String(Math.min(query.resultCount, MOST_PER_PAGE)),
      sortBy: 'relevance',
      sortOrder: 'descending',
    });
  });
}

function quoted(word: string): string {
  return /^[\p{L}\p{M}\p{N}]+$/u.test(word) ? word : `"${word}"`;
}

async function ask(
  options: ServiceOptions,
  parameters: Readonly<Record<string, string>>,
): Promise<readonly Work[]> {
  const reply = await askService(ARXIV, options, {
    path: '/query',
    parameters,
    perSecond: PER_SECOND,
    maximumWaitMilliseconds: WAIT_MILLISECONDS,
    // An error comes as a feed, with status 400 or 200.
    answers: [400],
  });
  return readPapers(reply.text);
}
