import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { ApiResponse } from '#functions/api/api-response.ts';
import { encodingProblem } from '#functions/api/body-encoding.ts';
import { failure } from '#functions/api/error-response.ts';
import { BODY_MAX_BYTES, BODY_REMEDY } from '#shared/api/requests.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import { readBody } from './http-body.ts';
import { packBody } from './pack-body.ts';
import { toProxyEvent } from './proxy-event.ts';
import { guardRequest } from './request-guard.ts';

/** Answers a request in the shape of a gateway; the API handler with its context bound. */
export type Respond = (event: APIGatewayProxyEvent) => Promise<ApiResponse>;

export interface HttpServer {
  readonly port: number;
  readonly url: string;
  /** Ends open streams and stops listening. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;

/** Called with what went wrong outside of the API handler. */
type Report = (message: string, error: unknown) => void;

/** Serves on loopback only. Throws EnvironmentFailure when the port cannot be had; port 0 takes any free one. */
export async function startHttpServer(
  respond: Respond,
  port: number,
  report: Report = ignore,
): Promise<HttpServer> {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT, maxHeaderSize: 16_384 },
    listenWith(respond, report),
  );
  const { promise: listening, resolve, reject } = Promise.withResolvers<undefined>();
  server.once('error', (error) => reject(portFailure(error, port)));
  server.listen(port, HOST, () => resolve(undefined));
  await listening;
  const taken = portOf(server.address(), port);
  return {
    port: taken,
    url: `http://${HOST}:${taken}`,
    close: async () => {
      const closed = Promise.withResolvers<undefined>();
      server.close(() => closed.resolve(undefined));
      server.closeAllConnections();
      await closed.promise;
    },
  };
}

/** The server without its socket. */
export function listenWith(respond: Respond, report: Report = ignore): RequestListener {
  return (request, response) => {
    answer(request, response, respond).catch((error: unknown) => {
      if (!hasLeft(error)) report('A request could not be answered', error);
      response.destroy();
    });
  };
}

function ignore(): void {}

/** A caller who closes the connection before the end does nothing wrong. */
function hasLeft(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}

async function answer(request: IncomingMessage, response: ServerResponse, respond: Respond): Promise<void> {
  const refusal = guardRequest(request);
  if (refusal) {
    const { status, ...error } = refusal;
    return send(failure(status, error), request, response);
  }
  const body = await readBody(request, BODY_MAX_BYTES);
  if ('refused' in body) return send(refuseBody(body.refused, request), request, response);
  const url = new URL(`http://local${request.url?.startsWith('/') ? request.url : '/'}`);
  const event = toProxyEvent({
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: plainHeaders(request),
    body: body.text,
  });
  return send(await respond(event), request, response);
}

/** Bytes that are no text are so because they are encoded, where they are marked as that. */
function refuseBody(refused: keyof typeof REFUSALS, request: IncomingMessage): ApiResponse {
  const problem =
    refused === 'not-utf8' ? encodingProblem(new Map(Object.entries(plainHeaders(request)))) : undefined;
  return problem ? failure(415, { name: 'UnsupportedMediaType', ...problem }) : REFUSALS[refused];
}

const REFUSALS = {
  'too-large': failure(413, {
    name: 'PayloadTooLarge',
    message: `The body is larger than ${BODY_MAX_BYTES} bytes.`,
    remedy: BODY_REMEDY,
  }),
  'not-utf8': failure(400, {
    name: 'InvalidInput',
    message: 'The body is not UTF-8 text.',
    remedy: 'Send JSON in UTF-8.',
  }),
} as const;

async function send(
  answered: ApiResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // What is left of a body that was refused would be read as the next request.
  const closing = request.complete ? {} : { connection: 'close' };
  if (typeof answered.body === 'string') {
    const accepted = request.headers['accept-encoding'] ?? '';
    const { headers, body } = await packBody(answered.body, answered.headers, accepted);
    response.writeHead(answered.status, { ...headers, ...closing }).end(body);
    return;
  }
  response.writeHead(answered.status, { ...answered.headers, ...closing });
  await pipeline(Readable.from(answered.body), response);
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
    ),
  );
}

function portOf(address: AddressInfo | string | null, asked: number): number {
  return typeof address === 'object' && address !== null ? address.port : asked;
}

function portFailure(error: Error, port: number): EnvironmentFailure {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return new EnvironmentFailure(
    isTaken ? `Port ${port} is taken by another program.` : `Port ${port} cannot be opened.`,
    {
      cause: error,
      remedy: 'Stop what uses it, or choose another port with --port or the variable PORT.',
    },
  );
}
