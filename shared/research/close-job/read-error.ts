import * as z from 'zod';
import type { StateError } from '#shared/domain/execution.ts';
import { parseJson } from '#shared/text/parse-json.ts';

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
