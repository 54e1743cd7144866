import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Range = readonly [network: string, prefix: number];

/** What is no address of the public internet, by the special-purpose registries of IANA. */
const CLOSED_IPV4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure answers there as it does on 169.254.169.254, though the address is a public one.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Everything but global unicast (2000::/3): with it go loopback, link-local, unique local and multicast addresses, and
 * those that hold an IPv4 address (compatible, mapped, translated, NAT64). Then what is special within 2000::/3.
 */
const CLOSED_IPV6: readonly Range[] = [
  ['4000::', 2],
  ['8000::', 1],
  // Teredo, benchmarking, ORCHID and others.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4: an IPv4 address follows.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

/**
 * ::/3 in two parts: between them are mapped addresses, as which a block list sees those of IPv4, public ones too. What
 * is written as a mapped address is closed in any case.
 */
const CLOSED_IPV6_SPANS = [
  ['::', '::fffe:ffff:ffff'],
  ['::1:0:0:0', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
] as const;

/** For sockets: they refuse these by themselves, whatever led to them. */
export const closedAddresses: BlockList = blockListOf();

/**
 * Whether an address, written as resolvers and sockets write it, is one of the public internet. An address with a zone
 * is not, nor is what is no address.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || closedAddresses.check(address, `ipv${version === 4 ? 4 : 6}`)) {
    return false;
  }
  return parsed.kind() === 'ipv4' || !holdsIsatap(parsed.toByteArray());
}

/** ISATAP: any prefix, then 5efe and an IPv4 address that a router sends the packet on to. */
function holdsIsatap(bytes: readonly number[]): boolean {
  const [universal, zero, first, second] = bytes.slice(8, 12);
  return (universal === 0 || universal === 2) && zero === 0 && first === 0x5e && second === 0xfe;
}

function blockListOf(): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of CLOSED_IPV4) list.addSubnet(network, prefix, 'ipv4');
  for (const [network, prefix] of CLOSED_IPV6) list.addSubnet(network, prefix, 'ipv6');
  for (const [first, last] of CLOSED_IPV6_SPANS) list.addRange(first, last, 'ipv6');
  return list;
}
