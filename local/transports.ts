import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Transport, TransportRequest } from '#shared/api/client.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { Respond } from './http-server.ts';
import { toProxyEvent } from './proxy-event.ts';

/** Requests to the API handler in this very process. */
export function inProcessTransport(respond: Respond): Transport {
  return async (request) => {
    const answered = await respond(
      toProxyEvent({
        method: request.method,
        path: request.path,
        query: new URLSearchParams(request.query),
        headers: headersOf(request),
        body: request.body,
      }),
    );
    const body = typeof answered.body === 'string' ? answered.body : await text(Readable.from(answered.body));
    return { status: answered.status, body };
  };
}

/** Requests to a running server. Throws ServiceUnavailable when it does not answer. */
export function httpTransport(baseUrl: string): Transport {
  return async (request) => {
    const query = new URLSearchParams(request.query).toString();
    try {
      const response = await fetch(`${baseUrl}${request.path}${query === '' ? '' : `?${query}`}`, {
        method: request.method,
        headers: headersOf(request),
        ...(request.body === undefined ? {} : { body: request.body }),
        ...(request.signal ? { signal: request.signal } : {}),
      });
      return { status: response.status, body: await response.text() };
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new ServiceUnavailable(`The server at ${baseUrl} does not answer.`, {
        cause: error,
        remedy: 'Start it again with npm start; unfinished jobs go on.',
      });
    }
  };
}

function headersOf(request: TransportRequest): Record<string, string> {
  return {
    accept: 'application/json',
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...request.headers,
  };
}
