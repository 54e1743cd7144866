import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { handler } from '#functions/api/handler.ts';
import { apiContext } from '#local/api-context.ts';
import { toProxyEvent } from '#local/proxy-event.ts';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { type ApiWorld, createApiWorld } from './api-world.ts';

let world: ApiWorld | undefined;
afterEach(async () => {
  vi.unstubAllGlobals();
  await world?.close();
});

async function cancelledJob(): Promise<{ readonly api: ApiWorld; readonly event: APIGatewayProxyEvent }> {
  const api = await createApiWorld();
  world = api;
  const { jobId } = await api.client.submit({ question: 'What does the gate count?' });
  await api.client.cancel(jobId);
  const event = toProxyEvent({
    method: 'GET',
    path: `/v1/research/jobs/${jobId}/events`,
    query: new URLSearchParams(),
    headers: { Accept: 'text/event-stream' },
    body: undefined,
  });
  return { api, event };
}

test('a gateway that takes whole answers gets the first events, for the reader to come back', async () => {
  const { api, event } = await cancelledJob();
  const answer = await handler(event, apiContext(api.ports));
  expect(answer.headers?.['content-type']).toContain('text/event-stream');
  expect(answer.body).toContain('id: 2\nevent: trace\n');
  expect(answer.body).not.toContain('event: end');
});

test('a Lambda that streams sends the status and the headers before the events', async () => {
  const { api, event } = await cancelledJob();
  const preludes: unknown[] = [];
  vi.resetModules();
  vi.stubGlobal('awslambda', {
    streamifyResponse: (handle: unknown) => handle,
    HttpResponseStream: {
      from: (stream: PassThrough, prelude: unknown) => {
        preludes.push(prelude);
        return stream;
      },
    },
  });
  const { handler: streaming } = await import('#functions/api/streaming-handler.ts');
  if (typeof streaming !== 'function') throw new Error('There is no streaming handler.');
  const stream = new PassThrough();
  const [, body] = await Promise.all([streaming(event, stream, apiContext(api.ports)), text(stream)]);
  expect(preludes).toMatchObject([{ statusCode: 200, headers: { 'cache-control': 'no-store' } }]);
  expect(body).toContain('event: end\ndata: {"status":"CANCELLED"}');
});

test('a reader that comes back gets what it has not seen', async () => {
  const { api, event } = await cancelledJob();
  const back = { ...event, headers: { accept: 'text/event-stream', 'Last-Event-ID': '1' } };
  const { body } = await handler(back, apiContext(api.ports));
  expect(body).not.toContain('id: 1\n');
  expect(body).toContain('id: 2\n');
});
