import type { Transport, TransportRequest } from '#shared/api/client.ts';
import { RequestFailed } from '#shared/api/request-failed.ts';

/** The token of a person who signed in. It lives in this closure alone: no storage, no cookie, no address. */
export interface Session {
  readonly token: () => string | undefined;
  readonly signIn: (token: string) => void;
}

export function createSession(): Session {
  let current: string | undefined;
  return {
    token: () => current,
    signIn: (token) => {
      current = token;
    },
  };
}

/** Requests to the service that this page came from. Throws RequestFailed when it does not answer. */
export function pageTransport(session: Session): Transport {
  return async (request) => {
    const response = await send(request, session, 'application/json');
    return { status: response.status, body: await response.text() };
  };
}

/** Opens the stream of a job's events. */
export async function openStream(request: TransportRequest, session: Session): Promise<Response> {
  return send(request, session, 'text/event-stream');
}

/** Sends a form to where codes become tokens, the one address beside our own that the policy of the page lets it ask. */
export async function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(fields).toString(),
  });
}

/** What stands before the paths of the service: nothing, or the stage of its API. */
function basePath(): string {
  return location.pathname.replace(/\/[^/]*$/u, '');
}

async function send(request: TransportRequest, session: Session, accept: string): Promise<Response> {
  const query = new URLSearchParams(request.query).toString();
  const token = session.token();
  try {
    return await fetch(`${basePath()}${request.path}${query === '' ? '' : `?${query}`}`, {
      method: request.method,
      headers: {
        accept,
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(request.body === undefined ? {} : { body: request.body }),
      ...(request.signal ? { signal: request.signal } : {}),
    });
  } catch (error) {
    if (request.signal?.aborted === true) throw error;
    throw new RequestFailed(0, { name: 'ServiceUnavailable', message: '' });
  }
}
