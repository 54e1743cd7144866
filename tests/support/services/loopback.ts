import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Answered {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** The connection ends in the middle of the body. */
  readonly isCut?: boolean;
}

export interface Loopback {
  readonly url: string;
  /** `address:port`. */
  readonly host: string;
  readonly asked: readonly Asked[];
  close(): void;
}

/** A server on one loopback address; `undefined` leaves a request without an answer for ever. */
export async function startLoopback(
  answer: (asked: Asked) => Answered | undefined,
  address = '127.0.0.1',
): Promise<Loopback> {
  const asked: Asked[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: await readAll(request) };
    asked.push(one);
    send(answer(one), response);
  };
  const server = createServer((request, response) => {
    void serve(request, response);
  });
  server.listen(0, address);
  await once(server, 'listening');
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return {
    url: `http://${address}:${port}`,
    host: `${address}:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(reply: Answered | undefined, response: ServerResponse): void {
  if (reply === undefined) return;
  response.writeHead(reply.status ?? 200, reply.headers ?? {});
  if (reply.isCut === true) response.write(reply.body, () => response.destroy());
  else response.end(reply.body);
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
