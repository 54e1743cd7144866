/** A failed state, as the interpreter matches it: `name` against Retry and Catch, `message` becomes the Cause. */
export class StateFailure extends Error {
  override readonly name: string;
  readonly isRetryable: boolean;
  readonly isCatchable: boolean;

  constructor(name: string, cause: string, options: { readonly isFinal: boolean } = { isFinal: false }) {
    super(cause);
    this.name = name;
    this.isRetryable = !options.isFinal;
    this.isCatchable = !options.isFinal;
  }
}

/** What AWS makes of an error that a function throws. */
export function functionFailure(error: unknown): StateFailure {
  const errorType = error instanceof Error ? error.name : 'Error';
  const errorMessage = error instanceof Error ? error.message : String(error);
  return new StateFailure(errorType, JSON.stringify({ errorType, errorMessage, trace: [] }));
}

export function timeout(): StateFailure {
  return new StateFailure('States.Timeout', '');
}

/** Neither Retry nor Catch sees it: the execution has been stopped. */
export function stopped(): StateFailure {
  return new StateFailure('ExecutionStopped', 'The execution was stopped.', { isFinal: true });
}

const MAXIMUM_BYTES = 256 * 1024;

/** Throws the failure with which AWS ends an execution that carries too much; `States.ALL` does not catch it. */
export function assertFits(value: unknown, what: string): void {
  const bytes = Buffer.byteLength(JSON.stringify(value) ?? 'null');
  if (bytes <= MAXIMUM_BYTES) return;
  throw new StateFailure(
    'States.DataLimitExceeded',
    `The ${what} takes ${bytes} bytes; the limit is ${MAXIMUM_BYTES}.`,
    { isFinal: true },
  );
}
