import type { DeliveryList } from '#shared/api/webhooks.ts';
import { Conflict, NotFound } from '#shared/errors.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { changedMeanwhile, findWebhook, viewDelivery } from '../webhook-access.ts';

export async function listDeliveries(request: ApiRequest<'listDeliveries'>): Promise<ApiResponse> {
  const endpoint = await findWebhook(request);
  const found = await request.ports.webhooks.listDeliveries(endpoint, request.query.limit);
  const list: DeliveryList = { deliveries: found.map((delivery) => viewDelivery(delivery)) };
  return answerJson(list);
}

/** Begins again with the first attempt, whatever came of those before. */
export async function retryDelivery(request: ApiRequest<'retryDelivery'>): Promise<ApiResponse> {
  const { ports, params } = request;
  const endpoint = await findWebhook(request);
  const eventId = params['eventId'] ?? '';
  if (endpoint.status === 'disabled') {
    throw new Conflict(`Webhook ${endpoint.webhookId} is disabled.`, { remedy: 'Enable it first.' });
  }
  const delivery = /^evt_[0-9a-f]{32}$/.test(eventId)
    ? await ports.webhooks.getDelivery({ ...endpoint, eventId })
    : undefined;
  if (!delivery) {
    throw new NotFound('There is no delivery of that event to this webhook.', {
      remedy: 'List the deliveries of the webhook to find its id.',
    });
  }
  const now = new Date(ports.clock.now()).toISOString();
  const again = { status: 'pending', since: now, tries: 0, nextAttemptAt: now } as const;
  const changed = await ports.webhooks.change(delivery, again);
  if (!changed) throw changedMeanwhile();
  await ports.dispatcher.notify();
  return answerJson(viewDelivery(changed));
}
