import { ProviderRefused, QuotaSpent, ServiceUnavailable, Throttled } from '#shared/errors.ts';

/** The failures of configured services in words that are safe to show: no address, no key, no text of the service. */

export interface Asked {
  /** As a reader knows the service. */
  readonly service: string;
  /** The environment variable that holds its key: `TAVILY_API_KEY`. */
  readonly keyVariable?: string;
}

/** 402 of most services; 432 and 433 of Tavily for a plan and for pay-as-you-go. */
export const QUOTA_STATUSES: ReadonlySet<number> = new Set([402, 432, 433]);

/** `headers` may say how long to wait. */
export function throttled({ service }: Asked, headers: Headers, now: number): Throttled {
  const wait = retryAfter(headers.get('retry-after'), now);
  const details = wait === undefined ? {} : { retryAfterMilliseconds: wait };
  return new Throttled(`${service} asks for fewer requests.`, details);
}

export function quotaSpent({ service }: Asked, status: number): QuotaSpent {
  return new QuotaSpent(`The plan or the credit of ${service} is used up (status ${status}).`, {
    remedy: `Raise the plan of ${service}, or go on without it.`,
  });
}

export function unavailable({ service }: Asked, status: number): ServiceUnavailable {
  return new ServiceUnavailable(`${service} has a problem of its own (status ${status}).`);
}

export function keyRefused({ service, keyVariable }: Asked, status: number): ProviderRefused {
  const key = keyVariable === undefined ? 'the key' : `the key in ${keyVariable}`;
  return new ProviderRefused(`${service} does not accept ${key} (status ${status}).`, {
    remedy: `Set ${keyVariable ?? 'its key'} to a valid key of ${service}.`,
  });
}

/** `reason` is a word of our own or a code of the service, never its prose. */
export function refused({ service }: Asked, status: number, reason?: string): ProviderRefused {
  const detail = reason === undefined ? '' : `, ${reason}`;
  return new ProviderRefused(`${service} refused the request (status ${status}${detail}).`, {
    remedy: `Check the settings for ${service}: its base URL and its key.`,
  });
}

/** A code such as `INVALID_NUM_RESULTS`; undefined for anything that may be prose, an address or a key. */
export function safeCode(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z][A-Z_]{2,59}$/u.test(value) ? value : undefined;
}

/** Milliseconds from a Retry-After header in seconds or as a date. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,6}$/u.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
