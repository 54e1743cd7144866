import { createServer } from 'node:net';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { closedAddresses, isPublicAddress } from '#shared/adapters/reading/fetch/address-policy.ts';
import { checkingPeer } from '#shared/adapters/reading/fetch/connector.ts';
import { guardedLookup, type Resolve } from '#shared/adapters/reading/fetch/lookup.ts';
import { AddressRefused } from '#shared/errors.ts';
import { CLOSED_IPV4, CLOSED_IPV6, PUBLIC_ADDRESSES } from '#tests/support/closed-addresses.ts';

const byte = fc.nat(255);
const ipv4 = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join('.'));
const ipv6 = fc
  .array(fc.oneof(fc.nat(0xffff), fc.constant(0)), { minLength: 8, maxLength: 8 })
  .map((groups) => groups.map((group) => group.toString(16)).join(':'));

describe('an address', () => {
  test.each(PUBLIC_ADDRESSES)('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([...CLOSED_IPV4, ...CLOSED_IPV6, 'fe80::1%eth0', '2606:4700::1%eth0', '127.1', 'nowhere', ''])(
    '%j is not public',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );

  test('that is closed is closed in every IPv6 address that holds it', () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        for (const prefix of ['::', '::ffff:', '::ffff:0:', '64:ff9b::']) {
          expect(isPublicAddress(`${prefix}${address}`)).toBe(false);
        }
      }),
    );
  });

  test('that is public is in no closed range of the sockets, and the other way round', () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        expect(isPublicAddress(address)).toBe(!closedAddresses.check(address, 'ipv4'));
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(ipv6, (address) => {
        if (closedAddresses.check(address, 'ipv6')) expect(isPublicAddress(address)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the lookup of a socket', () => {
  const rebinding = (): Resolve => {
    let asked = 0;
    return async () => {
      asked += 1;
      return [{ address: asked === 1 ? '1.1.1.1' : '127.0.0.1', family: 4 }];
    };
  };
  const look = async (resolve: Resolve, all: boolean): Promise<unknown> =>
    new Promise((settle) => {
      guardedLookup(resolve)('www.example.com', { all }, (error, found) => settle(error ?? found));
    });

  test('gives the very addresses that were checked, and checks them each time', async () => {
    const resolve = rebinding();
    expect(await look(resolve, true)).toEqual([{ address: '1.1.1.1', family: 4 }]);
    expect(await look(resolve, true)).toBeInstanceOf(AddressRefused);
    expect(await look(rebinding(), false)).toBe('1.1.1.1');
  });

  test('says that a name without addresses is not found', async () => {
    expect(String(await look(async () => [], true))).toContain('www.example.com could not be found');
  });
});

test('a socket that ends at a closed address is destroyed before anything is sent', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const socket = await new Promise<Socket>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const made = connect(port, '127.0.0.1', () => resolve(made));
    });
  });
  const refusal = await new Promise<unknown>((resolve) => {
    checkingPeer('www.example.com', (...[error, given]) => resolve(error ?? given))(null, socket);
  });
  expect(refusal).toBeInstanceOf(AddressRefused);
  expect(socket.destroyed).toBe(true);
});
