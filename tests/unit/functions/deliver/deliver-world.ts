import { type DeliverPorts, type Delivered, deliverOutgoing } from '#functions/deliver/deliver.ts';
import { createGuardedPost } from '#shared/adapters/outgoing/guarded-post.ts';
import { createSealer } from '#shared/adapters/outgoing/sealer.ts';
import { resolveBySystem } from '#shared/adapters/reading/fetch/lookup.ts';
import type { Job } from '#shared/domain/job.ts';
import type { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import { type WebhookDelivery, type WebhookEndpoint, secretContext } from '#shared/domain/webhook.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Resolve } from '#shared/adapters/reading/fetch/lookup.ts';
import { type StandingClock, createStandingClock, jobOf, openPorts } from '../steps/ports.ts';

export const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;

export interface DeliverWorld {
  readonly ports: Ports;
  readonly clock: StandingClock;
  /** What was put on the bus. */
  readonly published: readonly OutgoingEvent[];
  endpoint(change?: Partial<WebhookEndpoint>): Promise<WebhookEndpoint>;
  /** A job that has just been cancelled. */
  end(jobId: string, change?: Partial<Job>): Promise<void>;
  deliver(ports?: Partial<DeliverPorts>): Promise<Delivered>;
  deliveries(webhookId?: string): Promise<readonly WebhookDelivery[]>;
}

export interface DeliverOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly resolve?: Resolve;
}

/** The real stores, outbox and door; the bus writes down what it is sent. */
export async function openDelivery(options: DeliverOptions = {}): Promise<DeliverWorld> {
  const clock = createStandingClock();
  const published: OutgoingEvent[] = [];
  const { environment = {}, resolve = resolveBySystem } = options;
  const plain = await openPorts({ clock, environment });
  const sealer = createSealer(async () => 'key');
  const ports: Ports = {
    ...plain,
    sealer,
    poster: createGuardedPost({ config: plain.config, clock, resolve }),
    events: { publish: async (event) => void published.push(event) },
  };
  return {
    ports,
    clock,
    published,
    endpoint: async (change = {}) => {
      const webhookId = change.webhookId ?? 'hook';
      const tenantId = change.tenantId ?? 'local';
      const at = new Date(clock.now()).toISOString();
      const sealed = await sealer.seal(SECRET, secretContext({ tenantId, webhookId }));
      const endpoint: WebhookEndpoint = {
        tenantId,
        webhookId,
        owner: 'me',
        url: 'https://hooks.example/x',
        types: [],
        format: 'standard',
        status: 'active',
        createdAt: at,
        updatedAt: at,
        secrets: [{ sealed }],
        ...change,
      };
      await ports.webhooks.create(endpoint, 100);
      return endpoint;
    },
    end: async (jobId, change = {}) => {
      const job = jobOf(jobId, change);
      await ports.jobs.create(job);
      const endedAt = new Date(clock.now()).toISOString();
      await ports.jobs.change(job, [job.status], { status: 'CANCELLED', endedAt });
    },
    deliver: async (other = {}) => deliverOutgoing({ ...ports, ...other }),
    deliveries: async (webhookId = 'hook') =>
      ports.webhooks.listDeliveries({ tenantId: 'local', webhookId }, 100),
  };
}
