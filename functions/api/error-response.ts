import { httpStatusOf } from '#shared/api/contract/error-names.ts';
import type { ErrorBody } from '#shared/api/responses.ts';
import { InvalidInput, Throttled, isPlumblineError, safeMessage } from '#shared/errors.ts';
import { type ApiResponse, answerJson } from './api-response.ts';

/** By what the log distinguishes a call from others, and where the log is, where a caller may open it. */
export interface CallTrail {
  readonly requestId: string;
  readonly logPath: string | undefined;
}

/** An error as an answer. One that is not ours says nothing of the inside but where it is logged. */
export function answerError(error: unknown, trail: CallTrail): ApiResponse {
  if (!isPlumblineError(error)) return answerUnexpected(error, trail);
  const field = error instanceof InvalidInput ? error.field : undefined;
  const body = {
    name: error.name,
    message: error.message,
    ...(field === undefined ? {} : { field }),
    ...(error.remedy === undefined ? {} : { remedy: error.remedy }),
  };
  return failure(httpStatusOf(error.name), body, retryAfter(error));
}

function answerUnexpected(error: unknown, { requestId, logPath }: CallTrail): ApiResponse {
  const where = logPath === undefined ? 'the log of the service has' : `the log ${logPath} has`;
  return failure(500, {
    name: 'Unexpected',
    message: safeMessage(error),
    remedy: `Try again later; ${where} what happened under request ${requestId}.`,
  });
}

export function failure(
  status: number,
  error: ErrorBody['error'],
  headers: ApiResponse['headers'] = {},
): ApiResponse {
  return answerJson({ error } satisfies ErrorBody, status, headers);
}

function retryAfter(error: unknown): Record<string, string> {
  if (!(error instanceof Throttled) || error.retryAfterMilliseconds === undefined) return {};
  return { 'retry-after': String(Math.ceil(error.retryAfterMilliseconds / 1000)) };
}
