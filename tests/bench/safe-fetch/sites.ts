import { createServer as createWebServer } from 'node:http';
import { type Server, createServer } from 'node:net';

export interface Traps {
  /** The ports that could be had. */
  readonly ports: readonly number[];
  /** Connections so far. */
  count(): number;
  close(): void;
}

/** Listens on ports of loopback that an attacker would ask for, as far as this user may. */
export async function startTraps(wanted: readonly number[]): Promise<Traps> {
  let caught = 0;
  const servers = await Promise.all(
    wanted.map(async (port) => {
      const server = createServer((socket) => {
        caught += 1;
        socket.destroy();
      });
      return (await listens(server, port)) ? [{ server, port }] : [];
    }),
  );
  return {
    ports: servers.flat().map(({ port }) => port),
    count: () => caught,
    close: () => {
      for (const { server } of servers.flat()) server.close();
    },
  };
}

async function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}

export interface RedirectingSite {
  readonly port: number;
  /** As FETCH_ALLOW takes it. */
  readonly place: string;
  readonly page: string;
  readonly text: string;
  /** An address that redirects there. */
  redirectTo(url: string): string;
  close(): void;
}

/** A site that may be read, and that sends its readers wherever it is set to. */
export async function startRedirectingSite(): Promise<RedirectingSite> {
  const targets: string[] = [];
  const text = 'A page that may be read.';
  const server = createWebServer((request, response) => {
    const target = targets[Number(request.url?.slice('/to/'.length))];
    if (request.url?.startsWith('/to/') !== true || target === undefined) response.end(text);
    else response.writeHead(302, { location: Buffer.from(target).toString('latin1') }).end();
  });
  await listens(server, 0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const place = `127.0.0.1:${port}`;
  return {
    port,
    place,
    page: `http://${place}/page`,
    text,
    redirectTo: (url) => `http://${place}/to/${targets.push(url) - 1}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
