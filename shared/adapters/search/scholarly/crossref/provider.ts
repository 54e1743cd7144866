import { serviceOf } from '#shared/domain/services.ts';
import type { Query } from '#shared/domain/query.ts';
import { ProviderRefused, ServiceUnavailable } from '#shared/errors.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { type ServiceOptions, askService, freshSince } from '../ask-service.ts';
import {
  checkReply,
  errorPage,
  malformed,
  parseServiceReply,
  shownReason,
} from '#shared/adapters/search/read-json.ts';
import { createScholarlyProvider } from '../scholarly-provider.ts';
import { plainWords } from '../search-words.ts';
import { doiOf } from '../work-ids.ts';
import type { Work } from '../work.ts';
import { worksIn } from '../works-in.ts';
import { Failure, FIELDS, SearchReply, WorkReply, toWork } from './replies.ts';

const CROSSREF = serviceOf('crossref');
const MOST_PER_PAGE = 1000;

/** A list of works costs Crossref more than one work, and it limits them apart. */
type Route = 'list' | 'work';
const PUBLIC_LIMITS: Readonly<Record<Route, number>> = { list: 1, work: 5 };
/** Of callers who say whom to write to. */
const POLITE_LIMITS: Readonly<Record<Route, number>> = { list: 3, work: 10 };

/** Searches the works of Crossref that have an abstract, and reads the abstracts. */
export function createCrossrefProvider(options: ServiceOptions): ReadingProvider {
  const limits = new Map<Route, number>(
    Object.entries(options.contactEmail === undefined ? PUBLIC_LIMITS : POLITE_LIMITS).map(
      ([route, perSecond]) => [route === 'list' ? 'list' : 'work', perSecond],
    ),
  );
  const access = { options, limits };
  return createScholarlyProvider(
    {
      ...CROSSREF,
      kind: 'scholar',
      find: (query) => find(query, access),
      isId: (hitId) => doiOf(hitId) === hitId,
      fetch: async (hitId) => {
        const request = {
          route: 'work',
          path: `/works/${encodeURIComponent(hitId)}`,
          parameters: {},
        } as const;
        const value = await ask(access, request);
        return value === undefined ? undefined : toWork(checkReply('Crossref', value, WorkReply).message);
      },
    },
    options,
  );
}

interface Access {
  readonly options: ServiceOptions;
  /** Requests per second, as Crossref last said. */
  readonly limits: Map<Route, number>;
}

async function find(query: Query, access: Access): Promise<readonly Work[]> {
  const words = plainWords(query.text);
  if (words.length === 0) return [];
  const since = freshSince(access.options);
  const value = await ask(access, {
    route: 'list',
    path: '/works',
    parameters: {
      'query.bibliographic': words.join(' '),
      rows: String(Math.min(query.resultCount, MOST_PER_PAGE)),
      select: FIELDS,
      filter: `has-abstract:true${since === undefined ? '' : `,from-pub-date:${since}`}`,
    },
  });
  const { message } = checkReply('Crossref', value, SearchReply);
  return worksIn('Crossref', { records: message.items, total: message['total-results'] }, toWork);
}

interface Request {
  readonly route: Route;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The value of a reply; undefined for a work that is not there. */
async function ask({ options, limits }: Access, { route, path, parameters }: Request): Promise<unknown> {
  const { contactEmail } = options;
  const reply = await askService(CROSSREF, options, {
    path,
    perSecond: limits.get(route) ?? PUBLIC_LIMITS[route],
    answers: [400, 404],
    parameters: { ...parameters, ...(contactEmail === undefined ? {} : { mailto: contactEmail }) },
  });
  const limit = limitIn(reply.headers);
  if (limit !== undefined) limits.set(route, limit);
  // In plain text: "Resource not found."
  if (reply.status === 404) {
    const page = errorPage('Crossref', reply.text);
    if (page !== undefined) throw page;
    return undefined;
  }
  const value = parseServiceReply('Crossref', reply);
  const failure = Failure.safeParse(value);
  if (failure.success) throw refusal(failure.data.message);
  if (reply.status >= 400) throw malformed('Crossref', 'it refused without a reason');
  return value;
}

/** Requests per second by the headers `x-rate-limit-limit: 5` and `x-rate-limit-interval: 1s`. */
export function limitIn(headers: Headers): number | undefined {
  const count = Number(headers.get('x-rate-limit-limit') ?? NaN);
  const seconds = Number(/^(\d{1,5})s?$/u.exec((headers.get('x-rate-limit-interval') ?? '').trim())?.[1]);
  const perSecond = count / seconds;
  return perSecond > 0 && Number.isFinite(perSecond) ? Math.min(perSecond, 50) : undefined;
}

function refusal(said: string): Error {
  if (/time[d -]*out|unavailable|internal|exception|try again/iu.test(said)) {
    return new ServiceUnavailable('Crossref cannot search at the moment.');
  }
  return new ProviderRefused(`Crossref refused the query: ${shownReason(said)}.`);
}
