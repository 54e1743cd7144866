import { errors } from 'undici';
import {
  AddressRefused,
  ServiceUnavailable,
  Throttled,
  UnreadableSource,
  isPlumblineError,
} from '#shared/errors.ts';
import { closedHost } from './lookup.ts';

/** How the parser of undici names an answer that ends before it should. */
const BROKEN_OFF = 'HPE_INVALID_EOF_STATE';

/**
 * What a failed exchange means to whoever asked. Messages name the host that was asked for and no other: neither the
 * address behind it nor where it redirected to.
 */
export function networkFailure(cause: unknown, host: string): Error {
  if (isPlumblineError(cause)) return cause;
  const code = codeOf(cause);
  if (code === 'ERR_IP_BLOCKED') return closedHost(host);
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return new UnreadableSource(`${host} answered with more headers than are read.`, { cause });
  }
  if (cause instanceof errors.HTTPParserError && code !== BROKEN_OFF) {
    return new UnreadableSource(`${host} did not answer in HTTP.`, { cause });
  }
  if (/CERT|SSL|TLS|EPROTO|SIGNATURE/u.test(code)) {
    return new UnreadableSource(`${host} gave no secure connection.`, { cause });
  }
  const what = code === 'ENOTFOUND' ? 'could not be found' : 'could not be reached';
  return new ServiceUnavailable(`${host} ${what}.`, { cause });
}

export function lateAnswer(host: string, seconds: number): ServiceUnavailable {
  return new ServiceUnavailable(`${host} did not answer in full within ${seconds} seconds.`);
}

/** What happened where the host redirected to, of which nothing is shown. */
export function redirectFailure(cause: Error, host: string): Error {
  if (cause instanceof AddressRefused) {
    return new AddressRefused(`${host} redirects to an address that is not read.`, { cause });
  }
  if (cause instanceof Throttled) {
    const wait = cause.retryAfterMilliseconds;
    return new Throttled(`${host} redirects to a page that cannot be read now.`, {
      cause,
      ...(wait === undefined ? {} : { retryAfterMilliseconds: wait }),
    });
  }
  if (cause instanceof ServiceUnavailable) {
    return new ServiceUnavailable(`${host} redirects to a page that cannot be read now.`, { cause });
  }
  return cause;
}

/** Undefined for an answer with a page in it. */
export function statusFailure(
  { status, retryAfter }: { readonly status: number; readonly retryAfter: string | undefined },
  host: string,
  now: number,
): Error | undefined {
  if (status === 200 || status === 203) return undefined;
  if (status === 429) return new Throttled(`${host} asks for fewer requests.`, waitOf(retryAfter, now));
  if (status >= 500) {
    return new ServiceUnavailable(`${host} has a problem of its own (status ${status}).`);
  }
  if (status === 404 || status === 410) {
    return new UnreadableSource(`${host} has no such page (status ${status}).`, { isGone: true });
  }
  if (status === 401 || status === 402 || status === 403 || status === 407 || status === 451) {
    return new UnreadableSource(`${host} does not let this page be read (status ${status}).`);
  }
  return new UnreadableSource(`${host} answered without a page (status ${status}).`);
}

/** From a header Retry-After: seconds, or a date. */
export function waitOf(
  header: string | undefined,
  now: number,
): { readonly retryAfterMilliseconds?: number } {
  if (header === undefined) return {};
  if (/^\d{1,6}$/u.test(header.trim())) return { retryAfterMilliseconds: Number(header) * 1000 };
  const date = Date.parse(header);
  return Number.isNaN(date) ? {} : { retryAfterMilliseconds: Math.max(0, date - now) };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const own = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  return own === '' ? codeOf(first) : own;
}
