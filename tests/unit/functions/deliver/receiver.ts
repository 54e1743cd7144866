import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Receiver {
  /** `host:port`, as WEBHOOK_ALLOW names it. */
  readonly place: string;
  readonly url: string;
  readonly received: readonly Received[];
  /** How it answers from now on. */
  answer(respond: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** A receiver of webhooks on loopback; it takes everything unless it is set otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let respond = (response: ServerResponse): void => void response.writeHead(204).end();
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    received.push({ method: request.method ?? '', headers, body: await text(request) });
    respond(response);
  };
  const server = createServer((request, response) => void take(request, response));
  const listening = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => listening.resolve(undefined));
  await listening.promise;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    place: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (way) => {
      respond = way;
    },
    close: async () => {
      const closed = Promise.withResolvers<undefined>();
      server.close(() => closed.resolve(undefined));
      server.closeAllConnections();
      await closed.promise;
    },
  };
}
