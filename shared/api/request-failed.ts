import { ErrorBody } from './responses.ts';

type Failure = ErrorBody['error'];

/** An answer of the service that is no success, as its client sees it. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed' as const;
  /** HTTP status. */
  readonly httpStatus: number;
  /** What the service says: its name for the error, the field, the remedy. */
  readonly failure: Failure;

  constructor(httpStatus: number, failure: Failure) {
    super(failure.message);
    this.httpStatus = httpStatus;
    this.failure = failure;
  }
}

/** Reads the error of an answer; an answer in another shape is reported as such. */
export function readFailure(httpStatus: number, body: string): RequestFailed {
  const parsed = ErrorBody.safeParse(parseJson(body));
  if (parsed.success) return new RequestFailed(httpStatus, parsed.data.error);
  return new RequestFailed(httpStatus, {
    name: 'MalformedReply',
    message: `The service answered with HTTP status ${httpStatus} and no explanation.`,
    remedy: 'Check that the address belongs to a Plumbline service.',
  });
}

/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
