import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import inject from 'light-my-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RequestListener } from 'node:http';
import { apiContext } from '#local/api-context.ts';
import { listenWith, startHttpServer } from '#local/http-server.ts';
import { httpTransport } from '#local/transports.ts';
import { respond } from '#functions/api/respond.ts';
import { createClient } from '#shared/api/client.ts';
import { type ApiWorld, createApiWorld } from '../functions/api/api-world.ts';

const JOBS = '/v1/research/jobs';
const host = 'localhost:4380';

let world: ApiWorld;
let listener: RequestListener;
beforeAll(async () => {
  world = await createApiWorld();
  listener = listenWith(async (event) => respond(event, apiContext(world.ports)));
});
afterAll(async () => {
  await world.close();
});

describe('the local server', () => {
  test('answers with security headers and allows no other origin', async () => {
    const answer = await inject(listener, { url: JOBS, headers: { host } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ jobs: [] });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    'evil.example',
    'evil.example:4380',
    'localhost.evil.example',
    '10.0.0.1',
    '127.0.0.1.evil.example',
  ])('refuses the host name %s', async (name) => {
    const answer = await inject(listener, { url: JOBS, headers: { host: name } });
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({ error: { name: 'ForeignHost' } });
  });

  test.each(['localhost', 'LOCALHOST:80', '127.0.0.1:4380', '[::1]:4380'])(
    'takes the host name %s',
    async (name) => {
      const answer = await inject(listener, { url: JOBS, headers: { host: name } });
      expect(answer.statusCode).toBe(200);
    },
  );

  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'refuses a page of another site: %o',
    async (headers) => {
      const answer = await inject(listener, { method: 'POST', url: JOBS, headers: { host, ...headers } });
      expect(answer.statusCode).toBe(403);
    },
  );

  test('refuses a form that a page could send without asking', async () => {
    const answer = await inject(listener, {
      method: 'POST',
      url: JOBS,
      headers: { host, 'content-type': 'text/plain' },
      payload: '{"question":"What?"}',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { remedy: expect.stringContaining('application/json') } });
  });

  test('says of a body that was packed that it is', async () => {
    const answer = await inject(listener, {
      method: 'POST',
      url: JOBS,
      headers: { host, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{"question":"What?"}'),
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({
      error: { name: 'UnsupportedMediaType', remedy: expect.stringContaining('without Content-Encoding') },
    });
  });

  test('refuses ten megabytes by their announced length, without reading them', async () => {
    let read = 0;
    const payload = new Readable({
      read() {
        read += 1;
        this.push(Buffer.alloc(65_536));
      },
    });
    const answer = await inject(listener, {
      method: 'POST',
      url: JOBS,
      headers: { host, 'content-type': 'application/json', 'content-length': '10485760' },
      payload,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      error: { name: 'PayloadTooLarge', remedy: expect.stringContaining('corpus.files') },
    });
    expect(read).toBeLessThan(20);
  });

  test('says what a path takes, and that a path is unknown', async () => {
    const wrong = await inject(listener, { method: 'PUT', url: JOBS, headers: { host } });
    expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'POST, GET, DELETE']);
    const unknown = await inject(listener, { url: '/v2', headers: { host } });
    expect(unknown.json()).toMatchObject({ error: { name: 'NotFound' } });
  });

  test.each(['/%', '//evil.example/', '/v1/research/jobs/%2e%2e', '/v1/research/jobs/../../etc'])(
    'answers the odd path %s with an error and nothing of the inside',
    async (url) => {
      const answer = await inject(listener, { url, headers: { host } });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toMatch(/node:|\.ts:/);
    },
  );
});

describe('on a socket', () => {
  test('streams the events of a job until its end', async () => {
    const server = await startHttpServer(async (event) => respond(event, apiContext(world.ports)), 0);
    const client = createClient(httpTransport(server.url));
    const { jobId } = await client.submit({ question: 'What does the gate count?' });
    const response = await fetch(`${server.url}${JOBS}/${jobId}/events`, {
      headers: { accept: 'text/event-stream' },
    });
    await client.cancel(jobId);
    const text = await response.text();
    await server.close();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(text.match(/^event: .+$/gm)).toEqual(['event: trace', 'event: trace', 'event: end']);
  });

  test('refuses a body without an announced length once it is too large', async () => {
    const server = await startHttpServer(async (event) => respond(event, apiContext(world.ports)), 0);
    const tooMuch = new Blob(Array.from({ length: 40 }, () => 'x'.repeat(65_536))).stream();
    const outcome = await fetch(`${server.url}${JOBS}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: tooMuch,
      duplex: 'half',
    }).then(
      (response) => response.status,
      () => 'closed',
    );
    await server.close();
    expect([413, 'closed']).toContain(outcome);
  });

  test('says that its port is taken and what to do', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const failing = startHttpServer(async (event) => respond(event, apiContext(world.ports)), port);
    await expect(failing).rejects.toMatchObject({
      name: 'EnvironmentFailure',
      message: `Port ${port} is taken by another program.`,
      remedy: expect.stringContaining('--port'),
    });
    other.close();
  });

  test('that nobody listens on is reported as a service that does not answer', async () => {
    const server = await startHttpServer(async (event) => respond(event, apiContext(world.ports)), 0);
    await server.close();
    await expect(createClient(httpTransport(server.url)).list()).rejects.toMatchObject({
      name: 'ServiceUnavailable',
      remedy: expect.stringContaining('npm start'),
    });
  });
});
