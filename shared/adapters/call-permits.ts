import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallPermit } from '#shared/ports/call-permit.ts';

/**
 * The permit of the call under way. It goes with the call, and not through every port's arguments, since each attempt of a
 * retry deep within an adapter has to ask for it; a call that nobody has permitted needs none.
 */
const present = new AsyncLocalStorage<CallPermit | undefined>();

/** Does the work with this permit; undefined: with none, as work for several jobs at once has to. */
export async function withPermit<Value>(
  permit: CallPermit | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  return present.run(permit, work);
}

export function presentPermit(): CallPermit | undefined {
  return present.getStore();
}

/** To be called before every request that is paid for or goes outside, retries included. Throws JobCancelled. */
export async function checkPermit(): Promise<void> {
  await presentPermit()?.check();
}

/** The signal, aborted also when the job has ended. */
export function orStopped(signal: AbortSignal): AbortSignal {
  const permit = presentPermit();
  return permit === undefined ? signal : AbortSignal.any([signal, permit.signal]);
}

/** Throws the reason when the job has ended, in place of what its end has made of a request. */
export function throwIfStopped(): void {
  presentPermit()?.signal.throwIfAborted();
}
