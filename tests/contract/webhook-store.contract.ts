import { beforeEach, describe, expect, test } from 'vitest';
import type { WebhookDelivery, WebhookEndpoint } from '#shared/domain/webhook.ts';
import { endpointKey } from '#shared/adapters/storage/dynamodb/keys.ts';
import { outgoingEventId } from '#shared/domain/outgoing-event-id.ts';
import type { WebhookStore } from '#shared/ports/webhook-store.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const T0 = '2026-01-01T00:00:00.000Z';
const T1 = '2026-01-01T00:01:00.000Z';
const T2 = '2026-01-01T00:02:00.000Z';

function endpoint(webhookId: string, change: Partial<WebhookEndpoint> = {}): WebhookEndpoint {
  return {
    tenantId: 'tenant',
    owner: 'owner',
    webhookId,
    url: 'https://hooks.example/x',
    types: [],
    format: 'standard',
    status: 'active',
    createdAt: T0,
    updatedAt: T0,
    secrets: [{ sealed: 'sealed' }],
    ...change,
  };
}

function delivery(jobId: string, change: Partial<WebhookDelivery> = {}): WebhookDelivery {
  const type = 'research.job.cancelled';
  const id = outgoingEventId({ type, tenantId: 'tenant', subject: jobId });
  const data = { jobId, createdAt: T0, status: 'CANCELLED', links: { job: `/v1/${jobId}` } } as const;
  return {
    tenantId: 'tenant',
    webhookId: 'hook',
    eventId: id,
    event: { id, type, timestamp: T0, tenantId: 'tenant', owner: 'owner', data },
    status: 'pending',
    since: T0,
    tries: 0,
    nextAttemptAt: T0,
    attempts: [],
    ...change,
  };
}

export function webhookStoreContract(newWorkbench: NewWorkbench): void {
  describe('WebhookStore', () => {
    let bench: Workbench;
    let store: WebhookStore;
    beforeEach(async () => {
      bench = await newWorkbench();
      store = bench.open().webhooks;
    });

    test('keeps no more of a tenant than it may have, however many are made at once', async () => {
      const ids = Array.from({ length: 12 }, (_, n) => `hook-${n}`);
      const made = await Promise.all(ids.map(async (id) => store.create(endpoint(id), 3)));
      expect(made.filter(Boolean)).toHaveLength(3);
      expect(await store.list('tenant')).toHaveLength(3);
    });

    test('keeps as many endpoints of a tenant as it may have', async () => {
      const made = [];
      for (const id of ['a', 'b', 'c']) made.push(await store.create(endpoint(id), 2));
      expect(made).toEqual([true, true, false]);
      expect((await store.list('tenant')).map(({ webhookId }) => webhookId)).toEqual(['a', 'b']);
      expect(await store.list('other')).toEqual([]);
      expect(await store.create(endpoint('c', { tenantId: 'other' }), 2)).toBe(true);
    });

    test('replaces an endpoint that is as it was read, and no other', async () => {
      const before = endpoint('hook');
      await store.create(before, 2);
      const after = { ...before, url: 'https://other.example/', updatedAt: T1 };
      expect(await store.replace(before, after)).toBe(true);
      expect(await store.replace(before, { ...before, updatedAt: T2 })).toBe(false);
      expect(await store.get(before)).toEqual(after);
    });

    describe('where records are kept for some days', () => {
      const DAYS = 90;
      const passTime = (): void => void (bench.time.now += (DAYS + 1) * 86_400_000);
      beforeEach(() => {
        store = bench.open({ retentionDays: DAYS }).webhooks;
      });

      test('keeps endpoints until they are deleted, replaced or not', async () => {
        await store.create(endpoint('hook'), 2);
        await store.create(endpoint('other'), 2);
        await store.replace(endpoint('other'), endpoint('other', { updatedAt: T1 }));
        passTime();
        expect((await store.list('tenant')).map(({ webhookId }) => webhookId)).toEqual(['hook', 'other']);
        expect(await store.get(endpoint('hook'))).toEqual(endpoint('hook'));
      });

      test('keeps an endpoint that was stored with an end, once it is delivered to', async () => {
        await store.create(endpoint('hook'), 2);
        await bench.table.update(endpointKey('tenant', 'hook'), {
          update: 'SET #end = :end',
          condition: 'attribute_exists(pk)',
          names: { end: 'ttl' },
          values: { end: bench.time.now / 1000 + DAYS * 86_400 },
        });
        await store.get(endpoint('hook'));
        passTime();
        expect(await store.get(endpoint('hook'))).toEqual(endpoint('hook'));
      });
    });

    test('deletes an endpoint with what is on its way to it', async () => {
      await store.create(endpoint('hook'), 2);
      await store.create(endpoint('other'), 2);
      await store.enqueue(delivery('job-1'));
      await store.enqueue(delivery('job-1', { webhookId: 'other' }));
      await store.delete(endpoint('hook'));
      await store.delete(endpoint('hook'));
      expect(await store.get(endpoint('hook'))).toBeUndefined();
      expect((await store.listDue(Date.parse(T2), 9)).map(({ webhookId }) => webhookId)).toEqual(['other']);
    });

    test('keeps a delivery of an event once', async () => {
      expect(await store.enqueue(delivery('job-1'))).toBe(true);
      expect(await store.enqueue(delivery('job-1', { since: T1 }))).toBe(false);
      expect(await store.getDelivery(delivery('job-1'))).toEqual(delivery('job-1'));
    });

    test('lists what is due by its time, and says when the next is', async () => {
      expect(await store.nextDue()).toBeUndefined();
      await store.enqueue(delivery('job-3', { nextAttemptAt: T2 }));
      await store.enqueue(delivery('job-2', { nextAttemptAt: T1 }));
      await store.enqueue(delivery('job-1'));
      const due = await store.listDue(Date.parse(T1), 9);
      expect(due.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([T0, T1]);
      expect(await store.listDue(Date.parse(T1), 1)).toHaveLength(1);
      expect(await store.nextDue()).toBe(Date.parse(T0));
    });

    test('changes a delivery that is as it was read: of several who take it one has it', async () => {
      await store.enqueue(delivery('job-1'));
      const taken = await Promise.all(
        [T1, T2].map(async (nextAttemptAt) => store.change(delivery('job-1'), { nextAttemptAt })),
      );
      expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
    });

    test('lets go of what is delivered, and has it again when it is asked for', async () => {
      await store.enqueue(delivery('job-1'));
      const done = await store.change(delivery('job-1'), { status: 'delivered', nextAttemptAt: null });
      expect(done).toMatchObject({ status: 'delivered' });
      expect(done?.nextAttemptAt).toBeUndefined();
      expect(await store.listDue(Date.parse(T2), 9)).toEqual([]);
      if (done) await store.change(done, { status: 'pending', nextAttemptAt: T1 });
      expect(await store.listDue(Date.parse(T2), 9)).toMatchObject([
        { status: 'pending', nextAttemptAt: T1 },
      ]);
    });

    test('lists the deliveries to one endpoint, newest event first', async () => {
      for (const [jobId, timestamp] of [
        ['job-1', T1],
        ['job-2', T0],
        ['job-3', T2],
      ] as const) {
        const one = delivery(jobId);
        await store.enqueue({ ...one, event: { ...one.event, timestamp } });
      }
      await store.enqueue(delivery('job-1', { webhookId: 'other' }));
      const found = await store.listDeliveries(endpoint('hook'), 2);
      expect(found.map(({ event }) => event.timestamp)).toEqual([T2, T1]);
    });
  });
}
