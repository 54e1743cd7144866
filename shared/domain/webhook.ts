import * as z from 'zod';
import { OutgoingEvent, OutgoingEventType } from './outgoing-event.ts';

/** How the body of a delivery looks: the event as it is, or a message that Slack's incoming webhooks take. */
export const WebhookFormat = z.enum(['standard', 'slack']);
export type WebhookFormat = z.infer<typeof WebhookFormat>;

/** A secret as it is kept; while it is replaced, the one before it signs as well, until its time is over. */
const KeptSecret = z.object({
  sealed: z.string(),
  /** ISO 8601; absent: the one in force. */
  until: z.string().optional(),
});

/** Where one owner wants to be notified of what happens to what is theirs. */
export const WebhookEndpoint = z.object({
  tenantId: z.string(),
  owner: z.string(),
  webhookId: z.string(),
  url: z.string(),
  /** Empty: all. */
  types: z.array(OutgoingEventType).readonly(),
  format: WebhookFormat,
  /** Disabled by its owner, or because its receiver said that it is gone. */
  status: z.enum(['active', 'disabled']),
  disabledReason: z.string().optional(),
  /** ISO 8601, both. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Newest first. */
  secrets: z.array(KeptSecret).min(1).readonly(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** One try to deliver, and what came of it. */
export const DeliveryAttempt = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** Status of the answer; absent where none came. */
  httpStatus: z.int().optional(),
  /** Why it failed. */
  failure: z.string().optional(),
  milliseconds: z.int().nonnegative(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

/** One event on its way to one endpoint. */
export const WebhookDelivery = z.object({
  tenantId: z.string(),
  webhookId: z.string(),
  /** That of the event. */
  eventId: z.string(),
  event: OutgoingEvent,
  status: z.enum(['pending', 'delivered', 'failed']),
  /** When the first attempt was due, or the first after it was asked for by hand; ISO 8601. */
  since: z.string(),
  /** Attempts made since then. */
  tries: z.int().nonnegative(),
  /** ISO 8601; absent once it is delivered or given up. */
  nextAttemptAt: z.string().optional(),
  /** The latest, oldest first. */
  attempts: z.array(DeliveryAttempt).readonly(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** What the secrets of an endpoint belong to: sealed for one, they open for no other. */
export function secretContext({
  tenantId,
  webhookId,
}: Pick<WebhookEndpoint, 'tenantId' | 'webhookId'>): string {
  return JSON.stringify([tenantId, webhookId]);
}

/** Whether an endpoint is to be notified of an event: an active one of the same owner, for its type. */
export function wants(endpoint: WebhookEndpoint, event: OutgoingEvent): boolean {
  const { owner, status, types } = endpoint;
  return status === 'active' && owner === event.owner && (types.length === 0 || types.includes(event.type));
}
