import { serviceOf } from '#shared/domain/services.ts';
import type { Query } from '#shared/domain/query.ts';
import { MalformedReply } from '#shared/errors.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { type ServiceOptions, askService, daysOf } from '../ask-service.ts';
import { createScholarlyProvider } from '../scholarly-provider.ts';
import type { Work } from '../work.ts';
import { readFetchReply, readSearchReply } from './replies.ts';
import { pubmedTerms } from './term.ts';

const PUBMED = serviceOf('pubmed');

/** Searches PubMed by esearch, most relevant first, and reads abstracts by efetch. The base URL includes `/entrez/eutils`. */
export function createPubmedProvider(options: ServiceOptions): ReadingProvider {
  return createScholarlyProvider(
    {
      ...PUBMED,
      kind: 'pubmed',
      find: (query) => find(query, options),
      isId: (hitId) => /^\d{1,12}$/u.test(hitId),
      fetch: async (hitId) => (await fetchWorks([hitId], options)).find(({ id }) => id === hitId),
    },
    options,
  );
}

async function find(query: Query, options: ServiceOptions): Promise<readonly Work[]> {
  const { all, any } = pubmedTerms(query.text);
  const first = all === '' ? [] : await findIds(all, query, options);
  const pmids = first.length > 0 || any === '' ? first : await findIds(any, query, options);
  if (pmids.length === 0) return [];
  const byId = new Map((await fetchWorks(pmids, options)).map((work) => [work.id, work]));
  const works = pmids.flatMap((pmid) => byId.get(pmid) ?? []);
  if (works.length === 0) throw new MalformedReply('PubMed found records but sent none of them.');
  return works;
}

async function findIds(term: string, query: Query, options: ServiceOptions): Promise<readonly string[]> {
  const { freshness } = options;
  const reply = await ask(options, '/esearch.fcgi', {
    term,
    retmax: String(query.resultCount),
    retmode: 'json',
    sort: 'relevance',
    ...(freshness === undefined ? {} : { datetype: 'pdat', reldate: String(daysOf(freshness)) }),
  });
  return [...new Set(readSearchReply(reply))].slice(0, query.resultCount);
}

async function fetchWorks(pmids: readonly string[], options: ServiceOptions): Promise<readonly Work[]> {
  return readFetchReply(await ask(options, '/efetch.fcgi', { id: pmids.join(','), retmode: 'xml' }));
}

async function ask(
  options: ServiceOptions,
  path: string,
  parameters: Readonly<Record<string, string>>,
): Promise<string> {
  const { apiKey, contactEmail } = options;
  const reply = await askService(PUBMED, options, {
    path,
    method: 'POST',
    perSecond: apiKey === undefined ? 3 : 10,
    parameters: {
      db: 'pubmed',
      ...parameters,
      tool: 'plumbline',
      ...(contactEmail === undefined ? {} : { email: contactEmail }),
      ...(apiKey === undefined ? {} : { api_key: apiKey }),
    },
  });
  return reply.text;
}
