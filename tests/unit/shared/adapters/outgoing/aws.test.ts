import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEventBridge } from '#shared/adapters/outgoing/event-bridge.ts';
import { createPostAnswers } from '#shared/adapters/outgoing/post-answers.ts';
import { createLambdaPost } from '#shared/adapters/outgoing/post-lambda.ts';
import { loadConfig } from '#shared/config.ts';
import type { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import { AddressRefused, EnvironmentFailure, ServiceUnavailable, Throttled } from '#shared/errors.ts';

const region = 'us-east-1';

let endpoint = '';
let received: unknown[] = [];
let answer = { status: 200, body: '{}' };
let close: () => void;
beforeEach(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
  received = [];
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      received.push(JSON.parse(await text(request)));
      const type = { 'content-type': 'application/x-amz-json-1.1' };
      response.writeHead(answer.status, type).end(answer.body);
    };
    void take();
  });
  const listening = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => listening.resolve(undefined));
  await listening.promise;
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  close = () => server.close();
});
afterEach(() => {
  vi.unstubAllEnvs();
  close();
});

const event: OutgoingEvent = {
  id: `evt_${'0'.repeat(32)}`,
  type: 'research.job.cancelled',
  timestamp: '2026-01-01T00:00:00.000Z',
  tenantId: 'tenant',
  owner: 'owner',
  data: {
    jobId: 'job-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    status: 'CANCELLED',
    links: { job: '/v1/research/jobs/job-1' },
  },
};

describe('the event bus of AWS', () => {
  test('is sent the type as detail-type, and all else as detail', async () => {
    answer = { status: 200, body: '{"FailedEntryCount":0,"Entries":[{"EventId":"1"}]}' };
    await createEventBridge({ busName: 'bus', region, endpoint }).publish(event);
    const { type, ...detail } = event;
    expect(received).toEqual([
      {
        Entries: [
          {
            EventBusName: 'bus',
            Source: 'plumbline',
            DetailType: type,
            Detail: JSON.stringify(detail),
            Time: Date.parse(event.timestamp) / 1000,
          },
        ],
      },
    ]);
  });

  test.each([
    ['ThrottlingException', Throttled],
    ['InternalFailure', ServiceUnavailable],
    ['NotAuthorizedForSourceException', EnvironmentFailure],
  ])('has not taken an event where its answer says %s', async (code, kind) => {
    answer = { status: 200, body: JSON.stringify({ FailedEntryCount: 1, Entries: [{ ErrorCode: code }] }) };
    const published = createEventBridge({ busName: 'bus', region, endpoint }).publish(event);
    await expect(published).rejects.toBeInstanceOf(kind);
  });
});

describe('the function that posts', () => {
  const request = { url: 'https://10.0.0.1/x', headers: { 'webhook-id': 'evt' }, body: '{}' };
  const post = createLambdaPost;

  test('is given the request, and gives back what the receiver answered', async () => {
    const body = { answer: { httpStatus: 503, retryAfterMilliseconds: 1000 } };
    answer = { status: 200, body: JSON.stringify(body) };
    const posting = post({ functionName: 'post', region, timeoutSeconds: 5, endpoint });
    expect(await posting.post(request)).toEqual(body.answer);
    expect(received).toEqual([request]);
  });

  test('refuses a private address, in the words of the door', async () => {
    const answers = await createPostAnswers(loadConfig({}));
    const reply = await answers(request);
    expect(reply).toMatchObject({ failed: { isRefused: true } });
    answer = { status: 200, body: JSON.stringify(reply) };
    const posting = post({ functionName: 'post', region, timeoutSeconds: 5, endpoint });
    await expect(posting.post(request)).rejects.toBeInstanceOf(AddressRefused);
  });
});
