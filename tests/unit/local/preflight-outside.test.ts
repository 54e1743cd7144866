import { onTestFinished, describe, expect, test } from 'vitest';
import { lookAtReceivers, lookAtSearxng } from '#local/preflight-outside.ts';
import { loadConfig } from '#shared/config.ts';
import { type Answered, startLoopback } from '#tests/support/services/loopback.ts';

async function instance(answer: Answered): Promise<string> {
  const server = await startLoopback(() => answer);
  onTestFinished(() => server.close());
  return server.url;
}

const RESULTS = JSON.stringify({ results: [{ url: 'https://a.example/', title: 'A', content: 'a' }] });

describe('preflight', () => {
  test('searches once with an instance of SearXNG', async () => {
    const url = await instance({ headers: { 'content-type': 'application/json' }, body: RESULTS });
    expect(await lookAtSearxng(loadConfig({ SEARXNG_BASE_URL: url }))).toEqual({
      about: 'SearXNG',
      state: 'works',
      text: 'answers searches',
    });
  });

  test('says what to change in an instance that gives no JSON', async () => {
    const url = await instance({ status: 403, body: '<h1>Forbidden</h1>' });
    expect(await lookAtSearxng(loadConfig({ SEARXNG_BASE_URL: url }))).toMatchObject({
      state: 'fails',
      remedy: expect.stringContaining('settings.yml'),
    });
  });

  test.each([
    [{ SEARXNG_BASE_URL: 'http://127.0.0.1:1' }, 'warns'],
    [{}, 'fails'],
  ])('says what to do where there is none: %j', async (environment, state) => {
    expect(await lookAtSearxng(loadConfig(environment))).toMatchObject({
      state,
      remedy: expect.stringContaining('SEARXNG_BASE_URL'),
    });
  });

  test('looks whether receivers of webhooks that are named answer', async () => {
    const { host } = new URL(await instance({ body: 'ok' }));
    const findings = await lookAtReceivers(loadConfig({ WEBHOOK_ALLOW: `${host},127.0.0.1:1` }));
    expect(findings.map(({ state, text }) => [state, text])).toEqual([
      ['works', `${host} answers`],
      ['warns', '127.0.0.1:1 does not answer'],
    ]);
  });
});
