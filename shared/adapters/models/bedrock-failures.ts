import * as z from 'zod';
import { MalformedReply } from '#shared/errors.ts';
import { readRetryAfter } from './attempts.ts';
import {
  failureOfStatus,
  noAccess,
  modelThrottled,
  tooLong,
  modelUnavailable,
  unknownModel,
} from './service-failures.ts';
import { failureMeaning } from './service-words.ts';
import { type Exchange, NO_TOKENS } from './service.ts';

/** Errors of the SDK by their names, which are their classes on the wire. */
const MEANINGS: Readonly<Record<string, (cause: unknown) => Error>> = {
  ThrottlingException: modelThrottled,
  TooManyRequestsException: modelThrottled,
  ServiceUnavailableException: modelUnavailable,
  InternalServerException: modelUnavailable,
  ModelNotReadyException: modelUnavailable,
  ModelTimeoutException: modelUnavailable,
  ModelErrorException: modelUnavailable,
  ModelStreamErrorException: modelUnavailable,
  AccessDeniedException: noAccess,
  UnrecognizedClientException: noAccess,
  InvalidSignatureException: noAccess,
  ExpiredTokenException: noAccess,
  ServiceQuotaExceededException: noAccess,
  CredentialsProviderError: noAccess,
  TokenProviderError: noAccess,
  ResourceNotFoundException: unknownModel,
};

const SdkError = z.object({
  name: z.string().catch(''),
  message: z.string().catch(''),
  $metadata: z.object({ httpStatusCode: z.number().optional() }).optional().catch(undefined),
  $response: z
    .object({ headers: z.record(z.string(), z.string()) })
    .optional()
    .catch(undefined),
});

/** What a failed request means. An answer with status 200 that the SDK cannot read is a malformed one. */
export function bedrockFailure(error: unknown, now: number): Exchange {
  if (error instanceof MalformedReply || error instanceof SyntaxError) {
    return { kind: 'reply', text: '', ending: 'malformed', tokens: NO_TOKENS };
  }
  const { name, message, $metadata, $response } = SdkError.parse(error);
  const status = $metadata?.httpStatusCode;
  if (name === 'ValidationException') return validationFailure(message, error);
  const failure = MEANINGS[name] ?? (status === undefined ? modelUnavailable : undefined);
  const known = failure?.(error) ?? failureOfStatus(status ?? 500, error);
  if (known === undefined) return { kind: 'rejected' };
  return {
    kind: 'failed',
    error: known,
    retryAfterMilliseconds: readRetryAfter($response?.headers['retry-after'], now),
  };
}

function validationFailure(message: string, cause: unknown): Exchange {
  const meaning = failureMeaning(message);
  if (meaning === 'context-too-long') return { kind: 'failed', error: tooLong(cause) };
  if (meaning === 'unknown-model') return { kind: 'failed', error: unknownModel(cause) };
  return { kind: 'rejected' };
}
