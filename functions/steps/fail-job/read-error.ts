import * as z from 'zod';
import { parseJson } from '#shared/text/parse-json.ts';

/** What a Catch puts into the state: the error's name, and a cause that is JSON when a Lambda function threw. */
export const StateError = z.object({ Error: z.string().optional(), Cause: z.string().optional() });
export type StateError = z.infer<typeof StateError>;

export interface CaughtError {
  readonly name: string;
  /** As it was thrown: only safe to show for the product's own errors. */
  readonly message: string;
}

const LambdaCause = z.object({ errorType: z.string().optional(), errorMessage: z.string().optional() });

/** The name and message of an error; a cause that is not what Lambda writes gives no message. */
export function readError(error: StateError): CaughtError {
  const cause = LambdaCause.safeParse(parseJson(error.Cause ?? ''));
  const { errorType, errorMessage } = cause.success ? cause.data : {};
  return { name: errorType ?? error.Error ?? 'Unknown', message: errorMessage?.trim() ?? '' };
}
