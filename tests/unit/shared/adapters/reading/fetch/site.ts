import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { type Socket, createServer as createSocketServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { type SafeFetch, createSafeFetch } from '#shared/adapters/reading/fetch/safe-fetch.ts';
import type { Resolve } from '#shared/adapters/reading/fetch/lookup.ts';
import { type Environment, loadConfig } from '#shared/config.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface Site {
  /** `127.0.0.1:PORT`, as FETCH_ALLOW takes it. */
  readonly place: string;
  readonly port: number;
  readonly url: string;
  readonly requests: readonly IncomingMessage[];
}

/** A web site on loopback. It has no robots.txt unless it is given one. */
export async function startSite(answer: Answer): Promise<Site> {
  const requests: IncomingMessage[] = [];
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const place = `127.0.0.1:${port}`;
  return { place, port, url: `http://${place}`, requests };
}

/** A site that speaks for itself: it is given the socket once a request has come. */
export async function startRawSite(answer: (socket: Socket) => void): Promise<Site> {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const place = `127.0.0.1:${port}`;
  return { place, port, url: `http://${place}`, requests: [] };
}

/** Writes one thing again and again, as fast as it is taken, until the socket goes. */
export function writeForEver(socket: Socket, chunk: string): void {
  const write = (): void => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', write);
  write();
}

/** Pages by path; a page is its text, or a function that answers. What is not there is missing. */
export function pages(table: Readonly<Record<string, string | Answer>>): Answer {
  return (request, response) => {
    const page = table[request.url ?? ''];
    if (typeof page === 'function') return page(request, response);
    if (page === undefined) return void response.writeHead(404).end('nothing here');
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  };
}

export function redirectTo(location: string, status = 302): Answer {
  return (_request, response) => void response.writeHead(status, { location }).end();
}

/** Nobody is known: no test asks a name server. */
export const nobody: Resolve = async (hostname) => {
  throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
};

export interface DoorSetup {
  readonly environment?: Environment;
  readonly resolve?: Resolve;
  readonly now?: () => number;
}

/** The door to untrusted pages, open to the sites given. */
export function doorTo(sites: readonly Site[], setup: DoorSetup = {}): SafeFetch {
  return createSafeFetch({
    config: loadConfig({
      FETCH_ALLOW: sites.map((site) => site.place).join(','),
      FETCH_TIMEOUT_SECONDS: '5',
      ...setup.environment,
    }),
    clock: { now: setup.now ?? (() => Date.UTC(2026, 0, 1)) },
    resolve: setup.resolve ?? nobody,
  });
}

/** The paths a site was asked for, robots.txt left out. */
export function askedPaths(site: Site): readonly string[] {
  return site.requests.map((request) => request.url ?? '').filter((path) => path !== '/robots.txt');
}

export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
}
