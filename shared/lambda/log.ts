import { Console } from 'node:console';
import type { Writable } from 'node:stream';
import { Logger } from '@aws-lambda-powertools/logger';
import type { Context } from 'aws-lambda';
import { describeError } from './describe-error.ts';

/** Ids, names, counts and times; never text of a question, a source or a model. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Where a running system says what it does and what went wrong: JSON, a line each. */
export interface Log {
  /** The file, where a person can open one. */
  readonly path?: string;
  info(message: string, fields: LogFields): void;
  /** What was refused or failed as foreseen. */
  warn(message: string, error: unknown, fields: LogFields): void;
  /** What nobody foresaw. */
  error(message: string, error: unknown, fields: LogFields): void;
}

/** A log that writes to the stream, else to where Lambda reads the lines of a function. */
export function createLog(stream?: Writable): Omit<Log, 'path'> {
  const logger = stream ? new StreamLogger(stream) : new Logger({ serviceName: SERVICE });
  return {
    info: (message, fields) => logger.info(message, fields),
    warn: (message, error, fields) => logger.warn(message, { ...fields, ...errorField(error) }),
    error: (message, error, fields) => logger.error(message, { ...fields, ...errorField(error) }),
  };
}

/** For those who are given none. */
const NO_LOG: Log = { info: nothing, warn: nothing, error: nothing };
function nothing(): void {}

let own: Log | undefined;

/** The log that a context carries; without one, none beside given ports, and that of the Lambda function elsewhere. */
export function logOf(context: Context): Log {
  if (hasLog(context) && context.log !== undefined) return context.log;
  if ('ports' in context) return NO_LOG;
  own ??= createLog();
  return own;
}

const SERVICE = 'plumbline';

class StreamLogger extends Logger {
  readonly #console: Console;

  constructor(stream: Writable) {
    super({ serviceName: SERVICE, logLevel: 'INFO' });
    this.#console = new Console({ stdout: stream, stderr: stream });
  }

  protected override printLog(_level: number, item: Parameters<Logger['printLog']>[1]): void {
    item.prepareForPrint();
    this.#console.log('%s', JSON.stringify(item.getAttributes(), this.getJsonReplacer()));
  }
}

function errorField(error: unknown): { readonly error?: ReturnType<typeof describeError> } {
  return error === undefined ? {} : { error: describeError(error) };
}

function hasLog(context: object): context is { readonly log: Log | undefined } {
  return 'log' in context;
}
