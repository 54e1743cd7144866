import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveViewer } from '#functions/viewer/serve-viewer.ts';
import { buildViewer } from '#infra/viewer/build-viewer.ts';
import { loadConfig } from '#shared/config.ts';
import { RUNS_BROWSER, openBrowser, openPage } from './browser.ts';
import { readRecording } from './screens/recording.ts';
import { LOOKS, seriousFindings } from './serious-findings.ts';

const TOKEN = 'a-token-of-the-issuer';
const CODE = 'one-code';

/** What the issuer was asked, and what the browser sent to the API. */
interface Seen {
  challenge: string;
  readonly authorizations: Set<string>;
}

/** An issuer that lets everyone in at once, and takes a code only with its verifier. */
function issuer(seen: Seen) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://issuer');
    if (url.pathname === '/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      seen.challenge = url.searchParams.get('code_challenge') ?? '';
      back.searchParams.set('code', CODE);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const form = new URLSearchParams(await text(request));
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight = form.get('code') === CODE && challenge === seen.challenge;
    response.writeHead(isRight ? 200 : 400, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(
      JSON.stringify(isRight ? { access_token: TOKEN, token_type: 'Bearer' } : { error: 'invalid_grant' }),
    );
  };
}

/** The API of people as a gateway shows it below its stage: the viewer for everyone, all else for those with a token. */
function gateway(folder: string, issuerUrl: string, seen: Seen) {
  const signIn = {
    authorizationUrl: `${issuerUrl}/authorize`,
    tokenUrl: `${issuerUrl}/token`,
    clientId: 'viewer',
  };
  const names = readdirSync(folder).map((name) => [name, name] as const);
  const { viewer } = loadConfig({
    VIEWER_FILES: JSON.stringify(Object.fromEntries(names)),
    VIEWER_SIGN_IN: JSON.stringify(signIn),
  });
  const read = async (key: string): Promise<string> => readFile(join(folder, key), 'utf8');
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://api').pathname;
    if (path.startsWith('/live/v1/')) {
      seen.authorizations.add(request.headers.authorization ?? '');
      const isIn = request.headers.authorization === `Bearer ${TOKEN}`;
      response.writeHead(isIn ? 200 : 401, { 'content-type': 'application/json' });
      const { answers } = await readRecording();
      response.end(isIn ? (answers[path.slice('/live'.length)] ?? '{}') : '{"message":"Unauthorized"}');
      return;
    }
    const [, name] = /^\/live\/assets\/([^/]+)$/u.exec(path) ?? [];
    const event = { pathParameters: name === undefined ? null : { name }, requestContext: { path } };
    const answer = await serveViewer(event, { viewer, read });
    response.writeHead(answer.statusCode, answer.headers).end(answer.body);
  };
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function listen(handle: Handle): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

describe.runIf(RUNS_BROWSER)('R7.9 the viewer behind the API of people', () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'viewer-files-'));
    await buildViewer(folder);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  test(
    'signs in by a code with PKCE, comes back to the same place, and keeps the token nowhere',
    { timeout: 120_000 },
    async () => {
      const seen: Seen = { challenge: '', authorizations: new Set() };
      const { server: idp, url: issuerUrl } = await listen(issuer(seen));
      const { server: api, url } = await listen(gateway(folder, issuerUrl, seen));
      try {
        const { page } = await openPage(browser, `${url}/live#/jobs`);
        await page.waitForSelector('.panel button.first');
        for (const [width, colorScheme] of LOOKS) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          expect(await seriousFindings(page), `signing in at ${width}, ${colorScheme}`).toEqual([]);
        }
        await page.click('.panel button.first');
        await page.waitForSelector('.jobs li');
        expect(page.url()).toBe(`${url}/live/#/jobs`);
        expect([...seen.authorizations]).toEqual(['', `Bearer ${TOKEN}`]);
        const kept = await page.evaluate(() =>
          JSON.stringify([sessionStorage.length, localStorage.length, document.cookie]),
        );
        expect(kept).toBe('[0,0,""]');
        await page.reload();
        await page.waitForSelector('.panel button.first');
        await page.goto(`${url}/live/?code=stolen&state=of-another#/jobs`);
        await page.waitForSelector('.panel button.first');
        expect(seen.authorizations.size).toBe(2);
        await page.context().close();
      } finally {
        for (const server of [idp, api]) {
          server.closeAllConnections();
          server.close();
        }
      }
    },
  );
});
