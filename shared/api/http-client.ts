import { type ResearchClient, type Transport, createClient } from './client.ts';

/** A service elsewhere, and how it is asked. */
export interface Service {
  /** Where its paths begin, without a slash at the end: `https://research.example.org`. */
  readonly url: string;
  /** What carries a request, such as the `fetch` of the platform: so a caller may sign, log or retry. */
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Sent with each request: `{ authorization: 'Bearer …' }`, say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The API of a service as functions, by name: `client.submit`, `client.report`, and `client.call` for every route of its
 * contract. Each throws RequestFailed (`httpStatus`, `failure`) for an answer that is no success.
 */
export function connect(service: Service): ResearchClient {
  return createClient(transportTo(service));
}

function transportTo({ url, send, headers: own }: Service): Transport {
  return async ({ method, path, query, headers, body, signal }) => {
    const parameters = new URLSearchParams(query).toString();
    const response = await send(`${url}${path}${parameters === '' ? '' : `?${parameters}`}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...own,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
}
