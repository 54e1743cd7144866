import { isIP, type BlockList, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { closedAddresses, isPublicAddress } from './address-policy.ts';
import type { AllowList } from './allow-list.ts';
import { type Resolve, closedHost, guardedLookup, openLookup } from './lookup.ts';

export interface AgentOptions {
  readonly allowed: AllowList;
  readonly resolve: Resolve;
  /** For a connection, TLS included. */
  readonly connectMilliseconds: number;
}

const MAXIMUM_HEADER_BYTES = 32 * 1024;

/**
 * Sockets for one fetch. Proxy variables and what else the environment says of connections are not asked. Limits of
 * time are those of the fetch as a whole.
 */
export function createAgent(options: AgentOptions): Agent {
  return new Agent({
    connect: createConnector(options),
    allowH2: false,
    useMilo: false,
    connections: 1,
    pipelining: 1,
    maxHeaderSize: MAXIMUM_HEADER_BYTES,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** Checks the address three times: as it is written, as it is resolved, and as the socket says it is connected. */
function createConnector(options: AgentOptions): buildConnector.connector {
  const { allowed, resolve, connectMilliseconds } = options;
  const connectorWith = (lookup: LookupFunction, blockList?: BlockList): buildConnector.connector =>
    buildConnector({
      lookup,
      ...(blockList === undefined ? {} : { blockList }),
      timeout: connectMilliseconds,
      allowH2: false,
      maxCachedSessions: 0,
      rejectUnauthorized: true,
    });
  const open = connectorWith(openLookup(resolve));
  const guarded = connectorWith(guardedLookup(resolve), closedAddresses);
  return (place, callback) => {
    const port = Number(place.port) || (place.protocol === 'https:' ? 443 : 80);
    if (allowed.hasPlace(place.hostname, port)) return open(place, callback);
    if (isIP(place.hostname) !== 0 && !isPublicAddress(place.hostname)) {
      return callback(closedHost('This address'), null);
    }
    return guarded(place, checkingPeer(place.hostname, callback));
  };
}

/** A socket is used only where it ends at a public address. */
export function checkingPeer(hostname: string, callback: buildConnector.Callback): buildConnector.Callback {
  return (...[error, socket]) => {
    if (error !== null) return callback(error, null);
    if (isPublicAddress(socket.remoteAddress ?? '')) return callback(null, socket);
    socket.destroy();
    return callback(closedHost(hostname), null);
  };
}
