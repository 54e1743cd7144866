import { isIP } from 'node:net';
import { AddressRefused } from '#shared/errors.ts';
import { isPublicAddress } from './address-policy.ts';
import { type AllowList, portOf } from './allow-list.ts';

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);
const PORTS: ReadonlySet<number> = new Set([80, 443]);
const LONGEST_URL = 4096;

/** Endings that name machines of one's own network, or none at all. */
const CLOSED_ENDINGS = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'onion',
  'test',
  'invalid',
  'alt',
];
/** Where clouds give a machine its secrets, beside those that the endings cover. */
const METADATA_NAMES: ReadonlySet<string> = new Set([
  'metadata.goog',
  'metadata.tencentyun.com',
  'metadata.packet.net',
  'metadata.platformequinix.com',
]);

const REMEDY = 'If it is a server of your own, name it with its port in FETCH_ALLOW.';

/**
 * Whether a URL may be asked for at all, before any name is resolved. The URL parser has made every spelling of an
 * address (decimal, octal, hexadecimal, short, full-width, percent-encoded) the plain one. Throws AddressRefused.
 */
export function checkUrl(url: URL, allowed: AllowList): void {
  const name = shownHost(url);
  if (!PROTOCOLS.has(url.protocol)) {
    throw new AddressRefused('Only addresses that begin with http: or https: are read.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new AddressRefused(`${name} is not read with a user name or a password in the address.`);
  }
  if (allowed.has(url)) return;
  if (!PORTS.has(portOf(url))) {
    throw new AddressRefused(`${name} is not read on port ${portOf(url)}, only on 80 and 443.`, {
      remedy: REMEDY,
    });
  }
  checkHost(url, name);
}

/** Reads an address as browsers do. Throws AddressRefused for what is none. */
export function parseUrl(given: string, base?: URL): URL {
  const url = given.length > LONGEST_URL ? null : URL.parse(given, base?.href);
  if (url === null || (PROTOCOLS.has(url.protocol) && url.hostname === '')) {
    throw new AddressRefused('This is no address of a page.');
  }
  url.hash = '';
  return url;
}

/** The host for a message. An address is not shown: it may be a spelling of one that should not be. */
export function shownHost(url: URL): string {
  return isLiteral(url.hostname) || url.hostname === '' ? 'This address' : url.hostname.slice(0, 100);
}

function checkHost(url: URL, name: string): void {
  const literal = unbracketed(url.hostname);
  if (isIP(literal) !== 0) {
    if (isPublicAddress(literal)) return;
    throw new AddressRefused('This address belongs to a private or reserved network and is not read.', {
      remedy: REMEDY,
    });
  }
  if (isClosedName(url.hostname)) {
    throw new AddressRefused(`${name} names a machine of a private network and is not read.`, {
      remedy: REMEDY,
    });
  }
}

function isClosedName(hostname: string): boolean {
  const name = hostname.replace(/\.+$/u, '');
  const labels = name.split('.');
  return labels.length < 2 || CLOSED_ENDINGS.includes(labels.at(-1) ?? '') || METADATA_NAMES.has(name);
}

function isLiteral(hostname: string): boolean {
  return isIP(unbracketed(hostname)) !== 0;
}

function unbracketed(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}
