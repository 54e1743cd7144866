import {
  ContextTooLong,
  ModelRefused,
  ProviderRefused,
  ServiceUnavailable,
  Throttled,
} from '#shared/errors.ts';

/** The failures of model services in words that are safe to show: no address, key, model or text of the service. */

export function modelThrottled(cause?: unknown): Throttled {
  return new Throttled('The model service asks for fewer requests.', { cause });
}

/** A service that wants to be left alone for longer than a call can wait, whatever it calls that. */
export function leftAlone(retryAfterMilliseconds: number, cause: unknown): Throttled {
  const seconds = Math.ceil(retryAfterMilliseconds / 1000);
  const message = `The model service asks to be left alone for ${seconds} seconds.`;
  return new Throttled(message, { cause, retryAfterMilliseconds });
}

export function modelUnavailable(cause?: unknown): ServiceUnavailable {
  return new ServiceUnavailable('The model service does not answer.', { cause });
}

export function late(seconds: number): ServiceUnavailable {
  return new ServiceUnavailable(`The model did not answer within ${seconds} seconds.`);
}

export function tooLong(cause?: unknown): ContextTooLong {
  return new ContextTooLong('The prompt is longer than the model takes.', { cause });
}

export function refusedToAnswer(cause?: unknown): ModelRefused {
  return new ModelRefused('The model would not answer, or a filter stopped it.', { cause });
}

export function noAccess(cause?: unknown): ProviderRefused {
  return new ProviderRefused('The model service refuses access.', {
    cause,
    remedy: 'Check the credentials or the key, and that this account may use the model.',
  });
}

export function unknownModel(cause?: unknown): ProviderRefused {
  return new ProviderRefused('The model service does not know the model.', {
    cause,
    remedy: 'Check PLANNER_MODEL, READER_MODEL, WRITER_MODEL, JUDGE_MODEL and DEFAULT_MODEL.',
  });
}

export function unfitRequest(cause?: unknown): ProviderRefused {
  return new ProviderRefused('The model service does not take the request.', {
    cause,
    remedy: 'Check that the configured model is one for text, and the settings of the model.',
  });
}

/** What a bare HTTP status means; undefined for one that asks for another form of request. */
export function failureOfStatus(status: number, cause?: unknown): Error | undefined {
  if (status === 429) return modelThrottled(cause);
  if (status === 408 || status >= 500) return modelUnavailable(cause);
  if (status === 413) return tooLong(cause);
  if (status === 400 || status === 422) return undefined;
  return status === 404 ? unknownModel(cause) : noAccess(cause);
}
