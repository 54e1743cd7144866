import { ProviderRefused, ServiceUnavailable } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import { checkPermit, orStopped, throwIfStopped } from '../call-permits.ts';
import {
  type Asked,
  QUOTA_STATUSES,
  keyRefused,
  quotaSpent,
  refused,
  throttled,
  unavailable,
} from './refusals.ts';
import { tryTwice } from './try-twice.ts';

export interface TrustedRequest extends Asked {
  /** Under a configured base URL, never one taken from a reply or a page. */
  readonly url: string;
  /** Sent by POST; without one the request is a GET. Keys belong here or into a header, not into the URL. */
  readonly body?: TrustedBody;
  readonly timeoutMilliseconds: number;
  readonly clock: Clock;
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses outside 200-299 that are an answer and no refusal, such as 404 for a record that is not there. */
  readonly answers?: readonly number[];
  /**
   * Looks into every answer, whatever its status: services give a spent quota with 400, a bad key with 422 and errors
   * with 200. What it returns is thrown; undefined leaves it to the status.
   */
  readonly judge?: (reply: TrustedReply) => Error | undefined;
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

/**
 * The door to services whose base URL is configured. Throws ServiceUnavailable (unreachable, too slow, 5xx) and Throttled
 * (429) after a second attempt, QuotaSpent (402, 432, 433), ProviderRefused (any other refusal, a redirect, an answer
 * above 20 MB), and what `judge` makes of an answer.
 */
export async function trustedFetch(request: TrustedRequest): Promise<TrustedReply> {
  return tryTwice(async () => {
    await request.beforeAttempt?.();
    await checkPermit();
    return attemptOnce(request);
  });
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
      signal: orStopped(AbortSignal.timeout(request.timeoutMilliseconds)),
    }),
  );
  const isAnswer = response.ok || request.answers?.includes(response.status) === true;
  if (!isAnswer && request.judge === undefined) {
    await response.body?.cancel();
    throw refusal(request, response);
  }
  const reply = await reached(request, () => readReply(request.service, response));
  const judged = request.judge?.(reply);
  if (judged !== undefined) throw judged;
  if (!isAnswer) throw refusal(request, response);
  return reply;
}

async function readReply(service: string, response: Response): Promise<TrustedReply> {
  return {
    status: response.status,
    headers: response.headers,
    contentType: response.headers.get('content-type') ?? '',
    text: new TextDecoder('utf-8').decode(await readLimited(service, response)),
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
    throwIfStopped();
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
  if (Number(response.headers.get('content-length') ?? 0) > MAXIMUM_BYTES) {
    await response.body?.cancel();
    throw tooLarge(service);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAXIMUM_BYTES) throw tooLarge(service);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(service: string): ProviderRefused {
  return new ProviderRefused(`${service} sent an answer larger than 20 MB.`);
}

function refusal(request: TrustedRequest, { status, headers }: Response): Error {
  if (status === 429) return throttled(request, headers, request.clock.now());
  if (QUOTA_STATUSES.has(status)) return quotaSpent(request, status);
  if (status === 408 || status >= 500) return unavailable(request, status);
  const isAboutKey = (status === 401 || status === 403) && request.keyVariable !== undefined;
  return isAboutKey ? keyRefused(request, status) : refused(request, status);
}
