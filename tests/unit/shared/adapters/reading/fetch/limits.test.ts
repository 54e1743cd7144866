import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeBody } from '#shared/adapters/reading/fetch/decode-body.ts';
import { ServiceUnavailable, UnreadableSource } from '#shared/errors.ts';
import { doorTo, failureOf, type Site, startRawSite, startSite, writeForEver } from './site.ts';

const LIMIT = 100_000;
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n';

async function readOf(site: Site, environment: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const settings = {
    FETCH_ALLOW: site.place,
    FETCH_ROBOTS: 'false',
    FETCH_MAX_BYTES: String(LIMIT),
    FETCH_TIMEOUT_SECONDS: '5',
    ...environment,
  };
  return failureOf(doorTo([site], { environment: settings }).fetch(site.url));
}

describe('R2.6 a page that is too large', () => {
  const bomb = Buffer.alloc(5_000_000, 'a');

  test.each([
    ['gzip', gzipSync(bomb)],
    ['br', brotliCompressSync(bomb, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['gzip, gzip', gzipSync(gzipSync(bomb))],
  ])('is left at the limit when it grows out of %s', async (encoding, body) => {
    expect(body.byteLength).toBeLessThan(LIMIT);
    const site = await startSite((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    const failure = await readOf(site);
    expect(failure).toBeInstanceOf(UnreadableSource);
    expect(String(failure)).toContain('sent more than 0.1 MB');
  });

  test('is left at the limit when only a stage in between is large', async () => {
    const inside = Buffer.concat(Array.from({ length: 6_000 }, () => gzipSync('')));
    const site = await startSite((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(inside));
    });
    expect(String(await readOf(site))).toContain('sent more than 0.1 MB');
  });

  test('is not taken from the network much beyond the limit', async () => {
    let taken = 0;
    const whole = gzipSync(randomBytes(40 * LIMIT));
    const parts = function* parts(): Generator<Uint8Array> {
      for (let start = 0; start < whole.byteLength; start += 10_000) {
        taken += 1;
        yield whole.subarray(start, start + 10_000);
      }
    };
    const { bytes, isCut } = await decodeBody(Readable.from(parts()), 'gzip', LIMIT);
    expect({ length: bytes.byteLength, isCut }).toEqual({ length: LIMIT, isCut: true });
    expect(taken).toBeLessThan(100);
  });

  test('is not read at all when it says so', async () => {
    const site = await startRawSite((socket) => {
      socket.write(`${HEAD}content-length: 5000000000\r\n\r\n`);
    });
    expect(String(await readOf(site))).toContain('sent more than 0.1 MB');
  });

  test('is left at the limit when it never ends', async () => {
    const site = await startRawSite((socket) => {
      socket.write(`${HEAD}\r\n`);
      writeForEver(socket, 'words '.repeat(1000));
    });
    expect(String(await readOf(site))).toContain('sent more than 0.1 MB');
  });

  test('is left at the limit when it never ends in chunks', async () => {
    const site = await startRawSite((socket) => {
      socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
      writeForEver(socket, '6\r\nwords \r\n'.repeat(1000));
    });
    expect(String(await readOf(site))).toContain('sent more than 0.1 MB');
  });

  test('is read when it is exactly as large as the limit', async () => {
    const site = await startSite((_request, response) => void response.end('a'.repeat(LIMIT)));
    expect(await readOf(site)).toBe('nothing was thrown');
  });
});

describe('R2.6 headers without end', () => {
  test.each([
    ['one header', (): string => 'a'.repeat(1000)],
    ['many headers', (): string => `x-header: ${'a'.repeat(90)}\r\n`.repeat(10)],
  ])('end the request: %s', async (_, chunk) => {
    const site = await startRawSite((socket) => {
      socket.write(`${HEAD}x-first: `);
      writeForEver(socket, chunk());
    });
    const failure = await readOf(site);
    expect(failure).toBeInstanceOf(UnreadableSource);
    expect(String(failure)).toContain('more headers than are read');
  });

  test('end the request before the answer too', async () => {
    const site = await startRawSite((socket) => writeForEver(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'));
    const failure = await readOf(site);
    expect(failure).toBeInstanceOf(UnreadableSource);
    expect(String(failure)).toContain('more headers than are read');
  });

  test('end the request after the body too', async () => {
    const site = await startRawSite((socket) => {
      socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n`);
      writeForEver(socket, `x-trailer: ${'a'.repeat(90)}\r\n`.repeat(10));
    });
    expect(await readOf(site)).toBeInstanceOf(UnreadableSource);
  });
});

describe('R2.6 a page that takes too long', () => {
  const hasty = { FETCH_TIMEOUT_SECONDS: '0.3' };

  test.each([
    ['says nothing', (): void => undefined],
    ['drips its headers', 'HTTP/1.1 200 OK\r\n'],
    ['drips its body', `${HEAD}\r\n`],
    ['promises more than it sends', `${HEAD}content-length: 100\r\n\r\nhalf`],
  ])('ends in time when it %s', async (_, head) => {
    const site = await startRawSite((socket) => {
      if (typeof head !== 'string') return;
      socket.write(head);
      const drip = setInterval(() => void socket.write('a'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    const failure = await readOf(site, hasty);
    expect(failure).toBeInstanceOf(ServiceUnavailable);
    expect(String(failure)).toContain('did not answer in full within 0.3 seconds');
  });

  test('ends in time when its name is looked up for ever', async () => {
    const door = doorTo([], {
      environment: { ...hasty, FETCH_ROBOTS: 'false' },
      resolve: async () => new Promise(() => undefined),
    });
    const failure = await failureOf(door.fetch('http://www.example.com/'));
    expect(String(failure)).toContain('www.example.com did not answer in full within 0.3 seconds');
  });

  test('ends in time over all its redirects', async () => {
    let hops = 0;
    const site = await startSite((_request, response) => {
      hops += 1;
      setTimeout(() => response.writeHead(302, { location: `/${hops}` }).end(), 120);
    });
    expect(await readOf(site, hasty)).toBeInstanceOf(ServiceUnavailable);
    expect(hops).toBeLessThan(5);
  });

  test('leaves no connection behind', async () => {
    let open = 0;
    const site = await startRawSite((socket) => {
      open += 1;
      socket.on('close', () => {
        open -= 1;
      });
    });
    await readOf(site, hasty);
    await expect.poll(() => open).toBe(0);
  });
});

test.each(['content-length: 100\r\n\r\nhalf', 'transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n4\r\nof'])(
  'R2.6 a body that breaks off is worth another try: %j',
  async (rest) => {
    const site = await startRawSite((socket) => {
      socket.end(`${HEAD}${rest}`);
    });
    expect(await readOf(site)).toBeInstanceOf(ServiceUnavailable);
  },
);
