import { InvalidConfiguration } from '#shared/errors.ts';

/** Hosts that may be read on a port though their address is private; for intranets and tests. */
export interface AllowList {
  has(url: URL): boolean;
  /** As a socket is asked for: the host without brackets. */
  hasPlace(hostname: string, port: number): boolean;
}

const ENTRY = /^(?<host>[^\s/@?#*]+):(?<port>\d{1,5})$/u;

/** From `host:port` pairs. Throws InvalidConfiguration for what is no such pair. */
export function createAllowList(entries: readonly string[], variable = 'FETCH_ALLOW'): AllowList {
  const places = new Set(entries.map((entry) => originOf(entry, variable)));
  return {
    has: (url) => places.has(`${url.hostname}:${portOf(url)}`),
    hasPlace: (hostname, port) => {
      return places.has(`${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`);
    },
  };
}

/** The port a URL is fetched from, said or not. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function originOf(entry: string, variable: string): string {
  const { host = '', port = '' } = ENTRY.exec(entry)?.groups ?? {};
  const isPort = Number(port) >= 1 && Number(port) <= 65_535;
  const url = host !== '' && isPort ? URL.parse(`http://${host}:${port}`) : null;
  if (url === null) {
    throw new InvalidConfiguration(
      `${variable} cannot hold "${entry.slice(0, 80)}"; it takes host:port pairs.`,
      {
        remedy: 'Write each host with its port and without wildcards, such as intranet.example:8080.',
      },
    );
  }
  return `${url.hostname}:${portOf(url)}`;
}
