import { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import type { WebhookFormat } from '#shared/domain/webhook.ts';
import { slackText } from './slack-text.ts';

/** The body of a delivery. */
export function requestBody(event: OutgoingEvent, format: WebhookFormat): string {
  return JSON.stringify(format === 'slack' ? { text: slackText(event) } : event);
}

/** The same event with links that begin with the address of the service; where that is not known they stay paths. */
export function withAddress(event: OutgoingEvent, address: string | undefined): OutgoingEvent {
  if (address === undefined) return event;
  const base = address.replace(/\/+$/, '');
  const links = Object.entries(event.data.links).map(([name, path]) => [
    name,
    path?.startsWith('/') ? `${base}${path}` : path,
  ]);
  return OutgoingEvent.parse({ ...event, data: { ...event.data, links: Object.fromEntries(links) } });
}
