import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliverOutgoing } from '#functions/deliver/deliver.ts';
import { createGuardedPost } from '#shared/adapters/outgoing/guarded-post.ts';
import { createSealer } from '#shared/adapters/outgoing/sealer.ts';
import type { ResearchClient } from '#shared/api/client.ts';
import { RequestFailed } from '#shared/api/request-failed.ts';
import { secretContext } from '#shared/domain/webhook.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { jobOf } from '../../steps/ports.ts';
import { type ApiWorld, createApiWorld } from '../api-world.ts';

const URL = 'https://hooks.example/x';
const BODY = { url: URL } as const;

let world: ApiWorld;
let ports: Ports;
let client: ResearchClient;
const sealer = createSealer(async () => 'key');

beforeEach(async () => {
  world = await createApiWorld({
    environment: { WEBHOOK_ENDPOINTS: '2' },
    changePorts: (made) => ({
      ...made,
      sealer,
      poster: createGuardedPost({
        config: made.config,
        clock: made.clock,
        resolve: async (name) => [
          { address: name.includes('inside') ? '10.0.0.1' : '93.184.216.34', family: 4 },
        ],
      }),
    }),
  });
  ({ ports, client } = world);
});
afterEach(async () => world.close());

async function refusal(call: Promise<unknown>): Promise<RequestFailed> {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (error instanceof RequestFailed) return error;
  throw new Error('It was not refused.');
}

describe('webhook endpoints', () => {
  test('R7.7 show their secret when they are made and then no more, and keep it sealed', async () => {
    const made = await client.call('createWebhook', { body: BODY });
    expect(made).toMatchObject({ url: URL, format: 'standard', status: 'active', types: [] });
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const params = { webhookId: made.webhookId };
    expect(JSON.stringify(await client.call('getWebhook', { params }))).not.toContain('whsec_');
    expect(JSON.stringify(await client.call('listWebhooks', {}))).not.toContain('whsec_');
    const kept = await ports.webhooks.get({ tenantId: 'local', ...params });
    expect(JSON.stringify(kept)).not.toContain(made.secret.slice(6));
    const [secret] = kept?.secrets ?? [];
    const context = secretContext({ tenantId: 'local', ...params });
    expect(await sealer.open(secret?.sealed ?? '', context)).toBe(made.secret);
  });

  test.each(['http://hooks.example/', 'https://10.0.0.1/', 'https://inside.example/', 'nonsense'])(
    'refuse the address %s and name the field',
    async (url) => {
      const failed = await refusal(client.call('createWebhook', { body: { url } }));
      expect(failed.httpStatus).toBe(400);
      expect(failed.failure).toMatchObject({ name: 'InvalidInput', field: 'url' });
      const { webhookId } = await client.call('createWebhook', { body: BODY });
      const changed = await refusal(client.call('updateWebhook', { params: { webhookId }, body: { url } }));
      expect(changed.failure.field).toBe('url');
    },
  );

  test('refuse one more than a tenant may have, whoever in it asks', async () => {
    const colleague = world.as({ tenantId: 'local', owner: 'colleague' });
    await client.call('createWebhook', { body: BODY });
    await colleague.call('createWebhook', { body: BODY });
    expect((await refusal(client.call('createWebhook', { body: BODY }))).httpStatus).toBe(409);
    const stranger = world.as({ tenantId: 'other', owner: 'local' });
    expect(await stranger.call('createWebhook', { body: BODY })).toMatchObject({ url: URL });
  });

  test('are as missing for others as those that never were', async () => {
    const { webhookId } = await client.call('createWebhook', { body: BODY });
    const missing = await refusal(client.call('getWebhook', { params: { webhookId: 'none' } }));
    for (const caller of [
      { tenantId: 'local', owner: 'colleague' },
      { tenantId: 'other', owner: 'local' },
    ]) {
      const other = world.as(caller);
      const params = { webhookId };
      const failures = await Promise.all([
        refusal(other.call('getWebhook', { params })),
        refusal(other.call('updateWebhook', { params, body: { status: 'disabled' } })),
        refusal(other.call('deleteWebhook', { params })),
        refusal(other.call('rotateWebhookSecret', { params, body: {} })),
        refusal(other.call('listDeliveries', { params })),
      ]);
      for (const failed of failures) {
        expect(failed.httpStatus).toBe(404);
        expect(failed.failure.message.replace(webhookId, 'none')).toBe(missing.failure.message);
      }
      expect(await other.call('listWebhooks', {})).toEqual({ webhooks: [] });
    }
  });

  test('change, and are enabled again after they were disabled', async () => {
    const { webhookId } = await client.call('createWebhook', { body: BODY });
    const params = { webhookId };
    const disabled = { status: 'disabled', types: ['research.job.failed'] } as const;
    expect(await client.call('updateWebhook', { params, body: disabled })).toMatchObject(disabled);
    expect(await client.call('updateWebhook', { params, body: { status: 'active' } })).toMatchObject({
      status: 'active',
      types: ['research.job.failed'],
    });
  });

  test('are gone when they are deleted', async () => {
    const { webhookId } = await client.call('createWebhook', { body: BODY });
    await client.call('deleteWebhook', { params: { webhookId } });
    expect((await refusal(client.call('getWebhook', { params: { webhookId } }))).httpStatus).toBe(404);
  });

  test('sign with the old secret and the new one until the time of the old is over', async () => {
    const made = await client.call('createWebhook', { body: BODY });
    const params = { webhookId: made.webhookId };
    const fresh = await client.call('rotateWebhookSecret', { params, body: { overlapSeconds: 60 } });
    expect(fresh.secret).not.toBe(made.secret);
    const kept = await ports.webhooks.get({ tenantId: 'local', ...params });
    expect(kept?.secrets.map(({ until }) => until !== undefined)).toEqual([false, true]);
    await client.call('rotateWebhookSecret', { params, body: { overlapSeconds: 0 } });
    expect((await ports.webhooks.get({ tenantId: 'local', ...params }))?.secrets).toHaveLength(2);
  });
});

describe('deliveries', () => {
  test('are listed with their attempts, and are made again by hand', async () => {
    const { webhookId } = await client.call('createWebhook', { body: BODY });
    const job = jobOf('job-1', { owner: 'local' });
    await ports.jobs.create(job);
    const ended = { status: 'CANCELLED', endedAt: new Date(0).toISOString() } as const;
    await ports.jobs.change(job, ['PROCESSING'], ended);
    const answers = [410, 204];
    const post = async (): Promise<{ httpStatus: number }> => ({ httpStatus: answers.shift() ?? 500 });
    const delivering = { ...ports, poster: { check: async () => undefined, post } };
    await deliverOutgoing(delivering);
    const params = { webhookId };
    const { deliveries } = await client.call('listDeliveries', { params });
    expect(deliveries).toMatchObject([
      { type: 'research.job.cancelled', status: 'failed', attempts: [{ httpStatus: 410 }] },
    ]);
    const again = { params: { webhookId, eventId: deliveries[0]?.eventId ?? '' } };
    expect((await refusal(client.call('retryDelivery', again))).httpStatus).toBe(409);
    await client.call('updateWebhook', { params, body: { status: 'active' } });
    expect(await client.call('retryDelivery', again)).toMatchObject({ status: 'pending', tries: 0 });
    await deliverOutgoing(delivering);
    expect((await client.call('listDeliveries', { params })).deliveries).toMatchObject([
      { status: 'delivered', attempts: [{ httpStatus: 410 }, { httpStatus: 204 }] },
    ]);
  });

  test('of an event that was never on its way are not there', async () => {
    const { webhookId } = await client.call('createWebhook', { body: BODY });
    for (const eventId of [`evt_${'0'.repeat(32)}`, 'x']) {
      const failed = await refusal(client.call('retryDelivery', { params: { webhookId, eventId } }));
      expect(failed.httpStatus).toBe(404);
    }
  });
});
