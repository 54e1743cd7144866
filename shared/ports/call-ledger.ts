import type { JobReference } from '#shared/domain/job.ts';

/** What a call is recognised by; equal identities are the same call. */
export interface CallIdentity {
  /** `step`, `search`, `rerank`, `encode`, `read`, `model`, `statistics` or `cache`. */
  readonly kind: string;
  readonly step: string;
  readonly waveId: string;
  readonly index: string;
  /** Hash of everything that shapes the answer: input, prompt, model, settings. */
  readonly inputHash: string;
}

export type CallRecord =
  | { readonly state: 'intended' }
  | { readonly state: 'finished'; readonly result: unknown };

/**
 * Every paid or slow call of a job: intent before the call, result before the state advances.
 * A finished call is never made again. Results are JSON values of any size.
 */
export interface CallLedger {
  /** Undefined when the call is not known; records nothing. */
  find(job: JobReference, call: CallIdentity): Promise<CallRecord | undefined>;
  /** Records the intent of a call that is not known yet; false, and nothing is changed, for one that is. */
  intend(job: JobReference, call: CallIdentity): Promise<boolean>;
  finish(job: JobReference, call: CallIdentity, result: unknown): Promise<void>;
}
