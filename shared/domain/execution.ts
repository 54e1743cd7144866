import * as z from 'zod';

/** What a Catch puts into the state: the error's name, and a cause that is JSON when a Lambda function threw. */
export const StateError = z.object({ Error: z.string().optional(), Cause: z.string().optional() });
export type StateError = z.infer<typeof StateError>;

/** How an execution stands: not there (never started, or long forgotten), at work, or how it ended. */
export type ExecutionStanding =
  | { readonly status: 'NONE' | 'RUNNING' }
  | ({ readonly status: 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED' } & StateError);

/** The error that a job ends with when its execution is no longer at work and left it without an end. */
export function errorOfEnd({ status, ...error }: ExecutionStanding & StateError): StateError {
  if (status === 'ABORTED') return ABORTED;
  if (status === 'TIMED_OUT') return { Error: 'States.Timeout' };
  if (status === 'FAILED') return { Error: error.Error ?? 'Unknown', Cause: error.Cause ?? '' };
  return LOST;
}

const ABORTED = stateError(
  'ExecutionAborted',
  'The execution of this job was stopped by someone who runs the service.',
);
const LOST = stateError('ExecutionLost', 'The execution of this job is gone and left no result.');

/** An error as Lambda writes it when a function throws. */
export function stateError(errorType: string, errorMessage: string): StateError {
  return { Error: errorType, Cause: JSON.stringify({ errorType, errorMessage, trace: [] }) };
}
