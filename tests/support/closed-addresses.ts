/** One address from every closed range that an attacker would ask for first. */
export const CLOSED_IPV4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.127.127.127',
  '168.63.129.16',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
] as const;

export const CLOSED_IPV6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::2',
  '::ffff:0:1',
  '100::1',
  '64:ff9b:1::a00:1',
  '1::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002::1',
  '2620:4f:8000::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  '8000::1',
  'fc00::1',
  'fd00:ec2::254',
  'fd20:ce::254',
  'fe80::1',
  'fe80::a9fe:a9fe',
  'feb0::1',
  'fec0::1',
  'ff02::1',
  'ff05::2',
] as const;

export const PUBLIC_ADDRESSES = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
  '2001:4860:4860::8888',
] as const;

/** Names of machines that are nobody's on the public internet. */
export const CLOSED_NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  'metadata',
  'instance-data',
  'rancher-metadata',
  'metadata.google.internal',
  'metadata.google.internal.',
  'METADATA.google.internal',
  'instance-data.ec2.internal',
  'metadata.goog',
  'metadata.tencentyun.com',
  'metadata.packet.net',
  'printer.local',
  'router.lan',
  'nas.home',
  'nas.home.arpa',
  'wiki.corp',
  'wiki.intranet',
  'db.private',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'loc%61lhost',
  'kubernetes.default.svc.cluster.local',
] as const;

/** Every way to write one IPv4 address as the host of a URL that some parser takes, by the name of the way. */
export function spellingsOf(address: string): Readonly<Record<string, string>> {
  const bytes = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const octal = (value: number): string => `0${value.toString(8)}`;
  const hex = (value: number): string => `0x${value.toString(16)}`;
  const pair = (high: number, low: number): string => (high * 256 + low).toString(16);
  const groups = `${pair(a, b)}:${pair(c, d)}`;
  return {
    dotted: address,
    'with a trailing dot': `${address}.`,
    decimal: String(whole),
    'one octal number': octal(whole),
    'one hexadecimal number': hex(whole),
    'with capitals': hex(whole).toUpperCase().replace('0X', '0x'),
    'dotted octal': bytes.map(octal).join('.'),
    'dotted hexadecimal': bytes.map(hex).join('.'),
    'with leading zeros': bytes.map((value) => `000${octal(value)}`).join('.'),
    'two parts': `${a}.${(b * 256 + c) * 256 + d}`,
    'three parts': `${a}.${b}.${c * 256 + d}`,
    mixed: `${a}.${hex(b)}.${octal(c)}.${d}`,
    'full-width digits': Array.from(address, fullWidth).join(''),
    'other dots': address.replaceAll('.', '。'),
    'percent-encoded': Array.from(address, percent).join(''),
    mapped: `[::ffff:${address}]`,
    'mapped, hexadecimal': `[::ffff:${groups}]`,
    'mapped, in full': `[0:0:0:0:0:ffff:${groups}]`,
    compatible: `[::${address}]`,
    translated: `[::ffff:0:${address}]`,
    'by NAT64': `[64:ff9b::${address}]`,
    'by local NAT64': `[64:ff9b:1::${groups}]`,
    'by 6to4': `[2002:${groups}::1]`,
    'by Teredo': `[2001:0:${groups}::1]`,
    'by ISATAP': `[2a00:1450:4001:81b:0:5efe:${groups}]`,
  };
}

function fullWidth(character: string): string {
  return /\d/u.test(character) ? String.fromCodePoint(0xff10 + Number(character)) : character;
}

function percent(character: string): string {
  return `%${(character.codePointAt(0) ?? 0).toString(16)}`;
}
