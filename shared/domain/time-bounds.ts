import type { Job } from './job.ts';

/** Left for the writing of the report, and for what is begun when research stops. */
const WRITING_SECONDS = 300;
/** How much longer than a job's life an execution may last: whoever ends expired jobs comes first. */
const AFTER_EXPIRY_SECONDS = 3600;
/** A running job renews the lease of its slot at each step, and no step runs as long as this. */
const LEASE_SECONDS = 900;

/** Bounds of a job in seconds: its execution may outlast its life, and its life is longer than its run time. */
export interface TimeBounds {
  readonly executionSeconds: number;
  readonly expirySeconds: number;
}

export function timeBounds(job: { readonly timeToLiveSeconds: number }): TimeBounds {
  const expirySeconds = job.timeToLiveSeconds;
  return { expirySeconds, executionSeconds: expirySeconds + AFTER_EXPIRY_SECONDS };
}

/**
 * Until when a person is waited for, in milliseconds since 1970: as long as is set, but so that the job can still be done
 * in what is left of its life, by the stated default; at least half of what is left.
 */
export function waitUntil(
  job: Pick<Job, 'expiresAt' | 'settings'>,
  now: number,
  inputWaitSeconds: number,
): number {
  const expiry = Date.parse(job.expiresAt);
  const timeToRun = job.settings.deadlineMilliseconds + WRITING_SECONDS * 1000;
  const reserve = Math.min(timeToRun, Math.max(0, expiry - now) / 2);
  return Math.floor(Math.min(now + inputWaitSeconds * 1000, expiry - reserve));
}

/** When a lease ends that is given now. */
export function leaseUntil(now: number): number {
  return now + LEASE_SECONDS * 1000;
}

/** True when it is time to renew a lease. */
export function isLeaseLow(until: number, now: number): boolean {
  return until - now < (LEASE_SECONDS * 1000) / 2;
}
