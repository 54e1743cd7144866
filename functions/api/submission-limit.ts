import { httpStatusOf } from '#shared/api/contract/error-names.ts';
import { Throttled } from '#shared/errors.ts';
import type { Admission } from '#shared/ports/caller-limits.ts';
import type { ApiRequest } from './api-request.ts';
import type { ApiResponse } from './api-response.ts';
import { failure } from './error-response.ts';

type Asked = Pick<ApiRequest, 'caller' | 'ports'>;

export interface Admitted {
  /** They say what is left. */
  readonly headers: ApiResponse['headers'];
  /** The answer to who has submitted as much as the window allows. */
  readonly refusal?: ApiResponse;
}

/** Counts a submission of the caller, by its id: one that comes again counts once. */
export async function admitSubmission(request: Asked, id: string): Promise<Admitted> {
  const { config, callerLimits } = request.ports;
  const { submitLimit: count, submitWindowSeconds } = config.job;
  if (count === 0) return { headers: {} };
  const limit = { count, windowMilliseconds: submitWindowSeconds * 1000 };
  const admission = await callerLimits
    .admit(request.caller, { name: 'submit', id }, limit)
    .catch((error: unknown) => askAgain(error));
  const headers = limitHeaders(admission, { count, submitWindowSeconds });
  if (admission.isAdmitted) return { headers };
  const error = {
    name: 'Throttled',
    message: `At most ${count} questions are taken from one caller in ${submitWindowSeconds} seconds.`,
    remedy: 'Come again when Retry-After says, or put many questions into one batch.',
  };
  const retryAfter = String(Math.max(1, Math.ceil(admission.resetMilliseconds / 1000)));
  const refusal = failure(httpStatusOf(error.name), error, { ...headers, 'retry-after': retryAfter });
  return { headers, refusal };
}

/** Where too many of one caller come at once to be counted, none has a place for the moment. */
function askAgain(error: unknown): Admission {
  if (!(error instanceof Throttled)) throw error;
  return { isAdmitted: false, remaining: 0, resetMilliseconds: error.retryAfterMilliseconds ?? 1000 };
}

/** As the HTTP working group's draft on RateLimit fields has them. */
function limitHeaders(
  { remaining, resetMilliseconds }: Admission,
  { count, submitWindowSeconds }: { readonly count: number; readonly submitWindowSeconds: number },
): ApiResponse['headers'] {
  return {
    'ratelimit-policy': `"submit";q=${count};w=${submitWindowSeconds}`,
    ratelimit: `"submit";r=${remaining};t=${Math.ceil(resetMilliseconds / 1000)}`,
  };
}
