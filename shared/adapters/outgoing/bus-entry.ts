import { EVENT_SOURCE, type OutgoingEvent } from '#shared/domain/outgoing-event.ts';

export interface BusEntry {
  readonly source: string;
  readonly detailType: string;
  readonly detail: Omit<OutgoingEvent, 'type'>;
}

/** An event as subscribers see it: its type is the `detail-type`, all else the `detail`. */
export function toBusEntry({ type, ...detail }: OutgoingEvent): BusEntry {
  return { source: EVENT_SOURCE, detailType: type, detail };
}
