import * as z from 'zod';
import { OutgoingEventType } from '../domain/outgoing-event.ts';
import { WebhookDelivery, WebhookEndpoint, WebhookFormat } from '../domain/webhook.ts';
import { wholeNumberText } from './requests.ts';

const DAY_SECONDS = 86_400;

const types = z.array(OutgoingEventType).max(20).readonly();
const url = z.string().min(1).max(4096);

export const CreateWebhookRequest = z.strictObject({
  /** By https, at a public address. */
  url,
  /** Which events are sent; left out: all. */
  types: types.optional(),
  /** `slack`: a message for an incoming webhook of Slack in place of the event. */
  format: WebhookFormat.optional(),
});

export const UpdateWebhookRequest = z.strictObject({
  url: url.optional(),
  types: types.optional(),
  format: WebhookFormat.optional(),
  status: WebhookEndpoint.shape.status.optional(),
});

export const RotateSecretRequest = z.strictObject({
  /** For how long the old secret signs beside the new one. */
  overlapSeconds: z
    .int()
    .min(0)
    .max(30 * DAY_SECONDS)
    .optional(),
});

export const DeliveriesQuery = z.strictObject({
  limit: wholeNumberText.pipe(z.int().min(1).max(100)).default(20),
});

/** An endpoint as its owner sees it: its secret is shown when it is made, and then no more. */
export const WebhookView = WebhookEndpoint.omit({ tenantId: true, owner: true, secrets: true });
export type WebhookView = z.infer<typeof WebhookView>;

export const WebhookWithSecret = WebhookView.extend({ secret: z.string().regex(/^whsec_/) });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const WebhookList = z.object({ webhooks: z.array(WebhookView).readonly() });
export type WebhookList = z.infer<typeof WebhookList>;

export const DeliveryView = WebhookDelivery.omit({ tenantId: true, event: true }).extend({
  type: OutgoingEventType,
});
export type DeliveryView = z.infer<typeof DeliveryView>;

export const DeliveryList = z.object({ deliveries: z.array(DeliveryView).readonly() });
export type DeliveryList = z.infer<typeof DeliveryList>;
