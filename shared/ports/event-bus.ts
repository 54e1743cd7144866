import type { OutgoingEvent } from '#shared/domain/outgoing-event.ts';

/** Where other services listen. */
export interface EventBus {
  /** Throws ServiceUnavailable or Throttled when the bus has not taken the event. */
  publish(event: OutgoingEvent): Promise<void>;
}
