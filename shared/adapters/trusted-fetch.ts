import { ProviderRefused, QuotaSpent, ServiceUnavailable, Throttled, isRetryable } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';

export interface TrustedRequest {
  /** As a reader knows the service; stands in messages. */
  readonly service: string;
  /** Under a configured base URL, never one taken from a reply or a page. */
  readonly url: string;
  /** Sent by POST; without one the request is a GET. Keys belong here or into a header, not into the URL. */
  readonly body?: TrustedBody;
  readonly timeoutMilliseconds: number;
  readonly clock: Clock;
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses outside 200-299 that are an answer and no refusal, such as 404 for a record that is not there. */
  readonly answers?: readonly number[];
  /** Waited for before every attempt: the place of a rate limit. */
  readonly beforeAttempt?: () => Promise<void>;
}

/** A form, or a value sent as JSON. */
export type TrustedBody = { readonly form: Readonly<Record<string, string>> } | { readonly json: unknown };

export interface TrustedReply {
  readonly status: number;
  readonly headers: Headers;
  readonly contentType: string;
  readonly text: string;
}

const MAXIMUM_BYTES = 20 * 1024 * 1024;
/** 402 of most services; 432 and 433 of Tavily for a plan and for pay-as-you-go. */
const QUOTA_STATUSES: ReadonlySet<number> = new Set([402, 432, 433]);
const ATTEMPTS = 2;
const PAUSE_MILLISECONDS = 300;
const LONGEST_PAUSE_MILLISECONDS = 3000;

/**
 * The door to services whose base URL is configured. Throws ServiceUnavailable (unreachable, too slow, 5xx) and Throttled
 * (429) after a second attempt, QuotaSpent (402, 432, 433), ProviderRefused (any other refusal, a redirect, an answer
 * above 20 MB). A wait that a service asks for is kept when it is short, else the call ends at once.
 */
export async function trustedFetch(request: TrustedRequest): Promise<TrustedReply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await request.beforeAttempt?.();
      return await attemptOnce(request);
    } catch (error) {
      const pause = pauseAfter(error);
      if (attempt >= ATTEMPTS || pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Undefined when another attempt is not worth its wait. */
function pauseAfter(error: unknown): number | undefined {
  if (!isRetryable(error)) return undefined;
  const asked = error instanceof Throttled ? (error.retryAfterMilliseconds ?? Infinity) : PAUSE_MILLISECONDS;
  return asked <= LONGEST_PAUSE_MILLISECONDS ? asked : undefined;
}

async function attemptOnce(request: TrustedRequest): Promise<TrustedReply> {
  const { body } = request;
  const response = await reached(request, () =>
    fetch(request.url, {
      ...(body === undefined ? {} : { method: 'POST', body: encode(body) }),
      headers: {
        ...(body !== undefined && 'json' in body ? { 'content-type': 'application/json' } : {}),
        ...request.headers,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(request.timeoutMilliseconds),
    }),
  );
  if (!response.ok && !request.answers?.includes(response.status)) {
    await response.body?.cancel();
    throw refusal(request, response);
  }
  const bytes = await reached(request, () => readLimited(request.service, response));
  return {
    status: response.status,
    headers: response.headers,
    contentType: response.headers.get('content-type') ?? '',
    text: new TextDecoder('utf-8').decode(bytes),
  };
}

function encode(body: TrustedBody): URLSearchParams | string {
  return 'form' in body ? new URLSearchParams(body.form) : JSON.stringify(body.json);
}

/** Runs one part of an exchange; what fails in it is the network's or the service's doing. */
async function reached<T>(request: TrustedRequest, exchange: () => Promise<T>): Promise<T> {
  try {
    return await exchange();
  } catch (cause) {
    if (cause instanceof ProviderRefused) throw cause;
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    const seconds = Math.round(request.timeoutMilliseconds / 100) / 10;
    const message = isLate
      ? `${request.service} did not answer within ${seconds} seconds.`
      : `${request.service} could not be reached.`;
    throw new ServiceUnavailable(message, {
      remedy: 'Check the network connection, or go on without this provider.',
      cause,
    });
  }
}

async function readLimited(service: string, response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAXIMUM_BYTES) throw new ProviderRefused(`${service} sent an answer larger than 20 MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refusal({ service, clock }: TrustedRequest, response: Response): Error {
  const { status } = response;
  if (status === 429) {
    const wait = retryAfter(response.headers.get('retry-after'), clock.now());
    const details = wait === undefined ? {} : { retryAfterMilliseconds: wait };
    return new Throttled(`${service} asks for fewer requests.`, details);
  }
  if (QUOTA_STATUSES.has(status)) {
    return new QuotaSpent(`The plan or the credit of ${service} is used up (status ${status}).`, {
      remedy: `Raise the plan of ${service}, or go on without it.`,
    });
  }
  if (status >= 500) return new ServiceUnavailable(`${service} has a problem of its own (status ${status}).`);
  return new ProviderRefused(`${service} refused the request (status ${status}).`, {
    remedy: `Check the settings for ${service}: its base URL and its key.`,
  });
}

/** Milliseconds from a Retry-After header in seconds or as a date. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,6}$/u.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
