import {
  EnvironmentFailure,
  InvalidInput,
  ServiceUnavailable,
  Throttled,
  isPlumblineError,
} from '#shared/errors.ts';

const THROTTLING: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
  'SlowDown',
]);

const REFUSED: ReadonlySet<string> = new Set([
  'AccessDenied',
  'AccessDeniedException',
  'CredentialsProviderError',
  'ExpiredToken',
  'ExpiredTokenException',
  'Forbidden',
  'InvalidAccessKeyId',
  'InvalidSignatureException',
  'MissingAuthenticationTokenException',
  'SignatureDoesNotMatch',
  'UnrecognizedClientException',
]);

const MISSING: ReadonlySet<string> = new Set(['ResourceNotFoundException', 'NoSuchBucket']);
const INVALID: ReadonlySet<string> = new Set([
  'ValidationException',
  'ItemCollectionSizeLimitExceededException',
]);

export function isConditionFailure(error: unknown): boolean {
  return errorName(error) === 'ConditionalCheckFailedException';
}

/** What an SDK error means to a caller, known by its name; our own errors pass unchanged. */
export function storeError(error: unknown, store: string): Error {
  if (isPlumblineError(error)) return error;
  const name = errorName(error);
  if (THROTTLING.has(name)) return new Throttled(`${store} is throttled.`, { cause: error });
  if (INVALID.has(name)) return new InvalidInput(`${store} does not take this item.`, { cause: error });
  if (REFUSED.has(name)) {
    return new EnvironmentFailure(`${store} refuses the credentials of this process.`, {
      cause: error,
      remedy: 'Check the credentials and the permissions of the role.',
    });
  }
  if (MISSING.has(name)) {
    return new EnvironmentFailure(`${store} does not exist.`, {
      cause: error,
      remedy: 'Deploy the stack, or correct the configured name and region.',
    });
  }
  return new ServiceUnavailable(`${store} does not answer.`, { cause: error });
}

export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
