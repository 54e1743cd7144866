import { afterEach, describe, expect, test } from 'vitest';
import type { TransportResponse } from '#shared/api/client.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { respond } from '#functions/api/respond.ts';
import { apiContext } from '#local/api-context.ts';
import { toProxyEvent } from '#local/proxy-event.ts';
import type { FullTexts } from '#shared/ports/full-texts.ts';
import type { PageReader } from '#shared/ports/page-reader.ts';
import { type ApiWorld, createApiWorld } from '../api-world.ts';

let world: ApiWorld | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

const PAGE = 'The disk buffer of Tern holds 2 GB by default and keeps its events over a restart.';
const pages: PageReader = {
  read: async (url) => ({
    url,
    title: 'Tern',
    contentType: 'text/plain',
    text: `About Tern. ${PAGE} It is small.`,
    isAbstract: false,
  }),
};
const noFullTexts: FullTexts = {
  name: 'none',
  read: async () => {
    throw new UnreadableSource('The full text is not open.');
  },
};

const TEXT = `# Draft

The disk buffer of Tern holds 2 GB by default [a](https://terns.example/a).

The disk buffer of Tern holds 3 GB by default [b](https://terns.example/b).

The disk buffer of Tern holds 2 GB by default [c](https://doi.org/10.1000/xyz123).
`;

async function check(
  api: ApiWorld,
  accept?: string,
  body: object = { text: TEXT },
): Promise<TransportResponse> {
  return api.transport({
    method: 'POST',
    path: '/v1/checks',
    query: {},
    headers: accept === undefined ? {} : { accept },
    body: JSON.stringify(body),
  });
}

async function open(): Promise<ApiWorld> {
  world = await createApiWorld({ changePorts: (ports) => ({ ...ports, pages, fullTexts: noFullTexts }) });
  return world;
}

describe('POST /v1/checks', () => {
  test('says of each sentence what its source makes of it, with the passage', async () => {
    const { sentences, sources } = await (await open()).client.call('checkText', { body: { text: TEXT } });
    expect(sentences.map(({ verdict }) => verdict)).toEqual(['borne-out', 'not-borne-out', 'borne-out']);
    expect(sentences[0]?.passage?.quote).toContain('2 GB');
    expect(sources).toHaveLength(3);
  });

  test('says why a page was read where the full text was to be', async () => {
    const { sources } = await (await open()).client.call('checkText', { body: { text: TEXT } });
    expect(new Map(sources.map(({ url, note }) => [url, note]))).toEqual(
      new Map([
        ['https://terns.example/a', undefined],
        ['https://terns.example/b', undefined],
        [
          'https://doi.org/10.1000/xyz123',
          'Its full text could not be read (The full text is not open); its page was.',
        ],
      ]),
    );
  });

  test('is answered as Markdown or as a page whose quotes open beside the sentence, without a script', async () => {
    const api = await open();
    expect((await check(api, 'text/markdown')).body).toContain('not borne out');
    const page = (await check(api, 'text/html')).body;
    const panels = [...page.matchAll(/<aside class="sheet" id="(p\d+)" popover/g)].map(([, id]) => id);
    expect(panels).toHaveLength(3);
    for (const id of panels) expect(page).toContain(`popovertarget="${id}"`);
    expect(page).toContain('<mark>');
    expect(page).not.toContain('<script');
    expect((await check(api, 'image/png')).status).toBe(406);
  });

  test('refuses what it cannot do, by name', async () => {
    const api = await open();
    expect((await check(api, undefined, { text: TEXT, tone: 'kind' })).status).toBe(400);
    const many = Array.from({ length: 101 }, (_, n) => `A fact [x](https://a.example/${n}).`).join('\n\n');
    expect(JSON.parse((await check(api, undefined, { text: many })).body)).toMatchObject({
      error: { name: 'InvalidInput', field: 'text' },
    });
  });

  test('says so where no pages are read', async () => {
    world = await createApiWorld();
    const { status, body } = await check(world);
    expect([status, JSON.parse(body)]).toMatchObject([503, { error: { name: 'ServiceUnavailable' } }]);
  });

  test('are refused by the functions of the API that read no pages, and hold no rules of checks', async () => {
    const { ports } = await open();
    const event = toProxyEvent({
      method: 'POST',
      path: '/v1/checks',
      query: new URLSearchParams(),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: TEXT }),
    });
    event.requestContext.authorizer = { tenantId: 'tenant-1', owner: 'owner-1' };
    const { status, body } = await respond(event, apiContext(ports));
    expect([status, body]).toEqual([503, expect.stringContaining('plumbline check FILE')]);
  });
});
