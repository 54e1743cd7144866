import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import inject from 'light-my-request';
import { beforeAll, expect, test } from 'vitest';
import { listenWith } from '#local/http-server.ts';
import { makeViewer } from '#local/make-viewer.ts';
import { withViewer } from '#local/serve-viewer.ts';

let folder: string;
beforeAll(async () => {
  folder = await makeViewer();
});

const listener = listenWith(
  withViewer(async () => ({
    status: 404,
    headers: { 'content-type': 'text/plain', vary: 'Origin' },
    body: 'not the viewer '.repeat(200),
  })),
);
const HEADERS = { host: '127.0.0.1:4380' };

async function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  return inject(listener, { method: 'GET', url, headers: { ...HEADERS, ...headers } });
}

const hashOf = (text = ''): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('R7.9 the server answers / with the viewer and its policy, and nothing else', async () => {
  const { statusCode, headers, body } = await get('/');
  expect([statusCode, body]).toEqual([200, await readFile(join(folder, 'index.html'), 'utf8')]);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`style-src ${hashOf(/<style>([\s\S]*)<\/style>/u.exec(body)?.[1])};`);
  expect(policy).toContain(
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(policy).not.toMatch(/unsafe|\*|https?:/u);
  expect((await get('/viewer')).statusCode).toBe(404);
  expect((await get('/assets/index.html')).statusCode).toBe(404);
});

test('what is seen first comes with the page, and its script may be kept for ever', async () => {
  const { body } = await get('/');
  expect(body).toContain('<span class="brand">Plumbline</span>');
  const [, address = ''] = /<script defer src="([^"]*)"/u.exec(body) ?? [];
  const script = await get(`/${address}`);
  expect(script.statusCode).toBe(200);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(gzipSync(body).length + gzipSync(script.body).length).toBeLessThan(120 * 1024);
});

test('a text is packed as its reader can unpack it', async () => {
  const plain = await get('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepted, way, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const) {
    const packed = await get('/', { 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({ 'content-encoding': way, vary: 'Accept-Encoding' });
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  }
  const other = await get('/v1/jobs', { 'accept-encoding': 'br' });
  expect(other.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding, Origin' });
});

test('a link of another site leads to the viewer, and to nothing of anyone’s', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await get('/', foreign)).statusCode).toBe(200);
  expect((await get('/v1/research/jobs', foreign)).statusCode).toBe(403);
  expect((await get('/', { host: 'plumbline.example' })).statusCode).toBe(421);
});

test('the page for the disk is one file whose policy names its script and its style by their hashes', async () => {
  const html = await readFile(join(folder, '../index.html'), 'utf8');
  const parts = (name: string): readonly string[] =>
    html.split(new RegExp(`</?${name}>`, 'u')).filter((_, index) => index % 2 === 1);
  const [script, ...others] = parts('script');
  const [style] = parts('style');
  expect(others).toEqual([]);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1] ?? '';
  expect(policy).toContain(`script-src ${hashOf(script)};`);
  expect(policy).toContain(`style-src ${hashOf(style)};`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/u);
});
