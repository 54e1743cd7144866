import { ServiceUnavailable } from '#shared/errors.ts';

/** Lets others run between two parts of a long work. */
export type Pause = () => Promise<void>;

const SLICE_MILLISECONDS = 25;

/** Lets others run when the last time is a while ago. */
export function pauses(signal: AbortSignal | undefined): Pause {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < SLICE_MILLISECONDS) return;
    await new Promise((resolve) => setImmediate(resolve));
    throwIfEnded(signal);
    last = performance.now();
  };
}

export function throwIfEnded(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new ServiceUnavailable('The corpus is being closed.');
}
