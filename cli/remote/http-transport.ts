import type { Transport, TransportRequest } from '#shared/api/client.ts';
import { RequestFailed } from '#shared/api/request-failed.ts';

/** A request as it goes out. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Adds to the headers what says who asks. */
export type Authorise = (request: OutgoingRequest) => Promise<Readonly<Record<string, string>>>;

const PATIENCE_MILLISECONDS = 60_000;

/** Requests to a service elsewhere. Throws RequestFailed when it does not answer. */
export function remoteTransport(base: URL, authorise: Authorise): Transport {
  return async (request) => {
    const outgoing = toOutgoing(base, request);
    const headers = await authorise(outgoing);
    const patience = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    try {
      const response = await fetch(outgoing.url, {
        method: outgoing.method,
        headers,
        redirect: 'error',
        signal: request.signal ? AbortSignal.any([request.signal, patience]) : patience,
        ...(outgoing.body === undefined ? {} : { body: outgoing.body }),
      });
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: explain(response.status, await response.text(), base),
      };
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw silent(base, error);
    }
  };
}

function toOutgoing(
  base: URL,
  { method, path, query, headers: own = {}, body }: TransportRequest,
): OutgoingRequest {
  const url = new URL(base.href.replace(/\/$/u, '') + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...own,
  };
  return { method, url, body, headers };
}

/** A gateway refuses in words of its own; what to do about it is known here. */
function explain(status: number, body: string, base: URL): string {
  if ((status !== 401 && status !== 403) || body.includes('"error"')) return body;
  const error = {
    name: 'AccessDenied',
    message: `The service at ${base.host} does not let this caller in (${status}).`,
    remedy:
      'Sign in to AWS with an identity that may call it (aws sts get-caller-identity shows which), or put a token into PLUMBLINE_TOKEN.',
  };
  return JSON.stringify({ error });
}

function silent(base: URL, cause: unknown): RequestFailed {
  const failure = new RequestFailed(503, {
    name: 'ServiceUnavailable',
    message: `The service at ${base.host} does not answer.`,
    remedy: 'Check the address and the network.',
  });
  failure.cause = cause;
  return failure;
}
