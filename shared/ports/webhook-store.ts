import type { WebhookDelivery, WebhookEndpoint } from '#shared/domain/webhook.ts';

/** The names of an endpoint and of a delivery to it. */
export type EndpointReference = Pick<WebhookEndpoint, 'tenantId' | 'webhookId'>;
export type DeliveryReference = Pick<WebhookDelivery, 'tenantId' | 'webhookId' | 'eventId'>;

/** What changes of a delivery; `null` removes. */
export interface DeliveryChange {
  readonly status?: WebhookDelivery['status'];
  readonly since?: string;
  readonly tries?: number;
  readonly nextAttemptAt?: string | null;
  readonly attempts?: WebhookDelivery['attempts'];
}

/** Endpoints of tenants, and what is on its way to them. */
export interface WebhookStore {
  /** False when the tenant has as many as it may have already (`limit`), and nothing is kept then. */
  create(endpoint: WebhookEndpoint, limit: number): Promise<boolean>;
  get(reference: EndpointReference): Promise<WebhookEndpoint | undefined>;
  list(tenantId: string): Promise<readonly WebhookEndpoint[]>;
  /** Puts the endpoint in the place of the one that was read; false when it was changed or deleted meanwhile. */
  replace(before: WebhookEndpoint, after: WebhookEndpoint): Promise<boolean>;
  /** With what is on its way to it. Deleting what is not there is no error. */
  delete(reference: EndpointReference): Promise<void>;
  /** False when there is a delivery of that event to that endpoint already. */
  enqueue(delivery: WebhookDelivery): Promise<boolean>;
  getDelivery(reference: DeliveryReference): Promise<WebhookDelivery | undefined>;
  /** Those of one endpoint, newest event first, at most so many. */
  listDeliveries(endpoint: EndpointReference, limit: number): Promise<readonly WebhookDelivery[]>;
  /** Those of all tenants whose next attempt is due at this time (milliseconds since 1970) or before, in that order. */
  listDue(now: number, limit: number): Promise<readonly WebhookDelivery[]>;
  /** When the next attempt of all is due. */
  nextDue(): Promise<number | undefined>;
  /** Changes a delivery whose next attempt is (still) at the time that was read; undefined when it is not. */
  change(before: WebhookDelivery, change: DeliveryChange): Promise<WebhookDelivery | undefined>;
}
