import type { Context } from 'aws-lambda';
import { isPlumblineError } from '#shared/errors.ts';
import { type LogFields, logOf } from './log.ts';

/** What is logged of one call of a function; its beginning was logged when this was made. */
export interface InvocationLog {
  finished(fields?: LogFields): void;
  /** Answered with a refusal, without an error. */
  refused(fields: LogFields): void;
  /** An error of ours was foreseen and is a warning; all others are logged with their stack as errors. */
  failed(error: unknown, fields?: LogFields): void;
}

/** Begins the lines of one call: `name` is the state, the route or the function; `fields` say on what it works. */
export function logInvocation(context: Context, name: string, fields: LogFields): InvocationLog {
  const log = logOf(context);
  const begin = performance.now();
  const call = { ...fields, function: context.functionName, requestId: context.awsRequestId };
  const ended = (more: LogFields = {}): LogFields => ({
    ...call,
    ...more,
    durationMilliseconds: Math.round(performance.now() - begin),
  });
  log.info(`${name} began`, call);
  return {
    finished: (more) => log.info(`${name} finished`, ended(more)),
    refused: (more) => log.warn(`${name} was refused`, undefined, ended(more)),
    failed: (error, more) => {
      if (isPlumblineError(error)) log.warn(`${name} failed`, error, ended(more));
      else log.error(`${name} failed unexpectedly`, error, ended(more));
    },
  };
}

/** Does the work of a call and logs how it ended. */
export async function logged<Output>(call: InvocationLog, work: () => Promise<Output>): Promise<Output> {
  try {
    const output = await work();
    call.finished();
    return output;
  } catch (error) {
    call.failed(error);
    throw error;
  }
}
