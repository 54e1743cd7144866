import { describe, expect, test } from 'vitest';
import type { Resolve } from '#shared/adapters/reading/fetch/lookup.ts';
import { AddressRefused } from '#shared/errors.ts';
import {
  CLOSED_IPV4,
  CLOSED_IPV6,
  CLOSED_NAMES,
  PUBLIC_ADDRESSES,
  spellingsOf,
} from '#tests/support/closed-addresses.ts';
import { attemptsDuring } from '#tests/support/connection-attempts.ts';
import { askedPaths, doorTo, failureOf, pages, redirectTo, startSite } from './site.ts';

const SPELLINGS = Object.keys(spellingsOf('127.0.0.1'));

/** Names lead to loopback, all of them: whoever connects is caught. */
const toLoopback: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];

async function refusalsOf(urls: readonly string[], resolve = toLoopback): Promise<void> {
  const door = doorTo([], { resolve });
  const attempts = await attemptsDuring(async () => {
    for (const url of urls) {
      expect(await failureOf(door.fetch(url)), url).toBeInstanceOf(AddressRefused);
    }
  });
  expect(attempts).toEqual([]);
}

describe('R2.6 a closed address is never connected to', () => {
  test.each(SPELLINGS)('when an IPv4 address is written %s', async (way) => {
    const hosts = CLOSED_IPV4.map((address) => spellingsOf(address)[way] ?? '');
    await refusalsOf(hosts.flatMap((host) => [`http://${host}/`, `https://${host}/a?b`]));
  });

  test('when it is an IPv6 address', async () => {
    await refusalsOf(CLOSED_IPV6.flatMap((address) => [`http://[${address}]/`, `https://[${address}]:443/`]));
  });

  test('when it has a zone', async () => {
    await refusalsOf(['http://[fe80::1%25lo]/', 'http://[fe80::1%lo]/', 'http://[::1%25eth0]/']);
  });

  test('when a name of a private network is asked for', async () => {
    await refusalsOf(CLOSED_NAMES.flatMap((name) => [`http://${name}/`, `https://${name}:443/latest/`]));
  });

  test.each([...CLOSED_IPV4, ...CLOSED_IPV6])('when a public name leads to %s', async (address) => {
    const family = address.includes(':') ? 6 : 4;
    await refusalsOf(['http://www.example.com/', 'https://www.example.com/'], async () => [
      { address, family },
    ]);
  });

  test('when a public name leads to public addresses and to one that is not', async () => {
    const among = (place: number): Resolve => {
      const addresses = [...PUBLIC_ADDRESSES.slice(0, place), '127.0.0.1', ...PUBLIC_ADDRESSES.slice(place)];
      return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    };
    await refusalsOf(['http://www.example.com/'], among(0));
    await refusalsOf(['http://www.example.com/'], among(3));
    await refusalsOf(['https://www.example.com/'], among(PUBLIC_ADDRESSES.length));
  });

  test('when a resolver gives a mapped address, one with a zone or nonsense', async () => {
    for (const address of ['::ffff:127.0.0.1', 'fe80::1%lo', '127.1', '0x7f000001', 'localhost', '']) {
      await refusalsOf(['http://www.example.com/'], async () => [{ address, family: 4 }]);
    }
  });

  test.each([
    'http://127.0.0.1:22/',
    'http://www.example.com:22/',
    'https://www.example.com:8443/',
    'http://www.example.com:0/',
    'http://user@www.example.com/',
    'http://user:secret@www.example.com/',
    'http://www.example.com:80+&@127.0.0.1/',
    'http://www.example.com\\@127.0.0.1/',
    'http:127.0.0.1/',
    'http:/127.0.0.1/',
    'http:\\\\127.0.0.1\\',
    ' \thttp://127.0.0.1/',
    'http://127.0.\n0.1/',
    'HTTP://127.0.0.1',
    'file:///etc/passwd',
    'ftp://www.example.com/',
    'gopher://127.0.0.1:25/_MAIL',
    'dict://127.0.0.1:11211/stats',
    'data:text/plain,hello',
    'javascript:alert(1)',
    'jar:http://127.0.0.1!/',
    'unix:/var/run/docker.sock',
    'blob:http://127.0.0.1/1',
    'ws://127.0.0.1/',
    'http://',
    'http:///',
    'http://[::1/',
    'http://%00/',
    'http://a b/',
    '//127.0.0.1/',
    '/etc/passwd',
    'www.example.com',
    '',
    `http://www.example.com/${'a'.repeat(5000)}`,
  ])('when the address is %j', async (url) => {
    await refusalsOf([url]);
  });
});

describe('R2.6 a redirect to a closed address', () => {
  test.each([301, 302, 303, 307, 308])('is not followed with status %i', async (status) => {
    const site = await startSite(pages({ '/': redirectTo('http://169.254.169.254/latest/', status) }));
    const attempts = await attemptsDuring(async () => {
      const failure = await failureOf(doorTo([site]).fetch(`${site.url}/`));
      expect(failure).toBeInstanceOf(AddressRefused);
      expect(String(failure)).not.toContain('169.254');
    });
    expect(new Set(attempts.map(({ port }) => port))).toEqual(new Set([site.port]));
  });

  test('is not followed however the address is written', async () => {
    const targets = [
      ...Object.values(spellingsOf('127.0.0.1')).map((host) => `http://${host}/`),
      ...CLOSED_NAMES.map((name) => `//${name}/`),
      'http://rebound.example.com/',
      'http://127.0.0.1:1/',
      'file:///etc/passwd',
      'http://user@127.0.0.1/',
    ];
    const site = await startSite((request, response) => {
      const place = targets[Number(request.url?.slice(1))];
      if (place === undefined) return void response.writeHead(404).end();
      return void response.writeHead(302, { location: Buffer.from(place).toString('latin1') }).end();
    });
    const door = doorTo([site], { resolve: toLoopback });
    const attempts = await attemptsDuring(async () => {
      for (const [index, target] of targets.entries()) {
        const failure = await failureOf(door.fetch(`${site.url}/${index}`));
        expect(failure, target).toBeInstanceOf(AddressRefused);
        expect(String(failure), target).toContain('redirects to an address that is not read');
      }
    });
    expect(attempts.filter(({ port }) => port !== site.port)).toEqual([]);
    expect(askedPaths(site)).toHaveLength(targets.length);
  });

  test('is not followed at the last of several hops, nor shown', async () => {
    const site = await startSite(
      pages({ '/': redirectTo('/a'), '/a': redirectTo('/b'), '/b': redirectTo('http://db.internal/') }),
    );
    const failure = await failureOf(doorTo([site]).fetch(`${site.url}/`));
    expect(failure).toBeInstanceOf(AddressRefused);
    expect(String(failure)).not.toContain('internal');
    expect(askedPaths(site)).toEqual(['/', '/a', '/b']);
  });
});

describe('R2.6 what FETCH_ALLOW names', () => {
  test('is read, though its address is private', async () => {
    const site = await startSite(pages({ '/page': '<p>From the intranet.</p>' }));
    const attempts = await attemptsDuring(async () => {
      const page = await doorTo([site]).fetch(`${site.url}/page`);
      expect(Buffer.from(page.bytes).toString()).toBe('<p>From the intranet.</p>');
    });
    expect(attempts.map(({ port }) => port)).toEqual(expect.arrayContaining([site.port]));
  });

  test('is read by name too', async () => {
    const site = await startSite(pages({ '/page': 'by name' }));
    const environment = { FETCH_ALLOW: `Wiki.Corp:${site.port}` };
    const door = doorTo([], { environment, resolve: toLoopback });
    const page = await door.fetch(`http://wiki.corp:${site.port}/page`);
    expect(page.url).toBe(`http://wiki.corp:${site.port}/page`);
  });

  test('opens no other port and no other name of that address', async () => {
    const site = await startSite(pages({ '/': 'other' }));
    const other = await startSite(pages({ '/': 'other' }));
    const door = doorTo([site], { resolve: toLoopback });
    for (const url of [other.url, `http://localhost:${site.port}/`, `http://127.0.0.2:${site.port}/`]) {
      expect(await failureOf(door.fetch(url)), url).toBeInstanceOf(AddressRefused);
    }
    expect(other.requests).toEqual([]);
  });
});

describe('R2.6 messages', () => {
  test('show the host that was asked for and no address behind it', async () => {
    const resolve: Resolve = async () => [{ address: '10.1.2.3', family: 4 }];
    const failure = await failureOf(doorTo([], { resolve }).fetch('http://www.example.com/'));
    expect(String(failure)).toContain('www.example.com does not lead to a public address');
    expect(String(failure)).not.toContain('10.1');
  });

  test.each(['http://2130706433/', 'http://[::ffff:127.0.0.1]/', 'http://0x7f.1/'])(
    'do not spell out %s',
    async (url) => {
      const failure = await failureOf(doorTo([]).fetch(url));
      expect(String(failure)).not.toMatch(/127|7f/u);
    },
  );

  test('do not repeat a password', async () => {
    const failure = await failureOf(doorTo([]).fetch('http://me:hunter2@www.example.com/'));
    expect(String(failure)).not.toMatch(/hunter2|me:/u);
  });
});
