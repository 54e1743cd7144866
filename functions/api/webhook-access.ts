import type { DeliveryView, WebhookView } from '#shared/api/webhooks.ts';
import type { WebhookDelivery, WebhookEndpoint } from '#shared/domain/webhook.ts';
import { Conflict, InvalidInput, NotFound, isPlumblineError } from '#shared/errors.ts';
import type { Poster } from '#shared/ports/poster.ts';
import type { Sealer } from '#shared/ports/sealer.ts';
import type { ApiRequest } from './api-request.ts';

/** The endpoint of the request. One that is not the caller's is as missing as one that never was. */
export async function findWebhook(request: ApiRequest): Promise<WebhookEndpoint> {
  const { ports, caller, params } = request;
  const webhookId = params['webhookId'] ?? '';
  const isId = /^[A-Za-z0-9-]{1,80}$/.test(webhookId);
  const found = isId ? await ports.webhooks.get({ tenantId: caller.tenantId, webhookId }) : undefined;
  if (found?.owner === caller.owner) return found;
  throw new NotFound(`There is no webhook ${webhookId.slice(0, 80)}.`, {
    remedy: 'List your webhooks to find its id.',
  });
}

export function viewWebhook(endpoint: WebhookEndpoint): WebhookView {
  const { tenantId: _tenantId, owner: _owner, secrets: _secrets, ...view } = endpoint;
  return view;
}

export function viewDelivery(delivery: WebhookDelivery): DeliveryView {
  const { tenantId: _tenantId, event, ...view } = delivery;
  return { ...view, type: event.type };
}

/** Throws InvalidInput for an address that webhooks are not sent to. */
export async function checkAddress(url: string, poster: Poster): Promise<void> {
  try {
    await poster.check(url);
  } catch (error) {
    if (!isPlumblineError(error)) throw error;
    throw new InvalidInput(error.message, {
      field: 'url',
      cause: error,
      ...(error.remedy === undefined ? {} : { remedy: error.remedy }),
    });
  }
}

export interface WebhookPorts {
  readonly poster: Poster;
  readonly sealer: Sealer;
}

/** Throws Conflict where webhooks are not sent at all. */
export function webhookPorts({ ports: { poster, sealer } }: ApiRequest): WebhookPorts {
  if (poster && sealer) return { poster, sealer };
  throw new Conflict('This service sends no webhooks.', { remedy: 'Follow the events of your jobs.' });
}

export function changedMeanwhile(): Conflict {
  return new Conflict('The webhook was changed by another call meanwhile.', { remedy: 'Try again.' });
}
