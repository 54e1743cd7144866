import pMap from 'p-map';
import { type WebhookDelivery, wants } from '#shared/domain/webhook.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Undelivered } from '#shared/ports/outbox.ts';
import { attemptDelivery } from './attempt.ts';
import { withAddress } from './request-body.ts';

export type DeliverPorts = Pick<
  Ports,
  'clock' | 'config' | 'events' | 'metrics' | 'outbox' | 'poster' | 'sealer' | 'webhooks'
>;

export interface Delivered {
  /** Events that were sent to the bus and put on their way to endpoints. */
  readonly events: number;
  /** Attempts at webhooks. */
  readonly attempts: number;
  /** When the next attempt is due, in milliseconds since 1970; undefined: none is. */
  readonly next: number | undefined;
}

const DUE_AT_ONCE = 100;
const ATTEMPTS_AT_ONCE = 8;

/**
 * Notifies others of what has happened: each event is put on the bus and on its way to the endpoints that want it, and only then
 * taken off the outbox; after that come the attempts that are due. It may be done at any time and several times at once: an
 * event may then be reported twice, under one id. Errors are thrown at the end.
 */
export async function deliverOutgoing(ports: DeliverPorts): Promise<Delivered> {
  const failures: unknown[] = [];
  const now = ports.clock.now();
  let oldest = now;
  let events = 0;
  for await (const undelivered of ports.outbox.list()) {
    try {
      await deliverOne(undelivered, ports);
      events += 1;
    } catch (failure) {
      failures.push(failure);
      oldest = Math.min(oldest, Date.parse(undelivered.event.timestamp));
    }
  }
  ports.metrics?.observe('oldest_undelivered_seconds', (now - oldest) / 1000);
  const attempts = await attemptAll(ports, failures);
  if (failures.length > 0) throw failures[0];
  return { events, attempts, next: await ports.webhooks.nextDue() };
}

async function deliverOne(undelivered: Undelivered, ports: DeliverPorts): Promise<void> {
  const event = withAddress(undelivered.event, ports.config.outgoing.publicUrl);
  await ports.events?.publish(event);
  const endpoints = (await ports.webhooks.list(event.tenantId)).filter((one) => wants(one, event));
  const now = new Date(ports.clock.now()).toISOString();
  for (const { tenantId, webhookId } of endpoints) {
    await ports.webhooks.enqueue({
      tenantId,
      webhookId,
      eventId: event.id,
      event,
      status: 'pending',
      since: now,
      tries: 0,
      nextAttemptAt: now,
      attempts: [],
    });
  }
  await ports.outbox.settle(undelivered);
}

async function attemptAll(ports: DeliverPorts, failures: unknown[]): Promise<number> {
  const { poster, sealer, clock, webhooks } = ports;
  if (!poster || !sealer) return 0;
  const due = await webhooks.listDue(clock.now(), DUE_AT_ONCE);
  const attempt = async (delivery: WebhookDelivery): Promise<boolean> => {
    try {
      return await attemptDelivery(delivery, { poster, sealer, clock, webhooks });
    } catch (failure) {
      failures.push(failure);
      return false;
    }
  };
  const made = await pMap(inTurn(due), attempt, { concurrency: ATTEMPTS_AT_ONCE });
  return made.filter(Boolean).length;
}

/** One of each tenant in turn: a tenant with many deliveries does not keep the others waiting. */
function inTurn(due: readonly WebhookDelivery[]): readonly WebhookDelivery[] {
  const places = new Map<string, number>();
  const numbered = due.map((delivery) => {
    const place = places.get(delivery.tenantId) ?? 0;
    places.set(delivery.tenantId, place + 1);
    return { delivery, place };
  });
  return numbered.toSorted((one, other) => one.place - other.place).map(({ delivery }) => delivery);
}
