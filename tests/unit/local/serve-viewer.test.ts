import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import inject from 'light-my-request';
import { beforeAll, expect, test } from 'vitest';
import { listenWith } from '#local/http-server.ts';
import { withViewer } from '#local/serve-viewer.ts';
import { type ViewerPage, viewerPage } from '#local/viewer-page.ts';

let page: ViewerPage;
beforeAll(async () => {
  page = await viewerPage();
});

const listener = listenWith(
  withViewer(async () => ({
    status: 404,
    headers: { 'content-type': 'text/plain' },
    body: 'not the viewer',
  })),
);
const HEADERS = { host: '127.0.0.1:4380' };

test('R7.9 the server answers / with the viewer and its policy, and nothing else', async () => {
  const answer = await inject(listener, { method: 'GET', url: '/', headers: HEADERS });
  expect([answer.statusCode, answer.body]).toEqual([200, page.html]);
  expect(answer.headers['content-security-policy']).toBe(`${page.policy}; frame-ancestors 'none'`);
  const other = await inject(listener, { method: 'GET', url: '/viewer', headers: HEADERS });
  expect(other.statusCode).toBe(404);
});

test('a link of another site leads to the viewer, and to nothing of anyone’s', async () => {
  const headers = { ...HEADERS, 'sec-fetch-site': 'cross-site' };
  expect((await inject(listener, { method: 'GET', url: '/', headers })).statusCode).toBe(200);
  expect((await inject(listener, { method: 'GET', url: '/v1/research/jobs', headers })).statusCode).toBe(403);
  const foreign = { host: 'plumbline.example' };
  expect((await inject(listener, { method: 'GET', url: '/', headers: foreign })).statusCode).toBe(421);
});

test('the page is one file whose policy names its script and its style by their hashes', () => {
  const parts = (name: string): readonly string[] =>
    page.html.split(new RegExp(`</?${name}>`, 'u')).filter((_, index) => index % 2 === 1);
  const [script = '', ...others] = parts('script');
  const [style = ''] = parts('style');
  expect(others).toEqual([]);
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(page.policy).toContain(`script-src ${hash(script)};`);
  expect(page.policy).toContain(`style-src ${hash(style)};`);
  expect(page.policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(page.policy).not.toMatch(/unsafe|\*|https?:/u);
});

test('the page is at most 120 KiB on its way', () => {
  expect(gzipSync(page.html).length).toBeLessThan(120 * 1024);
});
