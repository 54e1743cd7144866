import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { callbackify, promisify } from 'node:util';
import { AddressRefused, ServiceUnavailable } from '#shared/errors.ts';
import { isPublicAddress } from './address-policy.ts';

/** Every address of a host name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const lookupAll = promisify(systemLookup);

export const resolveBySystem: Resolve = async (hostname) => lookupAll(hostname, { all: true });

/**
 * What a socket asks for the addresses of a host. The addresses that are checked here are those it connects to, so a
 * name that answers differently the next time gains nothing. One closed address among public ones refuses them all.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return lookupThrough(async (hostname) => {
    const found = await resolve(hostname);
    if (found.every(({ address }) => isPublicAddress(address))) return found;
    throw closedHost(hostname);
  });
}

/** For hosts that FETCH_ALLOW names. */
export function openLookup(resolve: Resolve): LookupFunction {
  return lookupThrough(resolve);
}

export function closedHost(hostname: string): AddressRefused {
  return new AddressRefused(`${hostname.slice(0, 100)} does not lead to a public address and is not read.`, {
    remedy: 'If it is a server of your own, name it with its port in FETCH_ALLOW.',
  });
}

function lookupThrough(resolve: Resolve): LookupFunction {
  const find = callbackify(resolve);
  return (hostname, options, callback) => {
    find(hostname, (error, found) => {
      const [first] = error === null ? found : [];
      if (first === undefined) callback(error ?? unknownHost(hostname), '', 0);
      else if (options.all === true) callback(null, [...found]);
      else callback(null, first.address, first.family);
    });
  };
}

function unknownHost(hostname: string): ServiceUnavailable {
  return new ServiceUnavailable(`${hostname.slice(0, 100)} could not be found.`);
}
