/** What an error tells beyond its message: how a caller can mend it, and the cause. */
export interface ErrorDetails extends ErrorOptions {
  readonly remedy?: string;
}

/** The root of all errors that the product throws on purpose. `message` is safe to show to a caller. */
abstract class PlumblineError extends Error {
  abstract override readonly name: string;
  abstract readonly isRetryable: boolean;
  readonly remedy: string | undefined;

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, details);
    this.remedy = details.remedy;
  }
}

abstract class RetryableError extends PlumblineError {
  override readonly isRetryable = true;
}

abstract class TerminalError extends PlumblineError {
  override readonly isRetryable = false;
}

/** A store, provider or model that does not answer now. */
export class ServiceUnavailable extends RetryableError {
  override readonly name = 'ServiceUnavailable' as const;
}

/** A service that asks to be left alone for a while. */
export class Throttled extends RetryableError {
  override readonly name = 'Throttled' as const;
  readonly retryAfterMilliseconds: number | undefined;

  constructor(message: string, details: ErrorDetails & { readonly retryAfterMilliseconds?: number } = {}) {
    super(message, details);
    this.retryAfterMilliseconds = details.retryAfterMilliseconds;
  }
}

/** Input that cannot be used; `field` names the part of it that is wrong, where one can be named. */
export class InvalidInput extends TerminalError {
  override readonly name = 'InvalidInput' as const;
  readonly field: string | undefined;

  constructor(message: string, details: ErrorDetails & { readonly field?: string } = {}) {
    super(message, details);
    this.field = details.field;
  }
}

/** A request without a caller that is known. */
export class Unauthenticated extends TerminalError {
  override readonly name = 'Unauthenticated' as const;
}

/** No form that a request accepts can be given. */
export class NotAcceptable extends TerminalError {
  override readonly name = 'NotAcceptable' as const;
}

/** A body in a form that is not read. */
export class UnsupportedMediaType extends TerminalError {
  override readonly name = 'UnsupportedMediaType' as const;
}

export class NotFound extends TerminalError {
  override readonly name = 'NotFound' as const;
}

/** A request that does not fit the state things are in: an answer to a job that does not wait, say. */
export class Conflict extends TerminalError {
  override readonly name = 'Conflict' as const;
}

/** A reply or a stored item that is not what its schema says. */
export class MalformedReply extends TerminalError {
  override readonly name = 'MalformedReply' as const;
}

/** An answer of a model that was cut off at its maximum length. */
export class ReplyTruncated extends TerminalError {
  override readonly name = 'ReplyTruncated' as const;
}

/** A prompt that is longer than the model takes; a smaller one may do. */
export class ContextTooLong extends TerminalError {
  override readonly name = 'ContextTooLong' as const;
}

/** A model that would not answer: refusal, guardrail, content filter. */
export class ModelRefused extends TerminalError {
  override readonly name = 'ModelRefused' as const;
}

/** A provider that refuses for good: bad key, spent quota, unknown name. */
export class ProviderRefused extends TerminalError {
  override readonly name = 'ProviderRefused' as const;
}

/** A provider whose plan, credit or allowance is used up: no use to ask again soon. */
export class QuotaSpent extends TerminalError {
  override readonly name = 'QuotaSpent' as const;
}

/** A URL that is never fetched: not http(s), a port or address that is closed, robots.txt. */
export class AddressRefused extends TerminalError {
  override readonly name = 'AddressRefused' as const;
}

/** A source that cannot be read: gone, empty, binary, too large. */
export class UnreadableSource extends TerminalError {
  override readonly name = 'UnreadableSource' as const;
  /** MIME type of what was there and could not be read, where that is known. */
  readonly contentType: string | undefined;
  /** True where whoever keeps it says that there is no such thing. */
  readonly isGone: boolean;

  constructor(
    message: string,
    details: ErrorDetails & { readonly contentType?: string; readonly isGone?: boolean } = {},
  ) {
    super(message, details);
    this.contentType = details.contentType;
    this.isGone = details.isGone ?? false;
  }
}

export class JobCancelled extends TerminalError {
  override readonly name = 'JobCancelled' as const;
}

export class PlanRejected extends TerminalError {
  override readonly name = 'PlanRejected' as const;
}

/** Nobody replied in time to what a job asks; the state machine goes on by the stated default. */
export class NoReply extends TerminalError {
  override readonly name = 'NoReply' as const;
}

/** A setting that cannot be used; the message names the variable. */
export class InvalidConfiguration extends TerminalError {
  override readonly name = 'InvalidConfiguration' as const;
}

/** The machine does not give what is needed: disk full, folder broken, port taken, data owned by another process. */
export class EnvironmentFailure extends TerminalError {
  override readonly name = 'EnvironmentFailure' as const;
}

/** The disk does not take what is to be kept: nothing can be written down until someone has seen to it. */
export class DiskFailure extends TerminalError {
  override readonly name = 'DiskFailure' as const;
}

/** A stored file that is not as it was written: a disk has changed it. */
export class DamagedFile extends EnvironmentFailure {}

/** Larger than the state machine may carry. */
export class PayloadTooLarge extends TerminalError {
  override readonly name = 'PayloadTooLarge' as const;
}

/** The names that the state machine's Retry may repeat; thrown here, matched there. */
export const RETRYABLE_ERRORS = ['ServiceUnavailable', 'Throttled'] as const;

export function isPlumblineError(error: unknown): error is PlumblineError {
  return error instanceof PlumblineError;
}

export function isRetryable(error: unknown): boolean {
  return isPlumblineError(error) && error.isRetryable;
}

/** A message for a caller: our own errors speak for themselves, all others are not shown. */
export function safeMessage(error: unknown): string {
  return isPlumblineError(error) ? error.message : 'An unexpected error occurred.';
}

/** What the operating system calls a failure, as `ENOENT`; empty where it is none of its. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
