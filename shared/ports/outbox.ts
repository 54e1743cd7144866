import type { BatchReference } from '#shared/domain/batch.ts';
import type { OutgoingEvent } from '#shared/domain/outgoing-event.ts';

/** An event that has not been delivered yet, and the key by which it is distinguished from the others that are kept. */
export interface Undelivered {
  readonly event: OutgoingEvent;
  readonly key: string;
}

/**
 * What is to be sent to others and has not been yet. That of a job is kept by the very write that changes the job; whoever
 * has something else to tell puts it here before it writes that it has happened. So nothing is lost, whatever crashes when;
 * an event may be delivered twice, with the same id.
 */
export interface Outbox {
  /** Keeps an event until it is delivered. Putting it again while it is kept changes nothing. */
  put(event: OutgoingEvent): Promise<void>;
  /**
   * Keeps the name of a batch that is about to end: once it has, its event is listed, and says what the batch says. So there is
   * one end of it to tell, whoever else was about to end it.
   */
  putEndOf(batch: BatchReference): Promise<void>;
  /** Everything that is kept, read as it is asked for. */
  list(): AsyncIterable<Undelivered>;
  /** Takes off what was delivered; doing so again is no error. */
  settle(undelivered: Undelivered): Promise<void>;
}
