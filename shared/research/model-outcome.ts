import * as z from 'zod';
import { isPlumblineError } from '#shared/errors.ts';
import type { ModelUsage } from '../ports/model.ts';

const count = z.number().nonnegative();

const Usage: z.ZodType<ModelUsage> = z.object({
  modelId: z.string(),
  inputTokens: count,
  outputTokens: count,
  cacheReadTokens: count,
  cacheWriteTokens: count,
  usd: count.optional(),
  attempts: count,
});

/** Why a model was not asked. */
export const Refusal = z.enum(['breaker-open', 'budget', 'deadline']);
export type Refusal = z.infer<typeof Refusal>;

const Answered = z.object({
  value: z.unknown(),
  usage: Usage,
  milliseconds: count,
  /** It was asked a second time while the first was under way. */
  isHedged: z.literal(true).optional(),
});
export type Answered = z.infer<typeof Answered>;

/** `failure` is the name of the error, `TimedOut` or `Unexpected`. */
const Failed = z.object({
  failure: z.string(),
  milliseconds: count,
  /** As far as the service has reported it. */
  usage: Usage.optional(),
});

/** How a model call ended, as the ledger keeps it: it is not made again, whichever it was. */
export const ModelOutcome = z.union([Answered, Failed, z.object({ refusal: Refusal })]);
export type ModelOutcome = z.infer<typeof ModelOutcome>;
/** Of a call that was sent. */
export type MadeOutcome = Answered | z.infer<typeof Failed>;

/** Said in place of what the service said: no text, address or key of it can get into the trace this way. */
const REASONS: Readonly<Record<string, string>> = {
  Throttled: 'The model asks for fewer requests.',
  ServiceUnavailable: 'The model does not answer.',
  TimedOut: 'The model did not answer in time.',
  MalformedReply: 'The model gave no answer of the wanted form.',
  ReplyTruncated: 'The answer of the model was cut off.',
  ContextTooLong: 'There is more text than the model takes.',
  ModelRefused: 'The model would not answer.',
  ProviderRefused: 'The service of the model refuses the request; check its key, access and model id.',
  'breaker-open': 'The model has failed too often, so it is left alone for a while.',
  budget: 'The budget of this job is spent.',
  deadline: 'The time of this job is up.',
};

export function failureName(error: unknown): string {
  return isPlumblineError(error) && error.name in REASONS ? error.name : 'Unexpected';
}

export function reasonText(reason: string): string {
  return REASONS[reason] ?? 'Asking the model failed.';
}

/** Failures after which the service may have billed an answer, whether or not it reported its length. */
const BILLED: ReadonlySet<string> = new Set(['MalformedReply', 'ReplyTruncated', 'ModelRefused', 'TimedOut']);

export function mayBeBilled(failure: string): boolean {
  return BILLED.has(failure);
}

/** A prompt that is too long says nothing about the health of the model. */
export function isSampleOfHealth(outcome: MadeOutcome): boolean {
  return !('failure' in outcome) || outcome.failure !== 'ContextTooLong';
}
