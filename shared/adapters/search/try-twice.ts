import { Throttled, isRetryable } from '#shared/errors.ts';

const PAUSE_MILLISECONDS = 300;
const LONGEST_PAUSE_MILLISECONDS = 3000;

/**
 * A second attempt after a failure that may pass. A wait that a service asks for is kept when it is short, else there is no
 * second attempt.
 */
export async function tryTwice<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const pause = pauseAfter(error);
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return attempt();
  }
}

/** Undefined when another attempt is not worth its wait. */
function pauseAfter(error: unknown): number | undefined {
  if (!isRetryable(error)) return undefined;
  const asked = error instanceof Throttled ? (error.retryAfterMilliseconds ?? Infinity) : PAUSE_MILLISECONDS;
  return asked <= LONGEST_PAUSE_MILLISECONDS ? asked : undefined;
}
