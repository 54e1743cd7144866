import { setTimeout } from 'node:timers/promises';

/** Time and chance, as far as calls of models need them. */
export interface Timing {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to less than 1. */
  random(): number;
  /** A signal that aborts after so long. */
  after(milliseconds: number): AbortSignal;
  /** Resolves after so long, or as soon as the signal aborts. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const systemTiming: Timing = {
  now: () => Date.now(),
  random: () => Math.random(),
  after: (milliseconds) => AbortSignal.timeout(milliseconds),
  pause: async (milliseconds, signal) => {
    // Rejects for no other reason than the signal, which the caller looks at anyway.
    await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
  },
};
