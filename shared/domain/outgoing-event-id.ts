import { hashOf } from '../text/hash.ts';
import type { OutgoingEvent, OutgoingEventType } from './outgoing-event.ts';

/** What an event is about: one happening of one thing has one id, whoever says of it and however often. */
export interface Happening {
  readonly type: OutgoingEventType;
  readonly tenantId: string;
  /** The id of the job, batch, standing question or schedule. */
  readonly subject: string;
  /** Distinguishes happenings of one type that the same subject has several of: the run, its time, the round of questions. */
  readonly occasion?: string;
}

export function outgoingEventId({ type, tenantId, subject, occasion }: Happening): OutgoingEvent['id'] {
  return `evt_${hashOf([type, tenantId, subject, occasion ?? '']).slice(0, 32)}`;
}
