import type * as z from 'zod';
import type { Freshness } from '#shared/domain/query.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import { parseJson } from '#shared/text/parse-json.ts';
import type { Asked } from '../refusals.ts';
import { readJson } from '../read-json.ts';
import { type TrustedBody, type TrustedReply, trustedFetch } from '../trusted-fetch.ts';
import { complaintMeaning, readComplaint } from './complaint.ts';

/** What every search service of the web is made from. */
export interface WebOptions {
  /** Ends where the service's own paths begin. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly timeoutSeconds: number;
  readonly freshness?: Freshness | undefined;
  readonly includedDomains: readonly string[];
  readonly excludedDomains: readonly string[];
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** A service that is asked with a key. */
export interface KeyedService extends Asked {
  /** Of the provider, and of its place in the shared limit. */
  readonly name: string;
  readonly keyVariable: string;
  /** What gives it up: `take tavily out of SEARCH_PROVIDERS`. */
  readonly without: string;
}

export interface Request<Reply> {
  /** Below the base URL, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: TrustedBody;
  readonly perSecond: number;
  readonly schema: z.ZodType<Reply>;
  /** Fields that only a good answer has. */
  readonly answerFields: readonly string[];
  /** Called with every answer, also of a refusal. */
  readonly onReply?: (reply: TrustedReply) => void;
}

export type Access = Pick<WebOptions, 'baseUrl' | 'timeoutSeconds' | 'limiter' | 'clock'>;

const WAIT_MILLISECONDS = 15_000;

/** The key as it goes into a header. Throws InvalidConfiguration without one, or with one that no header takes. */
export function neededKey(service: KeyedService, apiKey: string | undefined): string {
  const { keyVariable, without } = service;
  const key = apiKey?.trim() ?? '';
  if (key === '') {
    const remedy = `Set ${keyVariable}, or ${without}.`;
    throw new InvalidConfiguration(`${keyVariable} is not set. ${remedy}`, { remedy });
  }
  if (/^[\x21-\x7e]+$/u.test(key)) return key;
  throw new InvalidConfiguration(`${keyVariable} cannot be a key: it has spaces or unusual characters.`, {
    remedy: `Set ${keyVariable} to the key as ${service.service} shows it.`,
  });
}

/** Asks a service and checks its answer. Throws what `trustedFetch` throws, and MalformedReply. */
export async function askSearchService<Reply>(
  service: Asked & Pick<KeyedService, 'name'>,
  access: Access,
  request: Request<Reply>,
): Promise<Reply> {
  const { clock, limiter } = access;
  const limit = { perSecond: request.perSecond, maximumWaitMilliseconds: WAIT_MILLISECONDS };
  const reply = await trustedFetch({
    service: service.service,
    ...(service.keyVariable === undefined ? {} : { keyVariable: service.keyVariable }),
    url: `${access.baseUrl.replace(/\/+$/u, '')}${request.path}`,
    headers: { accept: 'application/json', ...request.headers },
    ...(request.body === undefined ? {} : { body: request.body }),
    clock,
    timeoutMilliseconds: access.timeoutSeconds * 1000,
    beforeAttempt: () => limiter.take(service.name, limit),
    judge: (answer) => {
      request.onReply?.(answer);
      const complaint = readComplaint(parseJson(answer.text), request.answerFields);
      const { status, headers } = answer;
      if (complaint === undefined) return undefined;
      return complaintMeaning(service, { status, headers, now: clock.now(), complaint });
    },
  });
  return readJson(service.service, reply, request.schema);
}
