import type { Edge } from './imports.ts';

/** Modules that open connections or ask name servers. The SDKs of AWS speak with AWS alone. */
const SOCKET_MODULES = /^(?:node:)?(?:net|tls|http|https|http2|dgram|dns)(?:\/\w+)?$|^undici(?:\/|$)/;
const OTHER_CLIENTS =
  /^(?:axios|got|ky|needle|node-fetch|superagent|request|ws|cross-fetch|isomorphic-fetch|phin|wretch)(?:\/|$)/;

const inProduct = (file: string): boolean => /^(?:shared|functions|local|cli|viewer|infra)\//.test(file);

/** The door to untrusted pages. */
const SAFE_DOOR = /^shared\/adapters\/reading\/fetch\//;
/** The door to the receivers of webhooks, and the policy of whom it opens to. */
const WEBHOOK_DOOR = /^shared\/adapters\/outgoing\/(?:guarded-post|receiver-policy)\.ts$/;
/** They are spoken to, and speak to nobody. */
const SERVERS = /^local\/(?:http-server|http-body|request-guard)\.ts$/;
/** They ask configured base URLs: services, models, our own API. */
const TRUSTED_DOORS: ReadonlySet<string> = new Set([
  'shared/adapters/search/trusted-fetch.ts',
  'shared/adapters/models/exchange-bytes.ts',
  'shared/adapters/search/reachability.ts',
  'local/transports.ts',
  'cli/remote/http-transport.ts',
  // The service that the page came from, which its policy holds it to.
  'viewer/client/http.ts',
]);

/** A file that could open a connection by itself, though it is no door. */
export function socketProblems({ file, specifier }: Edge): readonly string[] {
  if (!inProduct(file) || SAFE_DOOR.test(file) || WEBHOOK_DOOR.test(file)) return [];
  if (OTHER_CLIENTS.test(specifier)) return [`${file} imports ${specifier}, another way to the network.`];
  if (!SOCKET_MODULES.test(specifier) || SERVERS.test(file)) return [];
  return [`${file} imports ${specifier}; pages are read through shared/adapters/reading/fetch alone.`];
}

const GLOBAL_FETCH = /(?:\bglobalThis\.|(?<![.\w$'"`/-]))fetch\s*[(,;)]/;
const GLOBAL_CLIENTS = /\bnew (?:WebSocket|WebSocketStream|EventSource|XMLHttpRequest)\b/;

/** What reaches the network without an import. `code` is JavaScript without comments and types. */
export function fetchProblems(file: string, code: string): readonly string[] {
  if (!inProduct(file)) return [];
  const client = GLOBAL_CLIENTS.exec(code);
  const call = TRUSTED_DOORS.has(file) ? null : GLOBAL_FETCH.exec(code);
  return [client, call].flatMap((found) =>
    found === null
      ? []
      : [`${file} has ${found[0].trim()}; ask through trusted-fetch.ts, or read through reading/fetch.`],
  );
}
