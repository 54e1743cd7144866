import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { serveViewer } from '#functions/viewer/serve-viewer.ts';
import { loadConfig } from '#shared/config.ts';
import { SIGN_IN_META, SignIn } from '#shared/domain/sign-in.ts';

const SIGN_IN = {
  authorizationUrl: 'https://id.example.org/authorize',
  tokenUrl: 'https://tokens.example.org/token?a="b"&c=<d>',
  clientId: 'viewer',
};
const STYLE = 'p {}';
const FILES = { 'index.html': 'k1.html', 'viewer-1.js': 'k2.js' };
const TEXTS = new Map([
  ['k1.html', `<head><meta name="${SIGN_IN_META}" content="" /><style>${STYLE}</style></head>`],
  ['k2.js', 'run()'],
]);

const { viewer } = loadConfig({
  VIEWER_BUCKET: 'files',
  VIEWER_FILES: JSON.stringify(FILES),
  VIEWER_SIGN_IN: JSON.stringify(SIGN_IN),
});

async function get(path: string, name?: string): ReturnType<typeof serveViewer> {
  const event = { pathParameters: name === undefined ? null : { name }, requestContext: { path } };
  return serveViewer(event, { viewer, read: async (key) => TEXTS.get(key) });
}

test('R7.9 the page is given how to sign in, is asked for each time, and may ask only its service and where codes become tokens', async () => {
  const { statusCode, headers, body } = await get('/live/');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  const [, signIn = ''] = /content="([^"]*)"/u.exec(body) ?? [];
  const plain = signIn.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  expect(SignIn.parse(JSON.parse(plain))).toMatchObject(SIGN_IN);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("connect-src 'self' https://tokens.example.org;");
  const hash = createHash('sha256').update(STYLE).digest('base64');
  expect(policy).toContain(`default-src 'none'; script-src 'self'; style-src 'sha256-${hash}';`);
  expect(policy).toContain(
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(policy).not.toMatch(/unsafe|\*|id\.example/u);
});

test('its script may be kept for ever, since the name is never used twice', async () => {
  const { headers, body } = await get('/live/assets/viewer-1.js', 'viewer-1.js');
  expect(body).toBe('run()');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('a stage without its slash leads to the one with it, where the files of the page are found', async () => {
  expect(await get('/live')).toMatchObject({ statusCode: 302, headers: { location: '/live/' } });
});

test.each(['index.html', 'viewer-2.js', '__proto__', '../k2.js', ''])(
  'nothing else is served: "%s"',
  async (name) => {
    expect(await get(`/assets/${name}`, name)).toMatchObject({
      statusCode: 404,
      headers: { 'cache-control': 'no-store' },
    });
  },
);
