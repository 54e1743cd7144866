import { hashOf } from '../text/hash.ts';
import type { WebhookDelivery } from './webhook.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** When attempts are made, in seconds after the first was due. */
export const ATTEMPT_SECONDS: readonly number[] = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** At most so much of the time since the attempt before is added, so that not all come at once. */
const JITTER = 0.1;
/** Whoever asks to be left alone for longer is asked again then. */
const LONGEST_WAIT = 24 * HOUR * 1000;

export interface Tried {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What the receiver asked for. */
  readonly retryAfterMilliseconds?: number | undefined;
}

/**
 * When the next attempt is due, in milliseconds since 1970; undefined: the last one was made. `tries` counts the one just
 * made. The same delivery always gives the same times.
 */
export function nextAttemptAt(
  delivery: Pick<WebhookDelivery, 'webhookId' | 'eventId' | 'since' | 'tries'>,
  { now, retryAfterMilliseconds = 0 }: Tried,
): number | undefined {
  const { webhookId, eventId, since, tries } = delivery;
  const planned = ATTEMPT_SECONDS[tries];
  if (planned === undefined) return undefined;
  const gap = planned - (ATTEMPT_SECONDS[tries - 1] ?? 0);
  const jitter = gap * JITTER * shareOf([webhookId, eventId, tries]);
  const due = Date.parse(since) + (planned + jitter) * 1000;
  return Math.max(now, Math.ceil(due), now + Math.min(retryAfterMilliseconds, LONGEST_WAIT));
}

/** From 0 to 1, as if by chance. */
function shareOf(seed: unknown): number {
  return Number.parseInt(hashOf(seed).slice(0, 8), 16) / 0xff_ff_ff_ff;
}
