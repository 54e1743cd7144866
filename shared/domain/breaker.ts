import * as z from 'zod';
import { setting } from './settings/setting.ts';

export const BreakerSettings = z.object({
  failurePercent: setting(z.number().positive().max(100), {
    variable: 'BREAKER_FAILURE_PERCENT',
    fallback: 70,
    meaning: 'Percent of failed calls from which a model role or provider is not called for a while',
    seedName: 'failure ratio',
  }),
  /** Below so many samples it never opens. */
  minimumSamples: setting(z.int().min(1), {
    variable: 'BREAKER_MIN_SAMPLES',
    fallback: 5,
    meaning: 'Calls before that is judged',
    seedName: 'samples',
  }),
  windowSamples: setting(z.int().min(1), {
    variable: 'BREAKER_WINDOW_SAMPLES',
    fallback: 10,
    meaning: 'Newest calls that are judged',
    seedName: 'sliding window',
  }),
  /** How long it stays open, and how long a call that tries again is waited for. */
  openSeconds: setting(z.number().positive(), {
    variable: 'BREAKER_OPEN_SECONDS',
    fallback: 60,
    meaning: 'Seconds until one call tries again; a new iteration tries at once',
    seedName: 'auto-reset',
  }),
});
export type BreakerSettings = z.infer<typeof BreakerSettings>;

/**
 * What is remembered of the calls to one service. Closed: calls pass. Open until a moment: none passes. After that
 * moment half-open: one call at a time passes, and its outcome closes the breaker or opens it again.
 */
export const Breaker = z.object({
  /** Oldest first, true for a failure; those since the breaker was last closed. */
  failures: z.array(z.boolean()).readonly(),
  /** Milliseconds since 1970; absent while closed. */
  openUntil: z.number().optional(),
  /** When the call that tries a half-open breaker is given up; absent while none tries. */
  trialUntil: z.number().optional(),
});
export type Breaker = z.infer<typeof Breaker>;

export const CLOSED_BREAKER: Breaker = { failures: [] };

export interface Admission {
  readonly isAllowed: boolean;
  /** The same object when nothing has to be remembered. */
  readonly breaker: Breaker;
}

/** Whether a call may be made now. */
export function admitCall(breaker: Breaker, now: number, settings: BreakerSettings): Admission {
  if (breaker.openUntil === undefined) return { isAllowed: true, breaker };
  if (now < breaker.openUntil || now < (breaker.trialUntil ?? -Infinity)) {
    return { isAllowed: false, breaker };
  }
  return { isAllowed: true, breaker: { ...breaker, trialUntil: now + settings.openSeconds * 1000 } };
}

export interface Sample {
  readonly isFailure: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The breaker after one more call has come back. While it is open, late outcomes of earlier calls change nothing. */
export function recordSample(breaker: Breaker, sample: Sample, settings: BreakerSettings): Breaker {
  if (breaker.openUntil !== undefined) {
    if (sample.at < breaker.openUntil) return breaker;
    return sample.isFailure ? opened([], sample.at, settings) : CLOSED_BREAKER;
  }
  const failures = [...breaker.failures, sample.isFailure].slice(-settings.windowSamples);
  // A success never opens it: the service has just answered.
  return sample.isFailure && isFailing(failures, settings)
    ? opened(failures, sample.at, settings)
    : { failures };
}

function isFailing(failures: readonly boolean[], settings: BreakerSettings): boolean {
  if (failures.length < settings.minimumSamples) return false;
  return failures.filter(Boolean).length * 100 >= settings.failurePercent * failures.length;
}

function opened(failures: readonly boolean[], at: number, settings: BreakerSettings): Breaker {
  return { failures, openUntil: at + settings.openSeconds * 1000 };
}
