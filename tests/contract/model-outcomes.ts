import type { Fault } from '../support/model-faults.ts';

/** What becomes of a call: `ok` or the name of an error, and the number of requests. */
export type End = readonly [end: string, requests: number];

export interface Outcome {
  /** When the fault comes once and all is well afterwards. */
  readonly once: End;
  readonly always: End;
}

const passing = (always: string): Outcome => ({ once: ['ok', 2], always: [always, 4] });
const mendable: Outcome = { once: ['ok', 2], always: ['MalformedReply', 2] };
const final = (name: string): Outcome => ({ once: [name, 1], always: [name, 1] });

/** What becomes of a call with each fault, where a protocol does not tell it differently. */
export const OUTCOMES: Readonly<Record<Fault, Outcome>> = {
  throttling: passing('Throttled'),
  'retry-after': passing('Throttled'),
  'internal-error': passing('ServiceUnavailable'),
  unavailable: passing('ServiceUnavailable'),
  'model-timeout': passing('ServiceUnavailable'),
  'model-not-ready': passing('ServiceUnavailable'),
  'model-error': passing('ServiceUnavailable'),
  'connection-reset': passing('ServiceUnavailable'),
  'form-rejected': passing('ProviderRefused'),
  'context-too-long': final('ContextTooLong'),
  'access-denied': final('ProviderRefused'),
  'unknown-model': final('ProviderRefused'),
  // The time of the call is spent, so there is no second request.
  hang: final('ServiceUnavailable'),
  'not-json': mendable,
  huge: mendable,
  empty: mendable,
  'cut-off-json': mendable,
  'wrong-types': mendable,
  'malformed-output': mendable,
  'prose-around-json': { once: ['ok', 1], always: ['ok', 1] },
  refusal: final('ModelRefused'),
  'content-filter': final('ModelRefused'),
  'guardrail-stop': final('ModelRefused'),
  'max-tokens': { once: ['ok', 2], always: ['ReplyTruncated', 2] },
  'context-window-exceeded': final('ContextTooLong'),
};
