import { WebhookDelivery, WebhookEndpoint } from '#shared/domain/webhook.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { DeliveryChange, DeliveryReference, WebhookStore } from '#shared/ports/webhook-store.ts';
import {
  DUE_PARTITION,
  type Key,
  deliveryLog,
  deliveryPrefix,
  endpointKey,
  webhookPartition,
} from './keys.ts';
import { FOR_GOOD } from './owned-records.ts';
import { parseStored } from './parse-stored.ts';
import { createPlaces } from './places.ts';
import { fieldChanges } from './field-changes.ts';
import type { Attributes, ItemUpdate, Table } from './table.ts';

const THERE = { text: 'attribute_exists(pk)' };
const ABSENT = { text: 'attribute_not_exists(pk)' };

/** An endpoint is one item, a delivery another; a delivery with an attempt to come is in the list of what is due by its time. */
export function createWebhookStore(table: Table, clock: Clock): WebhookStore {
  const places = createPlaces(table, clock);
  return {
    create: async (endpoint, limit) => {
      const { tenantId, webhookId } = endpoint;
      const listed = async (): Promise<readonly string[]> =>
        (await listEndpoints(table, tenantId)).map((one) => one.webhookId);
      const asked = { tenantId, kind: 'WEBHOOK', id: webhookId } as const;
      if (!(await places.take(asked, { limit, listed }))) return false;
      return table.putIf(itemOf(endpoint), ABSENT);
    },
    get: async ({ tenantId, webhookId }) => {
      const item = await table.get(endpointKey(tenantId, webhookId));
      if (item) await keepForGood(table, item);
      return item && toEndpoint(item);
    },
    list: async (tenantId) => listEndpoints(table, tenantId),
    replace: async (before, after) =>
      table.putIf(itemOf(after), {
        text: '#updated = :updated',
        names: { updated: 'updatedAt' },
        values: { updated: before.updatedAt },
      }),
    delete: async ({ tenantId, webhookId }) => {
      await table.deleteIf(endpointKey(tenantId, webhookId), THERE);
      await places.leave({ tenantId, kind: 'WEBHOOK', id: webhookId });
      const values = { pk: webhookPartition(tenantId), prefix: deliveryPrefix(webhookId) };
      const where = { text: 'pk = :pk AND begins_with(sk, :prefix)', values };
      for (const item of await table.query({ where })) await table.deleteIf(keyOf(item), THERE);
    },
    enqueue: async (delivery) => {
      const keys = { ...deliveryKey(delivery), ...logKeys(delivery), ...dueKeys(delivery) };
      return table.putIf({ ...keys, ...delivery }, ABSENT);
    },
    getDelivery: async (reference) => {
      const item = await table.get(deliveryKey(reference));
      return item && toDelivery(item);
    },
    listDeliveries: async ({ tenantId, webhookId }, limit) => {
      const values = { partition: deliveryLog(tenantId, webhookId) };
      const where = { text: 'gsi1pk = :partition', values };
      const items = await table.query({ index: 'gsi1', where, newestFirst: true, limit });
      return items.map((item) => toDelivery(item));
    },
    listDue: async (now, limit) => {
      const values = { partition: DUE_PARTITION, until: `${new Date(now).toISOString()}$` };
      const where = { text: 'gsi2pk = :partition AND gsi2sk < :until', values };
      return (await table.query({ index: 'gsi2', where, limit })).map((item) => toDelivery(item));
    },
    nextDue: async () => {
      const where = { text: 'gsi2pk = :partition', values: { partition: DUE_PARTITION } };
      const [item] = await table.query({ index: 'gsi2', where, limit: 1 });
      const at = item && toDelivery(item).nextAttemptAt;
      return at === undefined ? undefined : Date.parse(at);
    },
    change: async (before, change) => {
      const item = await table.update(deliveryKey(before), toUpdate(before, change));
      return item && toDelivery(item);
    },
  };
}

function itemOf(endpoint: WebhookEndpoint): Key & Attributes {
  return { ...endpointKey(endpoint.tenantId, endpoint.webhookId), ...endpoint, ttl: FOR_GOOD };
}

/** One that was stored when endpoints still had an end is read for each delivery to it. */
async function keepForGood(table: Table, item: Attributes): Promise<void> {
  if (typeof item['ttl'] !== 'number' || item['ttl'] === FOR_GOOD) return;
  await table.update(keyOf(item), {
    update: 'SET #end = :end',
    condition: THERE.text,
    names: { end: 'ttl' },
    values: { end: FOR_GOOD },
  });
}

async function listEndpoints(table: Table, tenantId: string): Promise<readonly WebhookEndpoint[]> {
  const values = { pk: webhookPartition(tenantId), prefix: 'ENDPOINT#' };
  const where = { text: 'pk = :pk AND begins_with(sk, :prefix)', values };
  return (await table.query({ where })).map((item) => toEndpoint(item));
}

function deliveryKey({ tenantId, webhookId, eventId }: DeliveryReference): Key {
  return { pk: webhookPartition(tenantId), sk: `${deliveryPrefix(webhookId)}${eventId}` };
}

/** Where the deliveries to one endpoint are listed by the time of their event. */
function logKeys({ webhookId, eventId, tenantId, event }: WebhookDelivery): Attributes {
  return { gsi1pk: deliveryLog(tenantId, webhookId), gsi1sk: `${event.timestamp}#${eventId}` };
}

function keyOf({ pk, sk }: Attributes): Key {
  return { pk: String(pk), sk: String(sk) };
}

function dueKeys({ nextAttemptAt, webhookId, eventId }: WebhookDelivery): Attributes {
  if (nextAttemptAt === undefined) return {};
  return { gsi2pk: DUE_PARTITION, gsi2sk: `${nextAttemptAt}#${webhookId}#${eventId}` };
}

function toUpdate(before: WebhookDelivery, change: DeliveryChange): ItemUpdate {
  const { nextAttemptAt, ...rest } = change;
  const due =
    nextAttemptAt === undefined
      ? {}
      : nextAttemptAt === null
        ? { nextAttemptAt: null, gsi2pk: null, gsi2sk: null }
        : { nextAttemptAt, ...dueKeys({ ...before, nextAttemptAt }) };
  const { update, names, values } = fieldChanges({ ...rest, ...due });
  return {
    update,
    condition:
      before.nextAttemptAt === undefined
        ? 'attribute_exists(pk) AND attribute_not_exists(#nextAttemptAt)'
        : '#nextAttemptAt = :before',
    names: { ...names, nextAttemptAt: 'nextAttemptAt' },
    values: { ...values, ...(before.nextAttemptAt === undefined ? {} : { before: before.nextAttemptAt }) },
  };
}

function toEndpoint(item: Attributes): WebhookEndpoint {
  return parseStored(WebhookEndpoint, item, 'A webhook endpoint');
}

function toDelivery(item: Attributes): WebhookDelivery {
  return parseStored(WebhookDelivery, item, 'A delivery of a webhook');
}
