import type { IncomingMessage } from 'node:http';

/** Why a request is refused before it is read. */
export interface Refusal {
  readonly status: number;
  readonly name: string;
  readonly message: string;
  readonly remedy: string;
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses what a page in a browser could send here without the reader's will: a name that only resolves to
 * this machine (DNS rebinding), and requests that another site started.
 */
export function guardRequest(request: IncomingMessage): Refusal | undefined {
  if (!isLoopbackHost(request.headers.host)) {
    return {
      status: 421,
      name: 'ForeignHost',
      message: 'This server answers only under a name of this machine.',
      remedy: 'Use http://127.0.0.1 or http://localhost with the port of the server.',
    };
  }
  if (isForViewer(request)) return undefined;
  if (isForeignOrigin(request.headers.origin) || request.headers['sec-fetch-site'] === 'cross-site') {
    return {
      status: 403,
      name: 'ForeignOrigin',
      message: 'This server does not answer to pages of other sites.',
      remedy: 'Send the request from this machine, not from a web page.',
    };
  }
  return undefined;
}

/** The page of the viewer holds nothing of anyone's, so that a link to it may be followed from anywhere. */
function isForViewer({ method, url }: IncomingMessage): boolean {
  return method === 'GET' && (url === '/' || url?.startsWith('/?') === true);
}

function isLoopbackHost(host: string | undefined): boolean {
  return LOOPBACK_NAMES.has((host ?? '').replace(/:\d{1,5}$/, '').toLowerCase());
}

function isForeignOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || !LOOPBACK_NAMES.has(new URL(origin).hostname);
}
