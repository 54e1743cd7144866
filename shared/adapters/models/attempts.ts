const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 8000;
const LONGEST_RETRY_AFTER_MILLISECONDS = 20_000;

export interface Waiting {
  /** Requests sent so far, from 1. */
  readonly attempts: number;
  /** What the service asked for. */
  readonly retryAfterMilliseconds: number | undefined;
  readonly random: number;
}

/**
 * Milliseconds before the next request: what the service asked for, else exponential with full jitter. Undefined when
 * the service asks for longer than a call can wait: to ask sooner would only be refused again.
 */
export function pauseBefore({ attempts, retryAfterMilliseconds, random }: Waiting): number | undefined {
  const grown = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** (attempts - 1));
  const jittered = Math.round(grown * random);
  if (retryAfterMilliseconds === undefined) return jittered;
  if (retryAfterMilliseconds > LONGEST_RETRY_AFTER_MILLISECONDS) return undefined;
  return retryAfterMilliseconds + Math.round(FIRST_PAUSE_MILLISECONDS * random);
}

/** Milliseconds that a Retry-After header asks for, in seconds or as a date. */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,6}(?:\.\d+)?$/u.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
