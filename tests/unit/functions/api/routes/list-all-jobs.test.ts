import { afterEach, expect, test } from 'vitest';
import { handler } from '#functions/api/handler.ts';
import { apiContext } from '#local/api-context.ts';
import { toProxyEvent } from '#local/proxy-event.ts';
import { type ApiWorld, createApiWorld } from '../api-world.ts';

let world: ApiWorld | undefined;
afterEach(async () => world?.close());

test('R7.3 whoever looks after the service sees how a job stands and what it costs, and no word of its text', async () => {
  world = await createApiWorld();
  const { jobId } = await world.client.submit({ question: 'What does the gate count?' });
  const event = toProxyEvent({
    method: 'GET',
    path: '/v1/admin/jobs',
    query: new URLSearchParams({ status: 'QUEUED' }),
    headers: {},
    body: undefined,
  });
  const { statusCode, body } = await handler(event, apiContext(world.ports));
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    jobs: [{ jobId, status: 'QUEUED', tenantId: 'local', cost: { tokens: 0, usd: 0 } }],
  });
  expect(body).not.toContain('gate');
});
