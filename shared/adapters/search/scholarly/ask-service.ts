import { userAgent } from '#shared/domain/product.ts';
import type { Freshness } from '#shared/domain/query.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import { type TrustedReply, trustedFetch } from '../trusted-fetch.ts';

/** What every keyless or keyed service of scholarship is made with. */
export interface ServiceOptions {
  /** Ends where the service's own paths begin. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** Sent to services that want to know whom to write to. */
  readonly contactEmail?: string | undefined;
  readonly timeoutSeconds: number;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** How old a result may be; any age when undefined. */
  readonly freshness?: Freshness | undefined;
}

export interface ServiceName {
  /** Of the provider and of its rate limit. */
  readonly name: string;
  /** As a reader knows it. */
  readonly title: string;
}

export interface ServiceRequest {
  /** Below the base URL, beginning with a slash. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly perSecond: number;
  /** Sends the parameters as a form by POST: for long queries. */
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses that are an answer, as of `trustedFetch`. */
  readonly answers?: readonly number[];
  readonly maximumWaitMilliseconds?: number;
}

const WAIT_MILLISECONDS = 15_000;

/** One request to a service, at its turn in the shared limit. Throws as `trustedFetch`. */
export async function askService(
  service: ServiceName,
  options: ServiceOptions,
  request: ServiceRequest,
): Promise<TrustedReply> {
  const { perSecond, maximumWaitMilliseconds = WAIT_MILLISECONDS } = request;
  const url = `${options.baseUrl.replace(/\/+$/u, '')}${request.path}`;
  const query = new URLSearchParams(request.parameters).toString();
  return trustedFetch({
    service: service.title,
    ...(request.method === 'POST'
      ? { url, body: { form: request.parameters } }
      : { url: query === '' ? url : `${url}?${query}` }),
    headers: { 'user-agent': userAgent(options.contactEmail), ...request.headers },
    ...(request.answers === undefined ? {} : { answers: request.answers }),
    clock: options.clock,
    timeoutMilliseconds: options.timeoutSeconds * 1000,
    beforeAttempt: () => options.limiter.take(service.name, { perSecond, maximumWaitMilliseconds }),
  });
}

const DAYS: Readonly<Record<Freshness, number>> = { day: 1, week: 7, month: 31, year: 366 };
const DAY_MILLISECONDS = 86_400_000;

export function daysOf(freshness: Freshness): number {
  return DAYS[freshness];
}

/** The first day that is fresh enough, `YYYY-MM-DD`; undefined where any age is. */
export function freshSince({
  freshness,
  clock,
}: Pick<ServiceOptions, 'freshness' | 'clock'>): string | undefined {
  if (freshness === undefined) return undefined;
  return new Date(clock.now() - DAYS[freshness] * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** Today in UTC, `YYYY-MM-DD`. */
export function today({ clock }: Pick<ServiceOptions, 'clock'>): string {
  return new Date(clock.now()).toISOString().slice(0, 10);
}
