import * as webhooks from '../webhooks.ts';
import { LOCATED, PLAIN, type RouteDefinition } from './route.ts';

const WEBHOOKS_PATH = '/v1/research/webhooks';
const WEBHOOK_PATH = `${WEBHOOKS_PATH}/{webhookId}`;

/** Who is notified of what happens. */
export const WEBHOOK_ROUTES = {
  createWebhook: {
    ...PLAIN,
    method: 'POST',
    path: WEBHOOKS_PATH,
    summary: 'Register a [webhook](webhooks.md) endpoint. Its `secret` is shown this once',
    body: webhooks.CreateWebhookRequest,
    status: 201,
    answerHeaders: LOCATED,
    answer: webhooks.WebhookWithSecret,
    errors: ['Conflict'],
  },
  listWebhooks: {
    ...PLAIN,
    method: 'GET',
    path: WEBHOOKS_PATH,
    summary: 'Your webhook endpoints',
    answer: webhooks.WebhookList,
  },
  getWebhook: {
    ...PLAIN,
    method: 'GET',
    path: WEBHOOK_PATH,
    summary: 'One webhook endpoint',
    answer: webhooks.WebhookView,
    errors: ['NotFound'],
  },
  updateWebhook: {
    ...PLAIN,
    method: 'POST',
    path: WEBHOOK_PATH,
    summary: 'Change its address, types or format, or disable and enable it',
    body: webhooks.UpdateWebhookRequest,
    answer: webhooks.WebhookView,
    errors: ['NotFound', 'Conflict'],
  },
  deleteWebhook: {
    ...PLAIN,
    method: 'DELETE',
    path: WEBHOOK_PATH,
    summary: 'Delete the endpoint with its log and what is on its way to it',
    answer: webhooks.WebhookView,
    errors: ['NotFound'],
  },
  rotateWebhookSecret: {
    ...PLAIN,
    method: 'POST',
    path: `${WEBHOOK_PATH}/secret`,
    summary:
      'Give it a new secret, shown this once. The one before signs as well for `overlapSeconds` (a day unless said)',
    body: webhooks.RotateSecretRequest,
    answer: webhooks.WebhookWithSecret,
    errors: ['NotFound', 'Conflict'],
  },
  listDeliveries: {
    ...PLAIN,
    method: 'GET',
    path: `${WEBHOOK_PATH}/deliveries`,
    summary: 'Its latest deliveries with their attempts, newest event first',
    query: webhooks.DeliveriesQuery,
    answer: webhooks.DeliveryList,
    errors: ['NotFound'],
  },
  retryDelivery: {
    ...PLAIN,
    method: 'POST',
    path: `${WEBHOOK_PATH}/deliveries/{eventId}/retry`,
    summary: 'Deliver an event once more, from the first attempt on',
    answer: webhooks.DeliveryView,
    errors: ['NotFound', 'Conflict'],
  },
} as const satisfies Readonly<Record<string, RouteDefinition>>;
