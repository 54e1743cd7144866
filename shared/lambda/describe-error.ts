/** An error as it stands in a line of the log. */
export interface DescribedError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
  readonly errors?: readonly DescribedError[];
}

const MAXIMUM_CHARACTERS = 8000;
const MAXIMUM_DEPTH = 5;
const MAXIMUM_ERRORS = 5;

/** Name, message, stack and causes, each bounded; whatever else hangs on an error (requests, replies) stays out. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: bounded(textOf(error)) };
  const { name, message, stack, cause } = error;
  const isDeepest = depth >= MAXIMUM_DEPTH;
  const errors = error instanceof AggregateError && !isDeepest ? error.errors.slice(0, MAXIMUM_ERRORS) : [];
  return {
    name,
    message: bounded(message),
    ...(stack === undefined ? {} : { stack: bounded(stack) }),
    ...(cause === undefined || isDeepest ? {} : { cause: describeError(cause, depth + 1) }),
    ...(errors.length === 0 ? {} : { errors: errors.map((one) => describeError(one, depth + 1)) }),
  };
}

function textOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null
    ? 'An object that is no error was thrown.'
    : String(thrown);
}

/** Keys in addresses and headers, which libraries put into their messages. */
const SECRETS =
  /\b((?:api[-_]?|access[-_]?)?key|token|secret|password|signature|x-amz-(?:signature|credential|security-token))=[^&\s"')]+/gi;
const CREDENTIALS = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi;

function bounded(text: string): string {
  const masked = text.replaceAll(SECRETS, '$1=***').replaceAll(CREDENTIALS, '$1 ***').toWellFormed();
  return masked.length <= MAXIMUM_CHARACTERS
    ? masked
    : `${masked.slice(0, MAXIMUM_CHARACTERS).toWellFormed()}…`;
}
