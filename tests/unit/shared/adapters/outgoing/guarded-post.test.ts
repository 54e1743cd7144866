import { describe, expect, test } from 'vitest';
import { createGuardedPost } from '#shared/adapters/outgoing/guarded-post.ts';
import { loadConfig } from '#shared/config.ts';
import { AddressRefused, ServiceUnavailable } from '#shared/errors.ts';
import type { Poster } from '#shared/ports/poster.ts';
import { CLOSED_IPV4, CLOSED_IPV6 } from '#tests/support/closed-addresses.ts';
import { attemptsDuring } from '#tests/support/connection-attempts.ts';

const PUBLIC = '93.184.216.34';

function posterTo(addresses: readonly string[], allow = ''): Poster {
  return createGuardedPost({
    config: loadConfig({ WEBHOOK_ALLOW: allow }),
    clock: { now: () => 0 },
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });
}

const request = (url: string): Parameters<Poster['post']>[0] => ({ url, headers: {}, body: '{}' });

describe('the door to receivers of webhooks', () => {
  const urls = [
    ...CLOSED_IPV4.map((address) => `https://${address}/`),
    ...CLOSED_IPV6.map((address) => `https://[${address}]/`),
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://intranet/',
    'http://hooks.example/',
    'https://hooks.example:8443/',
    'https://user:word@hooks.example/',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'not an address',
  ];

  test.each(urls)('refuses %s when it is registered and when it is posted to', async (url) => {
    const poster = posterTo([PUBLIC]);
    const attempts = await attemptsDuring(async () => {
      await expect(poster.check(url)).rejects.toBeInstanceOf(AddressRefused);
      await expect(poster.post(request(url))).rejects.toBeInstanceOf(AddressRefused);
    });
    expect(attempts).toEqual([]);
  });

  test.each([...CLOSED_IPV4, ...CLOSED_IPV6])(
    'connects to nobody where a name leads to %s, alone or among public addresses',
    async (address) => {
      const attempts = await attemptsDuring(async () => {
        for (const found of [[address], [PUBLIC, address]]) {
          const poster = posterTo(found);
          await expect(poster.check('https://hooks.example/')).rejects.toBeInstanceOf(AddressRefused);
          const posted = poster.post(request('https://hooks.example/'));
          await expect(posted).rejects.toBeInstanceOf(AddressRefused);
        }
      });
      expect(attempts).toEqual([]);
    },
  );

  test('takes a public address by https', async () => {
    await expect(posterTo([PUBLIC]).check('https://hooks.example/x?y=z')).resolves.toBeUndefined();
  });

  test('takes a place that whoever runs the service has named, whatever its address', async () => {
    const poster = posterTo(['127.0.0.1'], 'hooks.internal:8080');
    await expect(poster.check('http://hooks.internal:8080/x')).resolves.toBeUndefined();
    await expect(poster.check('http://hooks.internal:8081/x')).rejects.toBeInstanceOf(AddressRefused);
  });

  test('says that a name cannot be found', async () => {
    await expect(posterTo([]).check('https://hooks.example/')).rejects.toBeInstanceOf(ServiceUnavailable);
  });

  test('says nothing of what is behind a name', async () => {
    const refused = await posterTo(['10.1.2.3'])
      .post(request('https://secret-name.example/'))
      .catch((error: unknown) => String(error));
    expect(refused).not.toMatch(/10\.1\.2\.3|secret-name/);
  });
});
