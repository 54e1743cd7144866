import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { EnvironmentFailure, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import type { PageReader } from '#shared/ports/page-reader.ts';
import { checkPermit, orStopped, throwIfStopped } from '../call-permits.ts';
import { unpackReply } from './page-reply.ts';
import { errorName } from '../storage/store-errors.ts';

export interface PageFunction {
  readonly functionName: string;
  readonly region: string;
  /** As long as the function itself may take. */
  readonly timeoutSeconds: number;
  /** Another endpoint than that of AWS. */
  readonly endpoint?: string | undefined;
}

const MAXIMUM_ATTEMPTS = 2;
/** For the start of a function that has not run for a while. */
const START_SECONDS = 5;

const THROTTLED: ReadonlySet<string> = new Set(['TooManyRequestsException', 'ThrottlingException']);
const UNUSABLE: ReadonlySet<string> = new Set([
  'AccessDeniedException',
  'CredentialsProviderError',
  'ResourceNotFoundException',
  'UnrecognizedClientException',
]);

/**
 * Pages as a function of their own reads them, which has no data and no secrets to lose. Throws what reading a page
 * throws; EnvironmentFailure where the function is not there or may not be asked.
 */
export function createLambdaPageReader(address: PageFunction): PageReader {
  const { functionName, region, endpoint, timeoutSeconds } = address;
  const client = new LambdaClient({
    region,
    maxAttempts: MAXIMUM_ATTEMPTS,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  return {
    read: async (url) => {
      const command = new InvokeCommand({
        FunctionName: functionName,
        InvocationType: 'RequestResponse',
        Payload: Buffer.from(JSON.stringify({ url })),
      });
      await checkPermit();
      const abortSignal = orStopped(AbortSignal.timeout((timeoutSeconds + START_SECONDS) * 1000));
      const reply = await client.send(command, { abortSignal }).catch((error: unknown) => {
        throwIfStopped();
        throw invocationError(error);
      });
      if (reply.FunctionError !== undefined) {
        throw new ServiceUnavailable('The function that reads pages failed on this one.');
      }
      return unpackReply(Buffer.from(reply.Payload ?? []).toString());
    },
  };
}

function invocationError(cause: unknown): Error {
  const name = errorName(cause);
  if (THROTTLED.has(name)) return new Throttled('The function that reads pages is throttled.', { cause });
  if (UNUSABLE.has(name)) {
    return new EnvironmentFailure('The function that reads pages cannot be asked.', {
      cause,
      remedy: 'Deploy the stack again, or unset FETCH_FUNCTION_NAME to read pages in this process.',
    });
  }
  return new ServiceUnavailable('The function that reads pages does not answer.', { cause });
}
